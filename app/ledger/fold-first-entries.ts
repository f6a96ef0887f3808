import type { EntryView, RulingStateView } from './entry-view.ts';

/** First entries in a row that are shown one by one; more are folded. */
const MAX_SHOWN = 5;

type Foldable = Pick<EntryView, 'before'>;

/** Long runs of first entries, and what is between them, in their order. */
export function foldFirstEntries<T extends Foldable>(
  entries: T[],
): { isFolded: boolean; items: T[] }[] {
  const parts: { isFolded: boolean; items: T[] }[] = [];
  for (const run of runsOf(entries, ({ before }) => before === null)) {
    const isFolded = run[0]?.before === null && run.length > MAX_SHOWN;
    const last = parts.at(-1);
    if (last && !isFolded && !last.isFolded) last.items.push(...run);
    else parts.push({ isFolded, items: run });
  }
  return parts;
}

type Compared = Pick<EntryView, 'scope' | 'isWording'> & Record<'before' | 'after', State>;
type State = Pick<RulingStateView, 'verdict'> | null;

/** Entries on one listing: those that gave or changed a verdict, then the products whose verdicts stay, if there are several. */
export function foldSameVerdicts<T extends Compared>(
  entries: T[],
): { isFolded: boolean; items: T[] }[] {
  const same = entries.filter(isSameVerdict);
  const scopes = new Set(same.map(({ scope }) => scope));
  if (same.length < 2 || scopes.size < same.length) return [{ isFolded: false, items: entries }];
  const others = entries.filter((entry) => !isSameVerdict(entry));
  return [
    ...(others.length > 0 ? [{ isFolded: false, items: others }] : []),
    { isFolded: true, items: same },
  ];
}

/** Entries of a day: those that gave or changed a verdict, and those of several listings whose verdicts stay. */
export function splitUnchanged<T extends Compared & Pick<EntryView, 'kind' | 'name'>>(
  entries: T[],
): { changed: T[]; unchanged: T[] } {
  const unchanged = entries.filter(isSameVerdict);
  const listings = new Set(unchanged.map(({ kind, name }) => `${kind} ${name}`));
  if (listings.size < 2) return { changed: entries, unchanged: [] };
  return { changed: entries.filter((entry) => !isSameVerdict(entry)), unchanged };
}

function isSameVerdict({ before, after, isWording }: Compared): boolean {
  return !isWording && before !== null && before.verdict === after?.verdict;
}

/** Entries that follow each other with the same key, in their order. */
export function runsOf<T>(entries: T[], keyOf: (entry: T) => unknown): T[][] {
  const runs: T[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run?.[0] && keyOf(run[0]) === keyOf(entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}
