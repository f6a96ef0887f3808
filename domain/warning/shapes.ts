import { z } from 'zod';
import { CsvError, readCsv } from '#domain/text/csv.ts';
import { isHidden } from '#domain/text/hidden-characters.ts';
import { decodeUtf8 } from '#domain/text/utf8.ts';
import { inSlices } from '#domain/time/in-slices.ts';
import { WarningListError } from './error.ts';
import { warnableAddress } from './warnable-address.ts';
import { warnableDomain } from './warnable-domain.ts';

/** The text of a file. Throws WarningListError. */
export function decode(bytes: Uint8Array): string {
  const text = decodeUtf8(bytes);
  if (text === null) throw new WarningListError('it is not in UTF-8');
  return text;
}

/** A domain or an address as a list names it. */
export interface WarnedEntry {
  /** A domain in ASCII, or an address in its chain's normal form. */
  warned: string;
  by: string | null;
  name: string | null;
  reason: string | null;
  /** ISO day. */
  listedOn: string | null;
}

/** Reads a file of one form, a few milliseconds at a time. Rejects with WarningListError. */
export type Shape = (text: string) => Promise<WarnedEntry[]>;

const metaMask = z.object({
  version: z.literal(2),
  whitelist: z.array(z.string()),
  blacklist: z.array(z.string()).min(1),
});
const polkadot = z.object({ allow: z.array(z.string()), deny: z.array(z.string()).min(1) });
const bySite = z.record(z.string(), z.array(z.string()));
const addresses = z.union([z.array(z.string()), bySite]);

/** MetaMask's `config.json`; its list of allowed domains wins. */
export const readMetaMask: Shape = async (text) => {
  const { blacklist, whitelist } = readJson(text, metaMask);
  return withoutAllowed(blacklist, whitelist);
};

/** polkadot-js's `all.json`. */
export const readPolkadot: Shape = async (text) => {
  const { deny, allow } = readJson(text, polkadot);
  return withoutAllowed(deny, allow);
};

/** ScamSniffer's `combined.json`: addresses of contracts by domain. */
export const readScamSniffer: Shape = async (text) =>
  withoutAllowed(Object.keys(readJson(text, bySite)), []);

/**
 * ScamSniffer's and polkadot-js's `address.json`: addresses, or addresses by the site that asked for payments to them. They
 * say neither why nor when.
 */
export const readAddresses: Shape = async (text) => {
  const list = readJson(text, addresses);
  const sites: Iterable<readonly [string, string[]]> = Array.isArray(list)
    ? [['', list]]
    : Object.entries(list);
  const named = new Map<string, Set<string>>();
  await inSlices(sites, ([site, written]) => {
    for (const one of written) {
      const address = warnableAddress(one);
      if (address) named.set(address, (named.get(address) ?? new Set()).add(site));
    }
  });
  return [...named].map(([warned, names]) => ({
    ...UNEXPLAINED,
    warned,
    name: line([...names].join(', ')),
  }));
};

export const UNEXPLAINED = { by: null, name: null, reason: null, listedOn: null };
const NCASP = ['ae_competentAuthority', 'ae_commercial_name', 'ae_website', 'ae_decision_date'];

/** ESMA's `NCASP.csv`: several sites a record, parted by `|`. `None` in `ae_reason` means no reason. */
export const readNcasp: Shape = async (text) => {
  const entries: WarnedEntry[] = [];
  await inSlices(rowsOf(text, [...NCASP, 'ae_reason']), (row) => {
    for (const site of (row.ae_website ?? '').split('|')) {
      const domain = warnableDomain(site);
      if (!domain) continue;
      const reason = line(row.ae_reason);
      entries.push({
        warned: domain,
        by: line(row.ae_competentAuthority),
        name: line(row.ae_commercial_name),
        reason: reason?.toLowerCase() === 'none' ? null : reason,
        listedOn: isoDay(row.ae_decision_date),
      });
    }
  });
  return entries;
};

// The rows of a CSV file by the names of its header. Nameless columns and empty rows are left out.
function* rowsOf(text: string, needed: readonly string[]): Generator<Record<string, string>> {
  const records = recordsOf(text);
  const header = records.next().value ?? [];
  const missing = needed.filter((name) => !header.includes(name));
  if (missing.length > 0) throw new WarningListError(`it has no column ${missing.join(', ')}`);
  const doubled = needed.filter((name) => header.indexOf(name) !== header.lastIndexOf(name));
  if (doubled.length > 0) throw new WarningListError(`it has two columns ${doubled.join(', ')}`);
  for (const row of records) {
    yield Object.fromEntries(header.flatMap((name, at) => (name ? [[name, row[at] ?? '']] : [])));
  }
}

function* recordsOf(text: string): Generator<string[], undefined> {
  try {
    for (const record of readCsv(text)) if (record.some((field) => field !== '')) yield record;
  } catch (error) {
    if (error instanceof CsvError) throw new WarningListError(`its ${error.message}`);
    throw error;
  }
}

async function withoutAllowed(domains: string[], allowed: string[]): Promise<WarnedEntry[]> {
  const fine = new Set(allowed.map(warnableDomain));
  const entries: WarnedEntry[] = [];
  await inSlices(domains, (entry) => {
    const domain = warnableDomain(entry);
    if (domain && !fine.has(domain)) entries.push({ ...UNEXPLAINED, warned: domain });
  });
  return entries;
}

function readJson<T>(text: string, shape: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WarningListError('it is not JSON');
  }
  const { data } = shape.safeParse(value);
  if (!data) throw new WarningListError('it has an unexpected format');
  return data;
}

const MAX_LINE_LENGTH = 300;

function line(text = ''): string | null {
  const visible = [...text].map((letter) => (isHidden(letter) ? ' ' : letter)).join('');
  return visible.replace(/\s+/g, ' ').trim().slice(0, MAX_LINE_LENGTH) || null;
}

// From dd/mm/yyyy.
function isoDay(text = ''): string | null {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text.trim()) ?? [];
  const iso = `${year}-${month}-${day}`;
  const isDay = new Date(`${iso}T00:00Z`).toJSON()?.startsWith(iso) ?? false;
  return isDay ? iso : null;
}
