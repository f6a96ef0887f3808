import { z } from 'zod';

/** An entry of a register: valid, no longer valid, or looked for and not there. */
export const LICENCE_STATUSES = ['licensed', 'ended', 'absent'] as const;
export type LicenceStatus = (typeof LICENCE_STATUSES)[number];

/** Services in plain words, beside the register's own words. */
export const SERVICES = [
  'custody',
  'platform',
  'exchange',
  'broker',
  'placing',
  'advice',
  'portfolio',
  'transfer',
  'lending',
  'derivatives',
] as const;
export type Service = (typeof SERVICES)[number];

/** The code of the European Union, whose register is one for all its member states. */
export const EUROPE = 'EU';

/** Limits of a licence's texts in characters. */
export const LICENCE_LIMITS = { name: 200, words: 2000, note: 500, address: 2000 } as const;
const MAX_NAMES = 20;
const MAX_LICENCES = 40;

const name = z.string().min(1).max(LICENCE_LIMITS.name);
const inBoth = (text: z.ZodString) => z.strictObject({ en: text, ar: text });
const day = z.iso.date();

const licenceSchema = z
  .strictObject({
    status: z.enum(LICENCE_STATUSES),
    /** ISO 3166-1 alpha-2, or `EU`. */
    country: z.string().regex(/^[A-Z]{2}$/),
    regulator: inBoth(name),
    /** The part of the country that the register covers; null: all of it. */
    area: inBoth(name).nullable().default(null),
    /** The company as the register writes it; null only where nothing was found. */
    company: name.nullable().default(null),
    /** The number as the register writes it; null: the register gives none. */
    number: name.nullable().default(null),
    services: z.array(z.enum(SERVICES)).max(SERVICES.length).default([]),
    /** ISO days; null: the register gives none. */
    from: day.nullable().default(null),
    until: day.nullable().default(null),
    /** The register's own words for what is licensed. */
    words: z.string().min(1).max(LICENCE_LIMITS.words).nullable().default(null),
    /** The names that were looked for without a find. */
    names: z.array(name).max(MAX_NAMES).default([]),
    /** The register's address. */
    url: z.url({ protocol: /^https?$/ }).max(LICENCE_LIMITS.address),
    /** The day of the register's copy that was read; that of the reading where the register itself was read. */
    copiedOn: day,
    /** The maker of the copy; null: the register itself, or its own file. */
    copiedBy: inBoth(name).nullable().default(null),
    readOn: day,
    /** A further fact for readers. */
    note: inBoth(z.string().min(1).max(LICENCE_LIMITS.note)).nullable().default(null),
  })
  .superRefine(({ status, company, words, names, from, until, copiedOn, readOn }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (status === 'absent' && names.length === 0)
      refuse('names', 'must give the names that were searched for');
    if (status !== 'absent' && !company) refuse('company', 'must be named');
    if (status !== 'absent' && !words) refuse('words', 'must be the register’s own words');
    if (status === 'absent' && company) refuse('company', 'cannot be named where none was found');
    if (from && until && until < from) refuse('until', 'cannot be before the first day');
    if (from && from > copiedOn) refuse('from', 'cannot be after the day of the copy');
    if (copiedOn > readOn) refuse('copiedOn', 'cannot be after the day of the reading');
  });

/** The entry of a company in a regulator's register, or that it was looked for there and not found. */
export type Licence = z.output<typeof licenceSchema>;

export const licencesSchema = z.array(licenceSchema).max(MAX_LICENCES);

/** The licences in a row of a listing; none where they are not stored yet. */
export function licencesInRow({ licences }: { licences: Licence[] | null }): Licence[] {
  return licences === NOT_YET_STORED ? [] : licences;
}

/**
 * The column in rows that a version before licences wrote, such as those of an old backup. The next start stores the starter's
 * licences there (docs/decisions/0044-law-and-licences.md).
 */
const NOT_YET_STORED = null;

/** The licences as lines for a comparison, by name. */
export function licenceLines(licences: readonly Licence[]): [name: string, text: string][] {
  const seen = new Map<string, number>();
  return licences.map((licence) => {
    const { country, regulator, company, status, ...rest } = licence;
    const title = `${country} ${regulator.en}, ${company ?? 'not found'}`;
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    const parts = Object.entries({ regulator: regulator.ar, ...rest }).flatMap(([part, value]) =>
      value === null || (Array.isArray(value) && value.length === 0)
        ? []
        : [`${part}: ${typeof value === 'string' ? value : JSON.stringify(value)}`],
    );
    return [count > 1 ? `${title} (${count})` : title, [status, ...parts].join('; ')];
  });
}
