import type { Language } from '#app/i18n/languages.ts';
import type { Database } from '#db/client.ts';
import { summarize } from '#domain/listing/display.ts';
import { findListings } from '#domain/listing/find.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { inLanguage } from '#domain/ruling/bilingual.ts';
import type { LedgerEntry, RulingState } from '#domain/ruling/ledger.ts';
import { type Criterion, METHOD } from '#domain/ruling/method.ts';
import { type CriterionText, methodText } from '#domain/ruling/method-text.ts';
import type { ShownEntry, ShownState } from './shown-entry.ts';

/** Entries of the ledger as pages and feeds in `language` tell them. */
export async function showEntries(
  db: Database,
  entries: LedgerEntry[],
  language: Language,
): Promise<ShownEntry[]> {
  const names = await namesOf(db, entries, language);
  return entries.map((entry) => {
    const { seq, kind, listingId, what, changed, by, hash, previous, digest } = entry;
    const name = names.get(`${kind}/${listingId}`);
    return {
      ...{ seq, kind, what, changed, by, hash, previous, digest },
      name: name ?? entry.name,
      path: name === undefined ? null : `/${kind}/${listingId}`,
      scope: inLanguage(methodText(METHOD).scopes[kind][entry.scope], language),
      before: entry.before && stateIn(entry.before, language),
      after: entry.after && stateIn(entry.after, language),
      findings: findingsChanged(entry, language),
      why: whyIn(entry, language),
      at: entry.at.toISOString(),
    };
  });
}

/** What the listings are called that are still in the directory, by `kind/id`. */
async function namesOf(db: Database, entries: LedgerEntry[], language: Language) {
  const kinds: Kind[] = ['coin', 'exchange'];
  const found = await Promise.all(
    kinds.map((kind) => {
      const ids = entries.filter((entry) => entry.kind === kind).map((entry) => entry.listingId);
      return findListings(db, kind, [...new Set(ids)]);
    }),
  );
  const shown = found.flat().map((listing) => summarize(listing, language, 'detail', () => null));
  return new Map(shown.map(({ kind, id, name }) => [`${kind}/${id}`, name]));
}

function stateIn({ verdict, firmness, reviewDue }: RulingState, language: Language): ShownState {
  const name = firmness && methodText(METHOD).firmness[firmness].name;
  return { verdict, reviewDue, firmness: name && inLanguage(name, language) };
}

function findingsChanged({ kind, before, after }: LedgerEntry, language: Language) {
  const [was, is] = [before?.findings ?? {}, after?.findings ?? {}];
  const criteria = [...new Set([...Object.keys(was), ...Object.keys(is)])] as Criterion[];
  return criteria
    .map((criterion) => ({
      criterion: criterionIn(kind, criterion, language),
      from: was[criterion] ?? null,
      to: is[criterion] ?? null,
    }))
    .filter(({ from, to }) => from !== to);
}

// A later method may not ask it any more; the entry stays.
function criterionIn(kind: Kind, criterion: Criterion, language: Language): string {
  const texts: Partial<Record<Criterion, CriterionText>> = methodText(METHOD).criteria[kind];
  const text = texts[criterion];
  return text ? inLanguage(text.name, language) : criterion;
}

function whyIn({ whyEn, whyAr }: LedgerEntry, language: Language): ShownEntry['why'] {
  if (language === 'ar' && whyAr) return { text: whyAr, language: 'ar' };
  if (whyEn) return { text: whyEn, language: 'en' };
  return whyAr ? { text: whyAr, language: 'ar' } : null;
}
