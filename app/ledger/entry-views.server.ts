import type { Language } from '#app/i18n/languages.ts';
import { namesOf } from '#app/listing/names.server.ts';
import type { Database } from '#db/client.ts';
import { inLanguage, type Method } from '#domain/method/definition.ts';
import {
  CURRENT_METHOD,
  criteriaOf,
  entryOf,
  everyCriterionOf,
  methodOf,
} from '#domain/method/method.ts';
import { isWording, type LedgerEntry, type RulingState } from '#domain/ruling/ledger.ts';
import { type FindingView, findingView } from '#domain/ruling/ruling-view.ts';
import type { EntryView, RulingStateView } from './entry-view.ts';

/**
 * Ledger entries in `language` for pages and feeds, each in the words of its own version of the method. `names` are those of
 * their listings, by `kind/id`.
 */
export function entryViews(
  entries: LedgerEntry[],
  names: Map<string, string>,
  language: Language,
): EntryView[] {
  return entries.map((entry) => {
    const { seq, kind, listingId, what, changed, by, hash, previous, digest } = entry;
    const name = names.get(`${kind}/${listingId}`);
    return {
      ...{ seq, kind, what, changed, by, hash, previous, digest },
      isWording: isWording(entry),
      name: name ?? entry.name,
      path: name === undefined ? null : `/${kind}/${listingId}`,
      rulingPath: `/${kind}/${listingId}/rulings/${seq}`,
      scope: inLanguage(lastMethod(entry).scopes[kind][entry.scope], language),
      before: entry.before && stateIn(entry.before, language),
      after: entry.after && stateIn(entry.after, language),
      findings: findingsChanged(entry, language),
      why: whyIn(entry, language),
      at: entry.at.toISOString(),
    };
  });
}

/** The names of the listings of entries, for `entryViews`. */
export function entryNames(
  db: Database,
  entries: LedgerEntry[],
  language: Language,
): Promise<Map<string, string>> {
  const listings = entries.map(({ kind, listingId: id }) => ({ kind, id }));
  return namesOf(db, listings, language);
}

function stateIn(
  { method, verdict, firmness, reviewDue }: RulingState,
  language: Language,
): RulingStateView {
  const { version, firmness: names } = methodOf(method);
  const name = firmness && entryOf(names, firmness).name;
  return {
    verdict,
    earlierMethod: version === CURRENT_METHOD.version ? null : version,
    reviewDue,
    firmness: name && firmness ? { id: firmness, name: inLanguage(name, language) } : null,
  };
}

// A withdrawal uses the words of the withdrawn ruling.
function lastMethod({ before, after }: LedgerEntry): Method {
  return methodOf((after ?? before)?.method);
}

// An open question is the same in the words of every version.
function findingsChanged(entry: LedgerEntry, language: Language) {
  const { before, after } = entry;
  const criteria = new Set([before, after].flatMap((state) => Object.keys(state?.findings ?? {})));
  return [...criteria].flatMap((criterion) => {
    const from = findingIn(entry, before, criterion, language);
    const to = findingIn(entry, after, criterion, language);
    if (from?.id === to?.id || (from?.tone === 'unknown' && to?.tone === 'unknown')) return [];
    const name = criterionName(entry, criterion, language);
    return { criterion: name, from: from?.name ?? null, to: to?.name ?? null };
  });
}

// One of the two versions may lack the criterion.
function criterionName({ kind, before, after }: LedgerEntry, id: string, language: Language) {
  const methods = [after, before].map((state) => methodOf(state?.method));
  const [text] = methods.flatMap(({ criteria }) => criteria[kind][id] ?? []);
  return text ? inLanguage(text.name, language) : id;
}

// Null: the criterion is not asked.
function findingIn(
  entry: LedgerEntry,
  state: RulingState | null,
  criterion: string,
  language: Language,
): FindingView | null {
  const method = methodOf(state?.method);
  const finding = state?.findings[criterion];
  if (finding === undefined && !isAsked(entry, method, criterion)) return null;
  return findingView(method, finding === undefined ? undefined : { finding }, { language });
}

// The ledger does not record the kind of asset: where it may differ, a criterion that only some kinds have counts as not asked.
function isAsked({ kind, scope, changed }: LedgerEntry, method: Method, criterion: string) {
  const isSameKind = !changed.includes('method') && !changed.includes('asset');
  const assets = isSameKind ? [] : Object.keys(method.assets[kind] ?? {});
  const ofEachAsset = assets.map((asset) => criteriaOf(method, { kind, scope, asset }));
  return [everyCriterionOf(method, kind, scope), ...ofEachAsset].every((asked) =>
    asked.includes(criterion),
  );
}

function whyIn({ whyEn, whyAr }: LedgerEntry, language: Language): EntryView['why'] {
  if (language === 'ar' && whyAr) return { text: whyAr, language: 'ar' };
  if (whyEn) return { text: whyEn, language: 'en' };
  return whyAr ? { text: whyAr, language: 'ar' } : null;
}
