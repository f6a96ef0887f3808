import { z } from 'zod';
import { KINDS } from '#domain/listing/kind.ts';
import { ASSET_KINDS, METHODS } from '#domain/method/method.ts';
import { SCOPES } from '#domain/method/scope.ts';
import { positionSchema } from '#domain/position/position.ts';
import { RULING_PARTS } from '#domain/ruling/ledger.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { API_SCHEMAS, evidence, watch } from './schemas.ts';

const inBoth = z.strictObject({ en: z.string(), ar: z.string() });
const verdict = z.enum(VERDICTS);
const VERSIONS = METHODS.map(({ version }) => version);
const CRITERIA = METHODS.flatMap(({ criteria }) => Object.values(criteria).flatMap(Object.keys));
const finding = z.enum(METHODS.flatMap(({ findings }) => Object.keys(findings)));
const firmness = z.enum(METHODS.flatMap((method) => Object.keys(method.firmness)));
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
  language: z.enum(['en', 'ar']).describe('Of the quote.'),
  url: z.string(),
  title: z.string(),
  saidOn: z.string().nullable().describe('A day, or a year where no more is known.'),
});

const criterion = z.strictObject({
  criterion: z.enum(CRITERIA),
  core: z
    .boolean()
    .describe('Whether a concern about it, or not knowing, makes the ruling questionable.'),
  finding,
  note: inBoth.nullable(),
  evidence: z.array(evidence),
  endedOn: z.iso.date().optional().describe('When a failure that is resolved ended.'),
});

const grounds = z
  .strictObject({
    method: z.enum(VERSIONS).describe('The version it was made by.'),
    firmness: firmness.describe('In version 1 chosen by an editor, since then computed.'),
    asset: z
      .strictObject({ kind: z.enum(ASSET_KINDS), why: inBoth })
      .optional()
      .describe('The kind of asset, which decides what is core; since version 2.'),
    stakingForm: z.enum(STAKING_FORMS).optional().describe('Since version 2.'),
    judgedOn: z.iso.date().optional().describe('When the findings were weighed; since version 2.'),
    proposal: verdict
      .nullable()
      .describe('What the method proposes; null: too little is answered.'),
    departure: inBoth.nullable().describe('Why the verdict is not what the method proposes.'),
    reviewDue: day('When it is to be looked at again; null: no day was set.'),
    reviewer: z.string().nullable(),
    signature: z
      .strictObject({
        name: z.string(),
        url: z.string(),
        signedOn: z.iso.date(),
        isOfEarlier: z.literal(true).optional().describe('The ruling has changed since.'),
      })
      .optional()
      .describe('Of a scholar; without it, none has signed. Since version 2.'),
    departurePosition: z
      .string()
      .optional()
      .describe('The position that a departure rests on; since version 2.'),
    secondEditor: z.string().optional().describe('Who has confirmed a departure; since version 2.'),
    criteria: z.array(criterion).describe('All that are asked of the scope.'),
    positions: z.array(position).describe('What others have ruled.'),
  })
  .register(API_SCHEMAS, { id: 'Grounds' });

export const rulingsAnswerSchema = z
  .strictObject({
    items: z.array(
      z
        .strictObject({
          scope: z.enum(SCOPES).describe('What the verdict is about.'),
          verdict,
          ruledAt: z.iso.datetime().nullable(),
          digest: sha256('SHA-256 of the whole ruling: that of its last entry in the ledger.'),
          grounds: grounds
            .nullable()
            .describe('Null: the verdict rests on the reason of its listing alone.'),
        })
        .register(API_SCHEMAS, { id: 'Ruling' }),
    ),
  })
  .register(API_SCHEMAS, { id: 'Rulings' });

const state = z
  .strictObject({
    method: z.enum(VERSIONS).optional().describe('The version of the method; without it, 1.'),
    verdict,
    firmness: firmness.nullable(),
    findings: z.strictObject(
      Object.fromEntries(CRITERIA.map((name) => [name, finding.optional()])),
    ),
    reviewDue: day('When it is to be looked at again.'),
  })
  .register(API_SCHEMAS, { id: 'RulingState' });

const change = z
  .strictObject({
    seq: z.int().min(1).describe('Its number; none is missing.'),
    kind: z.enum(KINDS),
    listingId: z.string(),
    name: z.string().describe('In English, as it was then.'),
    scope: z.enum(SCOPES),
    what: z
      .enum(['opened', 'added', 'edited', 'translated', 'deleted', 'put back', 'imported'])
      .describe('What was done; opened: it stood when the ledger was opened.'),
    before: state.nullable().describe('Null: nobody had ruled.'),
    after: state.nullable().describe('Null: the ruling is withdrawn.'),
    changed: z.array(z.enum(RULING_PARTS)),
    whyEn: z.string().nullable(),
    whyAr: z.string().nullable(),
    at: z.iso.datetime(),
    by: z.string().nullable().describe('Null: an editor without a public name.'),
    digest: sha256('SHA-256 of the whole ruling as it then stood.').nullable(),
    previous: sha256('Previous entry’s hash; zeros at the first.'),
    hash: sha256('SHA-256 of the entry without this field: as JSON, keys in order, no spaces.'),
  })
  .register(API_SCHEMAS, { id: 'Change' });

export const changesSchema = z
  .strictObject({
    items: z.array(change),
    nextBefore: z
      .int()
      .nullable()
      .describe('Ask with it as `before` for what is older; null at the end.'),
  })
  .register(API_SCHEMAS, { id: 'Changes' });

export const rulingTextSchema = z
  .strictObject({
    digest: sha256('As an entry of the ledger has it.'),
    text: z
      .string()
      .nullable()
      .describe('The text whose SHA-256, in UTF-8, is the digest. Null: the text was not kept.'),
  })
  .register(API_SCHEMAS, { id: 'RulingText' });

export const positionsSchema = z
  .strictObject({
    items: z.array(
      z.strictObject({ ...positionSchema.shape, watch }).register(API_SCHEMAS, { id: 'Position' }),
    ),
  })
  .register(API_SCHEMAS, { id: 'Positions' });

export type PositionsAnswer = z.infer<typeof positionsSchema>;
export type RulingsAnswer = z.infer<typeof rulingsAnswerSchema>;
export type RulingTextAnswer = z.infer<typeof rulingTextSchema>;
export type ChangesAnswer = z.infer<typeof changesSchema>;
