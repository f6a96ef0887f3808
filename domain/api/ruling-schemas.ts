import { z } from 'zod';
import { KINDS } from '#domain/listing/kind.ts';
import { STANCES } from '#domain/method/definition.ts';
import { ASSET_KINDS, METHODS } from '#domain/method/method.ts';
import { SCOPES } from '#domain/method/scope.ts';
import { positionSchema } from '#domain/position/position.ts';
import { RULING_PARTS } from '#domain/ruling/ledger/ledger-entry.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { API_SCHEMAS, evidence, firmness, watch } from './schemas.ts';

const inBoth = z.strictObject({ en: z.string(), ar: z.string() });
const verdict = z.enum(VERDICTS);
const VERSIONS = METHODS.map(({ version }) => version);
const CRITERIA = METHODS.flatMap(({ criteria }) => Object.values(criteria).flatMap(Object.keys));
const finding = z.enum(METHODS.flatMap(({ findings }) => Object.keys(findings)));
const STAKING_FORMS = METHODS.flatMap(({ stakingForms }) => Object.keys(stakingForms ?? {}));
const day = (description: string) => z.iso.date().nullable().describe(description);
const sha256 = (description: string) =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe(description);

const position = z.strictObject({
  who: inBoth,
  stance: verdict,
  quote: z.string(),
  language: z.enum(['en', 'ar']).describe('The language of the quote.'),
  url: z.string(),
  title: z.string(),
  saidOn: z.string().nullable().describe('A date, or only a year if no more is known.'),
});

const covering = z.strictObject({
  id: z.string(),
  decision: z.string(),
  stance: z.enum(STANCES),
  names: z
    .enum(['listing', 'kind-or-act', 'class'])
    .describe(
      'The listing itself, its kind of asset or the act, or crypto-assets as such. Buying and holding in general counts as `class`.',
    ),
});

const criterion = z.strictObject({
  criterion: z.enum(CRITERIA),
  core: z
    .boolean()
    .describe(
      'Whether the criterion is core: a concern about it, or no answer, leads to a questionable verdict.',
    ),
  finding,
  note: inBoth.nullable(),
  evidence: z.array(evidence),
  endedOn: z.iso.date().optional().describe('When a resolved failure ended.'),
});

const grounds = z
  .strictObject({
    method: z
      .enum(VERSIONS)
      .describe('The version of the method under which the verdict was given.'),
    firmness: firmness.describe(
      'Chosen by an editor in version 1; computed from version 2 onwards.',
    ),
    asset: z
      .strictObject({ kind: z.enum(ASSET_KINDS), why: inBoth })
      .optional()
      .describe('The kind of asset, which decides which criteria are core. Since version 2.'),
    stakingForm: z.enum(STAKING_FORMS).optional().describe('Since version 2.'),
    judgedOn: z.iso.date().optional().describe('When the findings were weighed. Since version 2.'),
    proposal: verdict
      .nullable()
      .describe('The verdict that follows from the method; null: too few questions are answered.'),
    departure: inBoth
      .nullable()
      .describe('Why the verdict differs from the one that follows from the method.'),
    reviewDue: day('The date of the next review; null: not set.'),
    reviewer: z.string().nullable(),
    signature: z
      .strictObject({
        name: z.string(),
        url: z.string(),
        signedOn: z.iso.date(),
        isOfEarlier: z
          .literal(true)
          .optional()
          .describe('Whether the classification has changed since it was signed.'),
      })
      .optional()
      .describe('The signature of a scholar; absent if no scholar has signed. Since version 2.'),
    departurePosition: z
      .string()
      .optional()
      .describe('The position on which a departure rests. Since version 2.'),
    secondEditor: z
      .string()
      .optional()
      .describe('The editor who confirmed a departure. Since version 2.'),
    criteria: z.array(criterion).describe('All criteria of the scope.'),
    positions: z
      .array(position)
      .describe(
        'What bodies and scholars have said. Version 1 only; empty from version 2 onwards.',
      ),
    coveredBy: z
      .array(covering)
      .optional()
      .describe('The entries of /api/positions that decide the firmness. Since version 2.'),
  })
  .register(API_SCHEMAS, { id: 'Grounds' });

export const rulingsResponseSchema = z
  .strictObject({
    items: z.array(
      z
        .strictObject({
          scope: z.enum(SCOPES).describe('What the verdict covers.'),
          verdict,
          ruledAt: z.iso.datetime().nullable(),
          digest: sha256('SHA-256 of the whole ruling, as in its latest ledger entry.'),
          grounds: grounds
            .nullable()
            .describe('Null: the verdict rests only on the reason given in the listing.'),
        })
        .register(API_SCHEMAS, { id: 'Ruling' }),
    ),
  })
  .register(API_SCHEMAS, { id: 'Rulings' });

const state = z
  .strictObject({
    method: z.enum(VERSIONS).optional().describe('The version of the method; version 1 if absent.'),
    verdict,
    firmness: firmness.nullable(),
    findings: z.strictObject(
      Object.fromEntries(CRITERIA.map((name) => [name, finding.optional()])),
    ),
    reviewDue: day('The date of the next review.'),
  })
  .register(API_SCHEMAS, { id: 'RulingState' });

const change = z
  .strictObject({
    seq: z.int().min(1).describe('The number of the entry; numbers have no gaps.'),
    kind: z.enum(KINDS),
    listingId: z.string(),
    name: z.string().describe('The English name at that time.'),
    scope: z.enum(SCOPES),
    what: z
      .enum(['opened', 'added', 'edited', 'translated', 'deleted', 'put back', 'imported'])
      .describe('What was done. `opened`: the ruling existed when the ledger was started.'),
    before: state.nullable().describe('Null: there was no ruling.'),
    after: state.nullable().describe('Null: the ruling is withdrawn.'),
    changed: z.array(z.enum(RULING_PARTS)),
    whyEn: z.string().nullable(),
    whyAr: z.string().nullable(),
    at: z.iso.datetime(),
    by: z.string().nullable().describe('The editor; null: an editor without a public name.'),
    digest: sha256('SHA-256 of the whole ruling at that time.').nullable(),
    previous: sha256('The previous entry’s hash; all zeros in the first entry.'),
    hash: sha256(
      'SHA-256 of the entry without this field, as JSON with sorted keys and no spaces.',
    ),
  })
  .register(API_SCHEMAS, { id: 'Change' });

export const changesSchema = z
  .strictObject({
    items: z.array(change),
    nextBefore: z
      .int()
      .nullable()
      .describe('Send it as `before` to get older entries; null on the last page.'),
  })
  .register(API_SCHEMAS, { id: 'Changes' });

export const rulingTextSchema = z
  .strictObject({
    digest: sha256('The digest of a ledger entry.'),
    text: z
      .string()
      .nullable()
      .describe(
        'The text whose UTF-8 bytes hash to the digest with SHA-256. Null: the text was not kept.',
      ),
  })
  .register(API_SCHEMAS, { id: 'RulingText' });

export const positionsSchema = z
  .strictObject({
    items: z.array(
      z.strictObject({ ...positionSchema.shape, watch }).register(API_SCHEMAS, { id: 'Position' }),
    ),
  })
  .register(API_SCHEMAS, { id: 'Positions' });

export type PositionsResponse = z.infer<typeof positionsSchema>;
export type RulingsResponse = z.infer<typeof rulingsResponseSchema>;
export type RulingTextResponse = z.infer<typeof rulingTextSchema>;
export type ChangesResponse = z.infer<typeof changesSchema>;
