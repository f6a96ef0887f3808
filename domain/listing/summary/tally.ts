import type { Scope } from '#domain/method/scope.ts';
import { DIRECTIONS, type Direction, type Judgement } from '#domain/ruling/judgement.ts';
import { VERDICTS, type Verdict } from '#domain/ruling/verdict.ts';
import { KINDS, type Kind, perKind } from '../kind.ts';
import { type NumberedIds, numberedIds } from './numbered-ids.ts';

/** The departures that are named; the others are counted only. */
const MAX_NAMED = 100;

/** The incomplete rulings that are named. */
const MAX_INCOMPLETE = 8;

export type PerKind = Record<Kind, number>;

/** Listings with one main verdict. */
export interface VerdictCount {
  /** Null: nobody has ruled. */
  verdict: Verdict | null;
  count: number;
  /** The number of them with an unanswered core criterion. */
  incomplete: number;
}

export interface Departure {
  kind: Kind;
  id: string;
  scope: Scope;
  direction: Direction;
  /** The version of the method that the ruling was made under. */
  version: string;
}

/** The counts of all rulings. */
export interface Tally {
  /** By verdict, in their order, those without a ruling last; verdicts without a listing are left out. */
  verdicts: Record<Kind, VerdictCount[]>;
  /** The first ids of listings whose main ruling is incomplete. */
  firstIncomplete: Record<Kind, string[]>;
  /** Quoted sources of all rulings. */
  sources: number;
  /** Listings by the row of the current version's verdict table that fits their main ruling. */
  byRow: Map<string, PerKind>;
  /** Listings by the earlier version that their main ruling was made under. */
  byEarlierVersion: Map<string, PerKind>;
  /** Departures in all scopes. */
  departures: Record<Direction, number>;
  /** The listings that are named, by kind and id. */
  namedDepartures: Departure[];
}

/** A tally that is updated listing by listing, at the same cost among few and many. */
export interface RunningTally {
  /** Counts a listing by `judgement` in place of an earlier one; null: there is no such listing any more. */
  set(kind: Kind, id: string, judgement: Judgement | null): void;
  totals(): Tally;
}

/** Starts a tally without any listing. */
export function startTally(): RunningTally {
  const counted = perKind(noneCounted);
  return {
    set: (kind, id, judgement) => regroup(counted[kind], id, judgement),
    totals: () => totalsOf(counted),
  };
}

/** The listings of a kind. */
interface Counted {
  /** Each listing with the place of its group. */
  listings: NumberedIds;
  groups: Group[];
  placeOf: Map<string, number>;
}

/** The listings of one judgement: many listings have few. One without listings keeps its place. */
interface Group {
  key: string;
  judgement: Judgement;
  count: number;
}

function noneCounted(): Counted {
  return { listings: numberedIds(), groups: [], placeOf: new Map() };
}

function regroup(
  { listings, groups, placeOf }: Counted,
  id: string,
  judgement: Judgement | null,
): void {
  const before = groups[listings.get(id) ?? -1];
  if (before) before.count -= 1;
  if (!judgement) {
    listings.remove(id);
    return;
  }
  const key = JSON.stringify(judgement);
  const place = placeOf.get(key) ?? groups.push({ key, judgement, count: 0 }) - 1;
  placeOf.set(key, place);
  listings.set(id, place);
  const group = groups[place];
  if (group) group.count += 1;
}

/** The first ids of listings with such a judgement, at most `count`. */
function firstIds(
  { listings, groups }: Counted,
  count: number,
  isWanted: (judgement: Judgement) => boolean,
): string[] {
  const wanted = groups.map(({ judgement }) => isWanted(judgement));
  return listings.first(count, (place) => wanted[place] ?? false);
}

function totalsOf(counted: Record<Kind, Counted>): Tally {
  // In an order of their own: that of their first listing would show in pages which are the same otherwise.
  const groups = KINDS.flatMap((kind) =>
    counted[kind].groups
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
      .map((group) => ({ kind, ...group })),
  );
  const [byRow, byEarlierVersion] = [new Map<string, PerKind>(), new Map<string, PerKind>()];
  const departures = Object.fromEntries(DIRECTIONS.map((one) => [one, 0])) as Tally['departures'];
  let sources = 0;
  for (const { kind, count, judgement } of groups) {
    const { row, earlierVersion } = judgement;
    if (row) addTo(byRow, row, kind, count);
    if (earlierVersion) addTo(byEarlierVersion, earlierVersion, kind, count);
    for (const { direction } of judgement.departures) departures[direction] += count;
    sources += judgement.sources * count;
  }
  return {
    verdicts: perKind((kind) => verdictCounts(counted[kind].groups)),
    firstIncomplete: perKind((kind) => firstIds(counted[kind], MAX_INCOMPLETE, isIncomplete)),
    sources,
    byRow,
    byEarlierVersion,
    departures,
    namedDepartures: KINDS.flatMap((kind) => firstDepartures(kind, counted[kind])).slice(
      0,
      MAX_NAMED,
    ),
  };
}

function addTo(counts: Map<string, PerKind>, key: string, kind: Kind, count: number): void {
  const before = counts.get(key) ?? perKind(() => 0);
  counts.set(key, { ...before, [kind]: before[kind] + count });
}

function verdictCounts(groups: Group[]): VerdictCount[] {
  return [...VERDICTS, null].flatMap((verdict) => {
    const found = groups.filter(({ judgement }) => judgement.verdict === verdict);
    const count = sum(found);
    const incomplete = sum(found.filter(({ judgement }) => judgement.isIncomplete));
    return count > 0 ? [{ verdict, count, incomplete }] : [];
  });
}

function sum(groups: Group[]): number {
  return groups.reduce((total, { count }) => total + count, 0);
}

function isIncomplete(judgement: Judgement): boolean {
  return judgement.isIncomplete;
}

function firstDepartures(kind: Kind, counted: Counted): Departure[] {
  const isDeparting = ({ departures }: Judgement) => departures.length > 0;
  return firstIds(counted, MAX_NAMED, isDeparting).flatMap((id) => {
    const group = counted.groups[counted.listings.get(id) ?? -1];
    return (group?.judgement.departures ?? []).map((departure) => ({ kind, id, ...departure }));
  });
}
