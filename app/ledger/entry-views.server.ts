import type { Language } from '#app/i18n/languages.ts';
import type { Database } from '#db/client.ts';
import { summarize } from '#domain/listing/display.ts';
import { findListings } from '#domain/listing/find.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { canonical, inLanguage, type Method } from '#domain/method/definition.ts';
import {
  criteriaOf,
  entryOf,
  everyCriterionOf,
  isCore,
  methodOf,
  recordedVersion,
} from '#domain/method/method.ts';
import { laterNameOf } from '#domain/method/renamed-findings.ts';
import type { Position } from '#domain/position/position.ts';
import { severityOf } from '#domain/ruling/deciding-criteria.ts';
import { withoutYear } from '#domain/ruling/finding-year.ts';
import {
  isWording,
  type LedgerEntry,
  type RulingState,
} from '#domain/ruling/ledger/ledger-entry.ts';
import { findingsOf, type JudgedRulings } from '#domain/ruling/ruling.ts';
import { type FindingView, findingView, firmnessView } from '#domain/ruling/ruling-view.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import type { ChangedFinding, EntryView, RulingStateView } from './entry-view.ts';

/** The part of a listing that views of entries use. */
export interface EntryListing {
  name: string;
  rulings: JudgedRulings;
}

interface Setting {
  /** By `kind/id`; deleted ones are missing. */
  listings: Map<string, EntryListing>;
  positions: readonly Position[];
  language: Language;
  /** Whether the views hold the hashes of their entries. */
  withHashes?: boolean;
}

/** Ledger entries in `language` for pages and feeds, each in the words of its own version of the method. */
export function entryViews(entries: LedgerEntry[], setting: Setting): EntryView[] {
  const { listings, language, withHashes = false } = setting;
  return entries.map((entry) => {
    const { seq, kind, listingId, what, changed, by, hash, previous, digest } = entry;
    const name = listings.get(`${kind}/${listingId}`)?.name;
    return {
      seq,
      kind,
      what,
      changed: changed.map((part) =>
        part === 'asset' && entry.scope === 'staking' ? 'stakingForm' : part,
      ),
      by,
      hashes: withHashes ? { hash, previous, digest } : null,
      isWording: isWording(entry),
      name: name ?? entry.name,
      path: name === undefined ? null : `/${kind}/${listingId}`,
      rulingPath: `/${kind}/${listingId}/rulings/${seq}`,
      scope: inLanguage(lastMethod(entry).scopes[kind][entry.scope], language),
      before: entry.before && stateIn(entry.before, language),
      after: entry.after && {
        ...stateIn(entry.after, language),
        ...currentFirmness(entry, setting),
      },
      ...findingsChanged(entry, setting),
      why: whyIn(entry, language),
      at: entry.at.toISOString(),
    };
  });
}

/** The listings of entries, for `entryViews`. */
export async function entryListings(
  db: Database,
  entries: LedgerEntry[],
  language: Language,
): Promise<Map<string, EntryListing>> {
  const found = await Promise.all(
    KINDS.map((kind) => {
      const ids = entries.filter((entry) => entry.kind === kind).map(({ listingId }) => listingId);
      return findListings(db, kind, [...new Set(ids)]);
    }),
  );
  return new Map(
    found.flat().map((listing) => {
      const { name } = summarize(listing, language, 'detail', () => null);
      return [`${listing.kind}/${listing.id}`, { name, rulings: listing.judged }];
    }),
  );
}

// A computed firmness is not recorded: if the entry's ruling is the current one, it has the firmness that its page shows.
function currentFirmness(
  { kind, listingId: id, scope, after }: LedgerEntry,
  { listings, positions, language }: Setting,
): Pick<RulingStateView, 'firmness'> | null {
  const ruling = listings.get(`${kind}/${id}`)?.rulings[scope];
  if (!after || after.firmness || after.verdict !== ruling?.verdict) return null;
  const { verdict, grounds } = ruling;
  const isSame =
    recordedVersion(grounds?.method) === after.method &&
    canonical(grounds ? findingsOf(grounds) : {}) === canonical(after.findings);
  if (!isSame) return null;
  const firmness = firmnessView({ kind, id }, { scope, verdict, grounds }, { language, positions });
  return { firmness: { sign: firmness.sign, name: firmness.name } };
}

