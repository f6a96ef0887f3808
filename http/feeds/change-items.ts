import { formatList } from '#app/i18n/format.ts';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { entryHref } from '#app/ledger/changes-query.ts';
import type { EntryView, RulingStateView } from '#app/ledger/entry-view.ts';
import { entryListings, entryViews } from '#app/ledger/entry-views.server.ts';
import type { Database } from '#db/client.ts';
import type { Position } from '#domain/position/position.ts';
import type { LedgerEntry } from '#domain/ruling/ledger/ledger-entry.ts';
import type { FeedItem } from './atom-feed.ts';

/** Entries of the ledger of rulings as items of a feed. */
export async function changeItems(
  db: Database,
  entries: LedgerEntry[],
  {
    origin,
    language,
    positions,
  }: { origin: string; language: Language; positions: readonly Position[] },
): Promise<FeedItem[]> {
  const listings = await entryListings(db, entries, language);
  const shown = entryViews(entries, { listings, positions, language });
  return shown.map((entry) => {
    const at = new Date(entry.at);
    return {
      url: origin + localizedPath(entryHref(entry.seq), language),
      title: `${entry.name} (${entry.scope}): ${verdictsOf(entry, language)}`,
      text: [...linesOf(entry, language), ...groundsOf(entry, { origin, language })].join('\n'),
      tags: entry.after
        ? wordsOf(entry.after, language)
        : [LANGUAGES[language].text.changes.withdrawn],
      published: at,
      updated: at,
    };
  });
}

function verdictsOf({ before, after }: EntryView, language: Language): string {
  const { changes } = LANGUAGES[language].text;
  const inWords = (state: RulingStateView) => wordsOf(state, language).join(' · ');
  if (!after) return before ? changes.withdrawnFrom(inWords(before)) : changes.withdrawn;
  const now = inWords(after);
  if (!before) return now;
  if (before.verdict === after.verdict) return `${now}. ${changes.stays}`;
  return changes.fromTo(inWords(before), now);
}

function wordsOf(
  { verdict, firmness, writtenUnder }: RulingStateView,
  language: Language,
): string[] {
  const { text } = LANGUAGES[language];
  if (writtenUnder) return [text.verdict[verdict], text.ruling.methodVersion(writtenUnder)];
  return [text.verdict[verdict], firmness?.name ?? text.verdict.noFirmness];
}

function linesOf(
  { changed, before, after, why, by, what }: EntryView,
  language: Language,
): string[] {
  const { locale, text } = LANGUAGES[language];
  const { changes } = text;
  const parts = formatList(
    locale,
    changed.map((part) => changes.parts[part]),
  );
  return [
    ...(before && after ? [parts ? `${changes.changed} ${parts}` : changes.anew] : []),
    ...(what === 'opened' ? [changes.opened] : []),
    ...(why ? [why.text] : []),
    ...(what === 'opened'
      ? []
      : [by ?? (what === 'imported' ? changes.imported : changes.anEditor)]),
  ];
}

// Links to the page with the sources, one click less than from the ledger entry.
function groundsOf(
  { path, after }: EntryView,
  { origin, language }: { origin: string; language: Language },
): string[] {
  if (!path || !after) return [];
  const { changes } = LANGUAGES[language].text;
  return [`${changes.restsOn} ${origin}${localizedPath(path, language)}`];
}
