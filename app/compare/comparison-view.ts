import { type Scope, SPOT } from '#domain/method/scope.ts';
import type { CriterionView, FindingView, RulingView } from '#domain/ruling/ruling-view.ts';
import type { Compared } from './compared.ts';

/** The rulings of all compared listings on one scope, with the criteria that any of them answers. */
export interface ComparedScope {
  scope: Scope;
  name: string;
  /** The heads of the columns already show the verdicts. */
  isHeaded: boolean;
  /** In the order of the listings. */
  columns: (RulingView | undefined)[];
  criteria: ComparedCriterion[];
}

interface ComparedCriterion {
  id: string;
  name: string;
  isCore: boolean;
  differs: boolean;
  /** The places of the columns that are asked about it, where others are not; null: all are, or it differs. */
  askedColumns: number[] | null;
  /** It differs, or counts against some and is not asked of others: its row has the start of the notes. */
  isReasoned: boolean;
}

/** Compares the rulings on `scope`. At least one of the listings has one. */
export function comparedScope(compared: Pick<Compared, 'rulings'>[], scope: Scope): ComparedScope {
  const columns = compared.map(({ rulings }) => rulings.find((ruling) => ruling.scope === scope));
  const rulings = columns.flatMap((ruling) => ruling ?? []);
  // Rulings of different versions of the method answer different criteria.
  const all = rulings.flatMap(({ grounds }) => grounds?.criteria ?? []);
  const names = new Map(all.map(({ id, name }) => [id, name]));
  const core = new Set(all.flatMap(({ id, isCore }) => (isCore ? id : [])));
  return {
    scope,
    name: rulings[0]?.scopeName ?? '',
    isHeaded: compared.every((each) => (mainRulingOf(each)?.scope ?? SPOT) === scope),
    columns,
    criteria: [...names].map(([id, name]) => {
      const differs = differ(columns.map((ruling) => ruling && answeredIn(ruling, id)));
      const isPartlyAsked = columns.some((ruling) => ruling?.grounds && !answerIn(ruling, id));
      const askedColumns =
        isPartlyAsked && !differs
          ? columns.flatMap((ruling, place) => (ruling && answerIn(ruling, id) ? place : []))
          : null;
      const gravest = gravestFinding(columns, id);
      const isReasoned =
        differs || (askedColumns !== null && gravest !== null && isAgainst(gravest));
      return { id, name, isCore: core.has(id), differs, askedColumns, isReasoned };
    }),
  };
}

/** The first finding that counts against a listing, or else the first; null: there is none. */
export function gravestFinding(
  columns: (RulingView | undefined)[],
  id: string,
): FindingView | null {
  const findings = columns.flatMap((ruling) => (ruling && answerIn(ruling, id)?.finding) ?? []);
  return findings.find(isAgainst) ?? findings[0] ?? null;
}

function isAgainst({ tone }: FindingView): boolean {
  return tone === 'concern' || tone === 'fail';
}

/** The ruling whose verdict is the listing's; undefined: nobody has ruled. */
export function mainRulingOf({ rulings }: Pick<Compared, 'rulings'>): RulingView | undefined {
  return rulings.find(({ isMain }) => isMain);
}

/** Whether the main verdicts are equal; null: one is missing, or they are on different scopes. */
export function isSameVerdict(compared: Pick<Compared, 'rulings'>[]): boolean | null {
  const mains = compared.map(mainRulingOf);
  const isOneScope = new Set(mains.map((ruling) => ruling?.scope)).size === 1;
  if (!isOneScope || !mains[0]) return null;
  return !differ(mains.map((ruling) => ruling?.verdict));
}

/** A ruling's answer to a criterion, if it has one. */
export function answerIn({ grounds }: RulingView, id: string): CriterionView | undefined {
  return grounds?.criteria.find((criterion) => criterion.id === id);
}

// The finding on a criterion; undefined where nothing is known.
function answeredIn(ruling: RulingView, id: string): string | undefined {
  const finding = answerIn(ruling, id)?.finding;
  return finding?.tone === 'unknown' ? undefined : finding?.id;
}

/** Whether two of the known values are different; undefined: not known. */
export function differ(values: (string | undefined)[]): boolean {
  return new Set(values.filter((value) => value !== undefined)).size > 1;
}
