import { useLanguage } from '#app/i18n/use-language.ts';
import type { EntryView } from '#app/ledger/entry-view.ts';
import { LatestRows } from '#app/ledger/latest-rows.tsx';
import { Cached } from '#app/markup/cached.ts';
import { HomeSection } from './home-section.tsx';

/** The newest entries of the ledger, a line each. */
export function LatestChanges({ entries }: { entries: EntryView[] }) {
  const { text, to, language } = useLanguage();
  if (entries.length === 0) return null;
  return (
    <Cached by={['latest changes', language, entries]}>
      <HomeSection
        id="latest-changes"
        title={text.home.changesTitle}
        text={text.home.changesText}
        more={{ to: to('/changes'), label: text.home.allChanges }}
      >
        <LatestRows entries={entries} className="max-sm:nth-3:hidden" />
      </HomeSection>
    </Cached>
  );
}