function stateIn(
  { method: version, verdict, firmness, findings, reviewDue }: RulingState,
  language: Language,
): RulingStateView {
  const method = methodOf(version);
  const isUngrounded = Object.keys(findings).length === 0;
  const id = firmness ?? (isUngrounded ? method.ungrounded : null);
  const recorded = id && entryOf(method.firmness, id);
  return {
    verdict,
    writtenUnder: method.computeFirmness ? null : method.version,
    reviewDue,
    firmness: recorded ? { sign: recorded.sign, name: inLanguage(recorded.name, language) } : null,
  };
}

// A withdrawal uses the words of the withdrawn ruling.
function lastMethod({ before, after }: LedgerEntry): Method {
  return methodOf((after ?? before)?.method);
}

/** The place of findings that a verdict does not follow from: on criteria that are not core, or that pass. */
const LAST = severityOf([]);
/** The place of findings that alone make a verdict haram. */
const FAILURE = severityOf(['fail']);

// Findings from which the new verdict follows come first, then those from which the old one did; of a milder verdict it is the other way round, since what it follows from has not changed it. An open question is the same in the words of every version.
function findingsChanged(
  entry: LedgerEntry,
  { listings, language }: Setting,
): Pick<EntryView, 'findings' | 'deciding'> {
  const { kind, listingId, scope, before, after } = entry;
  const criteria = new Set([before, after].flatMap((state) => Object.keys(state?.findings ?? {})));
  const asset = listings.get(`${kind}/${listingId}`)?.rulings[scope]?.grounds?.asset?.kind ?? null;
  const placeOf = (state: RulingState | null, criterion: string, found: FindingView | null) =>
    found && isCore(methodOf(state?.method), { kind, scope, asset }, criterion)
      ? severityOf([found.tone])
      : LAST;
  const changed = [...criteria].flatMap((criterion) => {
    const from = findingIn(entry, before, criterion, language);
    const to = findingIn(entry, after, criterion, language);
    if (from?.id === to?.id || (from?.tone === 'unknown' && to?.tone === 'unknown')) return [];
    const name = criterionName(entry, criterion, language);
    return {
      places: [placeOf(after, criterion, to), placeOf(before, criterion, from)] as const,
      finding: inLaterWords(name, from, to),
    };
  });
  const [leading, other] = isMilder(before, after) ? ([1, 0] as const) : ([0, 1] as const);
  changed.sort(({ places: a }, { places: b }) => a[leading] - b[leading] || a[other] - b[other]);
  const [first] = changed;
  const decides = first?.places[leading] ?? LAST;
  const isDeciding =
    decides < LAST && (leading === 0 || before?.verdict !== 'haram' || decides === FAILURE);
  return {
    findings: changed.map(({ finding }) => finding),
    deciding: first && isDeciding ? first.finding : null,
  };
}

function isMilder(before: RulingState | null, after: RulingState | null): boolean {
  if (!before || !after) return false;
  return VERDICTS.indexOf(after.verdict) < VERDICTS.indexOf(before.verdict);
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
): NamedFinding | null {
  const method = methodOf(state?.method);
  const finding = state?.findings[criterion];
  if (finding === undefined && !isAsked(entry, method, criterion)) return null;
  const view = findingView(method, finding === undefined ? undefined : { finding }, { language });
  return { ...view, later: laterName(method, view, language) };
}

/** `later`: its name in the version that renamed it; its own where none has. */
type NamedFinding = FindingView & { later: string };

// The name that a later version gave a finding, unless it begins with the same word.
function laterName({ version }: Method, { id, name }: FindingView, language: Language): string {
  const renamed = laterNameOf(version, id);
  const later = renamed ? withoutYear(inLanguage(renamed, language)) : name;
  return later.startsWith(name) ? name : later;
}

function inLaterWords(
  criterion: string,
  from: NamedFinding | null,
  to: NamedFinding | null,
): ChangedFinding {
  const [was, is] = [from, to].map((found) => (found?.name === found?.later ? null : found));
  return {
    criterion,
    from: from?.later ?? null,
    to: to?.later ?? null,
    ...((was || is) && { recorded: { from: was?.name ?? null, to: is?.name ?? null } }),
  };
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
