import { z } from 'zod';
import { KINDS } from '#domain/listing/kind.ts';
import { IDENTIFIER_FIELDS } from '#domain/look-alike/identifiers.ts';
import { API_SCHEMAS } from './schemas.ts';

const field = z.enum(IDENTIFIER_FIELDS);
const code = z.string().regex(/^U\+[0-9A-F]{4,6}$/);

const difference = z
  .discriminatedUnion('what', [
    z.strictObject({
      what: z.literal('letters'),
      pairs: z.array(
        z.strictObject({
          shown: z.string(),
          expected: z.string(),
          code: code.nullable().describe('Null: every keyboard has the letter.'),
        }),
      ),
    }),
    z.strictObject({ what: z.enum(['missing', 'extra']), letters: z.string() }),
    z.strictObject({ what: z.enum(['other', 'swapped']), shown: z.string(), expected: z.string() }),
    z.strictObject({ what: z.literal('punctuation') }),
    z.strictObject({
      what: z.literal('added'),
      words: z.array(z.string()),
      isCall: z.boolean().describe('Such as ask for something, or say that it is the real one.'),
    }),
    z.strictObject({
      what: z.literal('ending'),
      shown: z.string(),
      expected: z.string(),
      isHosted: z.boolean().describe('Anybody can have an address that ends so.'),
    }),
    z.strictObject({
      what: z.enum(['subdomain', 'user', 'path']),
      host: z.string().describe('Whose the address is all the same.'),
    }),
    z.strictObject({
      what: z.literal('place'),
      field: field.describe('Where the listing is known by it.'),
    }),
  ])
  .register(API_SCHEMAS, { id: 'Difference' });

const match = z
  .strictObject({
    kind: z.enum(KINDS),
    id: z.string(),
    name: z.string().describe('In English, else in another language.'),
    symbol: z.string().nullable(),
    field: field.describe('The field of the listing that says so.'),
    text: z.string().describe('What that field says.'),
    differences: z
      .array(difference)
      .describe('How what was pasted is not that; empty: it is the listing’s own.'),
    website: z.string().nullable().describe('The domain of the listing’s website.'),
  })
  .register(API_SCHEMAS, { id: 'Match' });

export const checkSchema = z
  .strictObject({
    result: z
      .enum(['official', 'looks-like', 'unknown', 'unreadable'])
      .describe(
        'Of a name or a ticker, official says that the directory has such a listing; of a link or a handle, that it is that listing’s own.',
      ),
    asked: z
      .enum(['link', 'mail', 'handle', 'name', 'wallet', 'unreadable'])
      .describe('What it was read as.'),
    text: z.string().describe('What was pasted, without what is not seen.'),
    address: z
      .strictObject({
        host: z.string().describe('As a reader sees it.'),
        ascii: z.string().describe('As a browser goes to it.'),
        domain: z.string().nullable().describe('What somebody has registered; null: nobody has.'),
      })
      .nullable()
      .describe('Null: it is no address.'),
    ofAnybody: z
      .boolean()
      .describe('It is at a place where anybody can have an account or an address.'),
    disguises: z
      .array(
        z.strictObject({
          code,
          letter: z.string().describe('Empty: it is not seen.'),
          like: z.string().nullable().describe('The Latin letter it looks like.'),
        }),
      )
      .describe('What of it is not seen, or only looks Latin.'),
    items: z.array(match).describe('The listings the result rests on.'),
  })
  .register(API_SCHEMAS, { id: 'Check' });

export type CheckAnswer = z.infer<typeof checkSchema>;
