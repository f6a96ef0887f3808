import { type Entry, hostsOf } from './eu-register.ts';
import type { Licence } from './licence.ts';

export interface NamedExchange {
  id: string;
  /** In all languages. */
  names: string[];
  website: string | null;
  /** Its entries in the register. */
  licences: readonly Licence[];
}

/** What an editor has to do after a new copy of a register. */
export interface RegisterTasks {
  /** Entries with the LEI or the address of an exchange that are not held yet. */
  found: { exchange: string; entry: Entry }[];
  /** Entries that share no more than a name with an exchange: an editor decides. */
  doubtful: { exchange: string; entry: Entry }[];
  /** Licences held here whose entry has an end that is not held. */
  ended: { exchange: string; licence: Licence; until: string }[];
  /** Licences held here that the copy no longer has. */
  gone: { exchange: string; licence: Licence }[];
}

/** Compares the entries of a copy with the licences held of that register. It decides nothing. */
export function compareRegister(
  entries: readonly Entry[],
  exchanges: readonly NamedExchange[],
): RegisterTasks {
  const tasks: RegisterTasks = { found: [], doubtful: [], ended: [], gone: [] };
  const held = exchanges.flatMap(({ id, licences }) =>
    licences.map((licence) => ({ exchange: id, licence })),
  );
  const isOf = (licence: Licence, entry: Entry) =>
    licence.company === entry.company && (entry.lei === null || licence.number === entry.lei);
  for (const entry of entries) {
    if (held.some(({ licence }) => isOf(licence, entry))) continue;
    const words = wordsOf(`${entry.company} ${entry.tradeNames}`);
    for (const { id, names, website, licences } of exchanges) {
      const isSameSite = hostsOf(website ?? '').some((host) => entry.hosts.includes(host));
      const isSameFirm = entry.lei !== null && licences.some(({ number }) => number === entry.lei);
      const isSameName = names.some((name) => words.includes(wordsOf(name)));
      if (isSameSite || isSameFirm) tasks.found.push({ exchange: id, entry });
      else if (isSameName) tasks.doubtful.push({ exchange: id, entry });
    }
  }
  for (const { exchange, licence } of held) {
    const its = entries.find((entry) => isOf(licence, entry));
    if (!its) tasks.gone.push({ exchange, licence });
    else if (its.until !== licence.until && its.until) {
      tasks.ended.push({ exchange, licence, until: its.until });
    }
  }
  return tasks;
}

// Surrounded by blanks, so that a name is found as whole words only.
function wordsOf(text: string): string {
  return ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
