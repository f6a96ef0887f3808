import { Ban } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { VerdictMark } from '#app/verdict/verdict-mark.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { ExchangeEntry } from './exchange-entry.tsx';
import { NewestSection } from './newest-section.tsx';

/** The newest exchanges. */
export function ExchangesSection({ exchanges }: { exchanges: RuledSummary[] }) {
  const { text, to } = useLanguage();
  return (
    <NewestSection
      id="exchanges"
      title={text.home.exchangesTitle}
      text={text.home.exchangesText}
      more={{ to: to('/exchange'), label: text.home.allExchanges }}
      listings={exchanges}
      listClass="card divide-y divide-line"
      card={(exchange) => <ExchangeEntry exchange={exchange} />}
      words={text.exchanges}
    >
      <SignsKey exchanges={exchanges} />
    </NewestSection>
  );
}

/** The words of the products' signs that no verdict in words has, where the products have no room for them; they are read out. */
function SignsKey({ exchanges }: { exchanges: RuledSummary[] }) {
  const { text } = useLanguage();
  const named = new Set(exchanges.map(({ rulings }) => mainGlance(rulings)?.verdict));
  const verdicts = VERDICTS.filter(
    (verdict) =>
      !named.has(verdict) &&
      exchanges.some(({ rulings }) => rulings.some((ruling) => ruling.verdict === verdict)),
  );
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-3 text-xs text-muted xl:hidden">
      {verdicts.map((verdict) => (
        <span key={verdict} className="flex items-center gap-1">
          <VerdictMark verdict={verdict} className="size-3" />
          {text.verdict[verdict]}
        </span>
      ))}
      <span>— {text.ruling.notLookedAt}</span>
      <span className="flex items-center gap-1">
        <Ban className="size-3.5" strokeWidth={1.5} />
        {text.ruling.notOffered}
      </span>
    </p>
  );
}
