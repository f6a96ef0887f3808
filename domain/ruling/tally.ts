import type { Kind } from '#db/schema.ts';
import { CURRENT_METHOD, methodOf } from '#domain/method/method.ts';
import { SCOPES, type Scope, SPOT } from '#domain/method/scope.ts';
import { mainScopeOf } from './offers.ts';
import { judgedIn, type Ruled, type Ruling } from './ruling.ts';
import { VERDICTS, type Verdict } from './verdict.ts';

/** The directions in which a verdict differs from the method's; `nothing`: the method gives none. */
export const DIRECTIONS = ['leniency', 'strictness', 'nothing'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export type PerKind = Record<Kind, number>;

export interface Departure {
  kind: Kind;
  id: string;
  scope: Scope;
  direction: Direction;
}

/** The rulings of all listings as the method judges them. */
export interface Tally {
  /** Listings by the rule of the current version that fits their main ruling. */
  byRule: Map<string, PerKind>;
  /** Listings by the earlier version that their main ruling was made under. */
  byEarlierVersion: Map<string, PerKind>;
  /** Of every scope. */
  departures: Departure[];
}

export function emptyTally(): Tally {
  return { byRule: new Map(), byEarlierVersion: new Map(), departures: [] };
}

/** Counts a listing into `tally`, from its findings and not from its verdict. */
export function countListing(
  tally: Tally,
  { kind, id, rulings, offers }: Pick<Ruled, 'kind' | 'id' | 'rulings' | 'offers'>,
): void {
  const mainScope = mainScopeOf(offers);
  const version = rulings[mainScope]?.grounds?.method ?? CURRENT_METHOD.version;
  if (version === CURRENT_METHOD.version) {
    const { rule } = proposalFor(kind, mainScope, rulings[mainScope]);
    if (rule) addTo(tally.byRule, rule, kind);
  } else addTo(tally.byEarlierVersion, version, kind);
  for (const scope of SCOPES) {
    const direction = directionOf(kind, scope, rulings[scope]);
    if (direction) tally.departures.push({ kind, id, scope, direction });
  }
}

/** Counts listings without any ruling. */
export function countUnruled(tally: Tally, kind: Kind, count: number): void {
  const { rule } = proposalFor(kind, SPOT, undefined);
  if (rule) addTo(tally.byRule, rule, kind, count);
}

/** The direction in which a verdict differs from the method's; null: it does not, or there is none. */
function directionOf(kind: Kind, scope: Scope, ruling: Ruling | undefined): Direction | null {
  if (!ruling?.verdict) return null;
  const { verdict } = proposalFor(kind, scope, ruling);
  if (verdict === null) return 'nothing';
  if (verdict === ruling.verdict) return null;
  return severity(ruling.verdict) < severity(verdict) ? 'leniency' : 'strictness';
}

// The method gives nothing where nothing was answered.
function proposalFor(kind: Kind, scope: Scope, ruling: Ruling | undefined) {
  const grounds = ruling?.grounds ?? { criteria: {} };
  const method = ruling?.grounds ? methodOf(ruling.grounds.method) : CURRENT_METHOD;
  return method.propose(judgedIn(kind, scope, grounds));
}

function severity(verdict: Verdict): number {
  return VERDICTS.indexOf(verdict);
}

function addTo(counts: Map<string, PerKind>, key: string, kind: Kind, count = 1): void {
  const counted = counts.get(key) ?? { coin: 0, exchange: 0 };
  counts.set(key, { ...counted, [kind]: counted[kind] + count });
}
