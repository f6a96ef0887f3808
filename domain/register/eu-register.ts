import { z } from 'zod';
import { CsvError, readCsv } from '#domain/text/csv.ts';
import { withoutHidden } from '#domain/text/hidden-characters.ts';
import { inSlices } from '#domain/time/in-slices.ts';

const day = z.iso.date().nullable();

/** An entry as a copy of the register is stored. */
export const entrySchema = z.object({
  company: z.string(),
  /** The LEI; null: none, or not of its form. It is not a key: several entries can have the same one. */
  lei: z.string().nullable(),
  tradeNames: z.string(),
  /** Host names without `www.`. */
  hosts: z.array(z.string()),
  authority: z.string(),
  /** ISO days; null: the file gives none. */
  from: day,
  until: day,
  /** Free text; the file has no fixed words for services. */
  services: z.string(),
});

/** An authorised provider of the European register, as its file names it. */
export type Entry = z.output<typeof entrySchema>;

const COLUMNS = [
  'ae_competentAuthority',
  'ae_lei_name',
  'ae_lei',
  'ae_commercial_name',
  'ae_website',
  'ac_authorisationNotificationDate',
  'ac_authorisationEndDate',
  'ac_serviceCode',
] as const;
type Column = (typeof COLUMNS)[number];

/** The limit of the database's index is larger. */
const MAX_COMPANY_LENGTH = 300;

/** A copy that is not taken over; the message says why, in one line. */
export class RegisterCopyError extends Error {
  /** The hash of the copy where it waits for an editor. */
  heldHash: string | null = null;
}

/** The copy has so many or so few entries that it waits for an editor. */
export class HeldCopyError extends RegisterCopyError {
  override heldHash: string;

  constructor(message: string, hash: string) {
    super(message);
    this.heldHash = hash;
  }
}

/** The entries of the file `CASPS.csv`. Columns are found by name. Rejects with RegisterCopyError. */
export async function readEuRegister(text: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  let head: string[] | null = null;
  try {
    await inSlices(readCsv(text), (record) => {
      head ??= headOf(record);
      if (record === head || record.every((field) => field.trim() === '')) return;
      entries.push(entryOf(head, record, entries.length + 1));
    });
  } catch (error) {
    if (error instanceof CsvError) throw new RegisterCopyError(error.message);
    throw error;
  }
  if (entries.length === 0) throw new RegisterCopyError('the file has no entries');
  return entries;
}

function headOf(record: string[]): string[] {
  const missing = COLUMNS.filter((name) => !record.includes(name));
  if (missing.length > 0)
    throw new RegisterCopyError(`the columns ${missing.join(', ')} are missing`);
  const doubled = COLUMNS.filter((name) => record.indexOf(name) !== record.lastIndexOf(name));
  if (doubled.length > 0)
    throw new RegisterCopyError(`the columns ${doubled.join(', ')} are there twice`);
  return record;
}

function entryOf(head: string[], record: string[], number: number): Entry {
  // A download that was cut short ends within an entry. Nameless columns may lack fields.
  if (record.length < head.findLastIndex((name) => name !== '') + 1) {
    throw new RegisterCopyError(`entry ${number} has fewer fields than the head`);
  }
  const field = (name: Column) => visible(record[head.indexOf(name)] ?? '');
  const dayOf = (name: Column) => {
    const day = isoDay(field(name));
    if (day === undefined) throw new RegisterCopyError(`entry ${number} has no date in ${name}`);
    return day;
  };
  const from = dayOf('ac_authorisationNotificationDate');
  const company = field('ae_lei_name') || field('ae_commercial_name');
  if (company === '') throw new RegisterCopyError(`entry ${number} has no company name`);
  if (company.length > MAX_COMPANY_LENGTH) {
    throw new RegisterCopyError(
      `entry ${number} names a company in over ${MAX_COMPANY_LENGTH} letters`,
    );
  }
  return {
    company,
    lei: /^[0-9A-Z]{20}$/.test(field('ae_lei')) ? field('ae_lei') : null,
    tradeNames: field('ae_commercial_name'),
    hosts: hostsOf(field('ae_website')),
    authority: field('ae_competentAuthority').replace(/\s+/g, ' '),
    from,
    until: dayOf('ac_authorisationEndDate'),
    services: field('ac_serviceCode'),
  };
}

// Line breaks stay; controls and marks of direction do not.
function visible(text: string): string {
  return withoutHidden(text, 'prose').trim();
}

// Null: empty. Undefined: not a day.
function isoDay(text: string): string | null | undefined {
  if (text === '') return null;
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  return z.iso.date().safeParse(iso).success ? iso : undefined;
}

/** The host names in a field of web addresses, which often lack or misspell their scheme; without `www.`. */
export function hostsOf(text: string): string[] {
  const hosts = text
    .toLowerCase()
    .split(/[\s|;,]+/)
    .map((part) => part.replace(/^https?[:.]\/\//, '').replace(/[/?#:].*$/, ''))
    .map((host) => host.replace(/^www\./, '').replace(/\.$/, ''))
    .filter((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host));
  return [...new Set(hosts)];
}
