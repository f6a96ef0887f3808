import { z } from 'zod';
import { bothOrNone, typed, typedInBoth, typedLine } from '#app/editing/form/typed-texts.ts';
import { LICENCE_STATUSES, type Licence, SERVICES } from '#domain/licence/licence.ts';
import { REGISTERS, registerAt } from '#domain/licence/registers.ts';
import type { FoundEntry } from '#domain/register/found-entry.ts';

// The values of the form: all texts as they are typed. `licencesSchema` checks their limits.

// Conform has no value for a row whose fields are all empty.
const row = z.preprocess(
  (value) => value ?? {},
  z.object({
    status: z.enum(LICENCE_STATUSES).catch('licensed'),
    /** A known register, whose country, names and address need not be typed. */
    register: typedLine,
    country: typedLine,
    regulator: typedInBoth,
    area: typedInBoth,
    url: typedLine,
    company: typedLine,
    number: typedLine,
    /** Names of `SERVICES`, separated by anything but letters. */
    services: typed,
    from: typedLine,
    until: typedLine,
    words: typed,
    /** One a line. */
    names: typed,
    copiedOn: typedLine,
    copiedBy: typedInBoth,
    readOn: typedLine,
    note: typedInBoth,
  }),
);
export type LicenceRow = z.output<typeof row>;

/** Reads the values of the form; nothing is checked but their shape. */
export const typedLicences = z.object({ version: typed, licences: z.array(row).default([]) });
export type LicencesValues = z.output<typeof typedLicences>;

/** The values of a row. */
export function readLicenceRow(value: unknown): LicenceRow {
  return row.parse(value);
}

/** A row to fill in; `today` is an ISO day. */
export function blankLicence(today: string): LicenceRow {
  return row.parse({ copiedOn: today, readOn: today });
}

/** A row for an entry of a register, to be looked over; `today` is an ISO day. */
export function foundLicence(entry: FoundEntry, today: string): LicenceRow {
  const { company, lei, from, until, services, plainServices, register, copiedOn } = entry;
  return row.parse({
    status: until !== null && until < today ? 'ended' : 'licensed',
    register,
    company,
    number: lei ?? '',
    services: plainServices.join(', '),
    from: from ?? '',
    until: until ?? '',
    words: services,
    copiedOn,
    readOn: today,
  });
}

/** The form of stored licences. */
export function formOfLicences(licences: readonly Licence[], version: number): LicencesValues {
  return typedLicences.parse({
    version: String(version),
    licences: licences.map((licence) => {
      const known = registerAt(licence.url);
      const { country, regulator, area, url, services, names, ...rest } = licence;
      const texts = Object.fromEntries(
        Object.entries(rest).filter(([, value]) => value !== null && value !== undefined),
      );
      return {
        ...texts,
        ...(known ? { register: known.id } : { country, regulator, area: area ?? {}, url }),
        services: services.join(', '),
        names: names.join('\n'),
      };
    }),
  });
}

/** The licences in a form in their stored shape, not yet checked. */
export function licencesFromForm({ licences }: LicencesValues) {
  return licences.map(({ register, services, names, ...typedRow }) => {
    const known = REGISTERS.find(({ id }) => id === register);
    const place = known ?? {
      country: typedRow.country.toUpperCase(),
      regulator: { en: typedRow.regulator.en.trim(), ar: typedRow.regulator.ar.trim() },
      area: bothOrNone(typedRow.area),
      url: typedRow.url,
    };
    const { country, regulator, area, url } = place;
    return {
      status: typedRow.status,
      country,
      regulator,
      area,
      url,
      company: typedRow.company || null,
      number: typedRow.number || null,
      services: servicesIn(services),
      from: typedRow.from || null,
      until: typedRow.until || null,
      words: orNone(typedRow.words),
      names: names
        .split('\n')
        .map((name) => name.trim())
        .filter(Boolean),
      copiedOn: typedRow.copiedOn,
      copiedBy: bothOrNone(typedRow.copiedBy),
      readOn: typedRow.readOn,
      note: bothOrNone(typedRow.note),
    };
  });
}

// Services in the order of the list; unknown ones last, to be refused.
function servicesIn(text: string): string[] {
  const found = new Set(text.toLowerCase().split(/[^a-z]+/));
  found.delete('');
  const known = SERVICES.filter((service) => found.delete(service));
  return [...known, ...found];
}

function orNone(text: string): string | null {
  return text.trim() || null;
}
