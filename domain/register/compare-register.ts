import type { RegisterDifference } from '#db/schema.ts';
import type { Licence } from '#domain/licence/licence.ts';
import { foldLetters } from '#domain/text/fold-letters.ts';
import { inSlices } from '#domain/time/in-slices.ts';
import { type Entry, hostsOf } from './eu-register.ts';

/** An exchange as a register is compared with it. */
export interface NamedExchange {
  id: string;
  /** In all languages. */
  names: string[];
  website: string | null;
  /** Its entries in the register. */
  licences: readonly Licence[];
}

/** A difference between a register and the licences, for an editor. */
export interface RegisterTask {
  /** The difference; the same one is the same task. */
  key: string;
  what: RegisterDifference;
  exchange: string;
  company: string;
  detail: string;
}

/** The longest trade name in words that is looked for in an entry. */
const MAX_NAME_LENGTH = 6;

/** Numbers and folded names by which an entry and a licence are known to be the same. */
export function keyOfEntry({ lei, company }: Pick<Entry, 'lei' | 'company'>): string {
  return `${lei ?? ''} ${foldName(company)}`;
}

/** The key of the entry that a licence was copied from. */
export function keyOfLicence({ number, company }: Licence): string {
  return keyOfEntry({ lei: number, company: company ?? '' });
}

/**
 * Compares the entries of a copy, by their keys, with the licences of exchanges. `goneOn`: since when an entry is missing. It
 * decides nothing.
 */
export async function compareRegister(
  entries: ReadonlyMap<string, Entry>,
  exchanges: readonly NamedExchange[],
  goneOn: ReadonlyMap<string, string> = new Map(),
): Promise<RegisterTask[]> {
  const listed = exchanges.flatMap(({ id, licences }) =>
    licences
      .filter(({ status }) => status !== 'absent')
      .map((licence) => ({ exchange: id, licence, key: keyOfLicence(licence) })),
  );
  const listedKeys = new Set(listed.map(({ key }) => key));
  const known = indexOf(exchanges);
  const added: RegisterTask[] = [];
  await inSlices(entries, ([key, entry]) => {
    if (listedKeys.has(key)) return;
    const certain = known.certain(entry);
    const doubtful = known.named(entry).filter((id) => !certain.includes(id));
    const task = { company: entry.company, detail: described(entry) };
    added.push(
      ...certain.map((id) => ({ ...task, ...keyed('found', id, key) })),
      ...doubtful.map((id) => ({ ...task, ...keyed('doubtful', id, key) })),
    );
  });
  const changed = listed.flatMap(({ exchange, licence, key }): RegisterTask[] => {
    const entry = entries.get(key);
    const company = licence.company ?? '';
    if (!entry) {
      if (licence.status === 'ended') return [];
      const since = goneOn.get(key);
      const detail = since ? `not in the copy since ${since}` : 'not in the copy';
      return [{ company, detail, ...keyed('gone', exchange, `${key} ${since ?? ''}`) }];
    }
    const detail = differences(licence, entry).join('; ');
    return detail === '' ? [] : [{ company, detail, ...keyed('changed', exchange, key, detail) }];
  });
  return [...added, ...changed];
}

function keyed(what: RegisterDifference, exchange: string, ...parts: string[]) {
  return { what, exchange, key: [what, exchange, ...parts].join(' ') };
}

/** The key of the entry in the key of a task that found it. */
export function foundKey(task: string, what: RegisterDifference, exchange: string): string {
  return task.slice(`${what} ${exchange} `.length);
}

// By what exchanges are known in a register: their LEI and address for certain, their names in doubt.
function indexOf(exchanges: readonly NamedExchange[]) {
  const certain = new Map<string, Set<string>>();
  const names = new Map<string, Set<string>>();
  const add = (index: Map<string, Set<string>>, key: string, id: string) =>
    index.set(key, (index.get(key) ?? new Set()).add(id));
  for (const { id, names: its, website, licences } of exchanges) {
    for (const host of hostsOf(website ?? '')) add(certain, host, id);
    for (const { number } of licences) if (number) add(certain, number, id);
    for (const name of its.map(foldName)) if (name !== '') add(names, name, id);
  }
  const idsOf = (index: Map<string, Set<string>>, keys: readonly string[]) => [
    ...new Set(keys.flatMap((key) => [...(index.get(key) ?? [])])),
  ];
  return {
    certain: ({ lei, hosts }: Entry) => idsOf(certain, lei === null ? hosts : [lei, ...hosts]),
    named: ({ company, tradeNames }: Entry) =>
      idsOf(names, [company, tradeNames].flatMap(wordRuns)),
  };
}

// All runs of up to six words, so that a name is found as whole words only.
function wordRuns(text: string): string[] {
  const words = foldName(text).split(' ');
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_NAME_LENGTH, words.length - from) }, (_, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  );
}

/** A name without case, accents and signs. */
function foldName(text: string): string {
  return foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The differences between a licence and the entry that it was copied from, in words. */
export function differences(licence: Licence, entry: Entry): string[] {
  // Copies differ in line breaks and in blanks beside the sign between services.
  const oneLine = (text: string | null) =>
    text
      ?.replace(/\s+/g, ' ')
      .replace(/ ?\| ?/g, ' | ')
      .trim() || 'nothing';
  const parts = [
    ['first day', licence.from, entry.from],
    ['last day', licence.until, entry.until],
    ['services', licence.words, entry.services],
  ] as const;
  return parts.flatMap(([name, here, there]) =>
    oneLine(here) === oneLine(there)
      ? []
      : [`${name}: here ${oneLine(here)}, in the register ${oneLine(there)}`],
  );
}

function described({ lei, tradeNames, authority, from, until, hosts, services }: Entry): string {
  return [
    lei ?? 'no LEI',
    tradeNames,
    authority,
    from && `since ${from}`,
    until && `ended on ${until}`,
    hosts.join(', '),
    services.replace(/\s+/g, ' '),
  ]
    .filter(Boolean)
    .join(' · ');
}
