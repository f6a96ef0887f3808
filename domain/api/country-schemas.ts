import { z } from 'zod';
import { LAW_STATES } from '#domain/country/country.ts';
import { warning } from './check-schemas.ts';
import { API_SCHEMAS, licence, nextCursor, watch } from './schemas.ts';

const inBoth = z.strictObject({ en: z.string(), ar: z.string() });

export const listedLicencesSchema = z
  .strictObject({
    items: z.array(
      z
        .strictObject({
          listing: z.string().describe('The exchange’s id.'),
          ...licence.shape,
          stale: z
            .boolean()
            .describe('Whether the copy is older than three times the register’s usual interval.'),
        })
        .register(API_SCHEMAS, { id: 'ListedLicence' }),
    ),
    nextCursor,
  })
  .register(API_SCHEMAS, { id: 'Licences' });

export const countriesSchema = z
  .strictObject({
    items: z.array(
      z
        .strictObject({
          code: z.string().describe('ISO 3166-1 alpha-2.'),
          name: inBoth,
          state: z
            .enum(LAW_STATES)
            .describe('What its sources say about the law. It has no bearing on halal or haram.'),
          law: inBoth,
          lawYear: z
            .number()
            .int()
            .nullable()
            .describe(
              'The year of the first of `decisions`, or of the first of `quotes` where there is none; null: not known.',
            ),
          decisions: z.array(inBoth).describe('Laws and decisions with number and date.'),
          regulators: z
            .array(inBoth)
            .describe('The authorities that license or supervise; empty: not known yet.'),
          regulatorsNote: inBoth.nullable().describe('What is known of their licences.'),
          regulator: inBoth
            .nullable()
            .describe('`regulators` and `regulatorsNote` in one text; null: not known yet.'),
          hasNoRegister: z
            .boolean()
            .describe(
              'Whether a public register was looked for and not found; false: not looked for, or found.',
            ),
          quotes: z.array(
            z.strictObject({
              quote: z.string(),
              gloss: z
                .strictObject({ en: z.string().optional(), ar: z.string().optional() })
                .describe('Our translation, where the quote is in another language.'),
              url: z.string(),
              title: z.string(),
              source: z
                .enum(['own', 'reported'])
                .describe('`own`: the authority’s page. `reported`: the press or a law firm.'),
              speaker: inBoth,
              readOn: z.iso.date(),
              watch: watch.nullable(),
            }),
          ),
          positions: z
            .array(z.string())
            .describe('Positions of its official religious bodies, by their ids.'),
          authorities: z
            .array(
              z.strictObject({
                country: z.string(),
                authority: inBoth,
                what: inBoth,
                url: z.url(),
                complaint: z
                  .strictObject({ quote: z.string(), readOn: z.iso.date() })
                  .nullable()
                  .describe(
                    'Its sentence on how to complain there, and when it was read in a stored copy; null: the page is not about complaints.',
                  ),
              }),
            )
            .describe('Known pages of its authorities.'),
          readOn: z.iso.date().describe('When the sources were read.'),
          reviewBy: z.iso.date().describe('The date by which they are to be read again.'),
        })
        .register(API_SCHEMAS, { id: 'Country' }),
    ),
  })
  .register(API_SCHEMAS, { id: 'Countries' });

export const warningsSchema = z
  .strictObject({
    items: z
      .array(warning)
      .describe(
        'The list entries for a domain or an address in `q`. An empty list does not mean that it is safe.',
      ),
    lists: z
      .array(
        z
          .strictObject({
            id: z.string(),
            kind: warning.shape.kind,
            name: inBoth,
            url: z.url(),
            names: z.enum(['domains', 'addresses']),
            entries: z.number().int().describe('The number of these names in the last reading.'),
            readOn: z.iso.date().describe('The day of the last reading.'),
            stale: z
              .boolean()
              .describe(
                'Whether the last reading is older than three times the list’s usual interval.',
              ),
          })
          .register(API_SCHEMAS, { id: 'WarningList' }),
      )
      .describe('All lists that have been read here.'),
  })
  .register(API_SCHEMAS, { id: 'Warnings' });

export type LicencesResponse = z.infer<typeof listedLicencesSchema>;
export type CountriesResponse = z.infer<typeof countriesSchema>;
export type WarningsResponse = z.infer<typeof warningsSchema>;
