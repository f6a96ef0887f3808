import { z } from 'zod';
import { ADDRESS_FAMILIES } from '#domain/contract/chain.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { IDENTIFIER_FIELDS } from '#domain/look-alike/identifiers.ts';
import { API_SCHEMAS, contract } from './schemas.ts';

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
          code: code
            .nullable()
            .describe('The code point of a letter that keyboards lack; null: an ordinary letter.'),
        }),
      ),
    }),
    z.strictObject({ what: z.enum(['missing', 'extra']), letters: z.string() }),
    z.strictObject({ what: z.enum(['other', 'swapped']), shown: z.string(), expected: z.string() }),
    z.strictObject({ what: z.literal('punctuation') }),
    z.strictObject({
      what: z.literal('added'),
      words: z.array(z.string()),
      isCall: z.boolean().describe('Whether the words ask for something or claim to be official.'),
    }),
    z.strictObject({
      what: z.literal('ending'),
      shown: z.string(),
      expected: z.string(),
      isHosted: z.boolean().describe('Whether anyone can have an address with this ending.'),
    }),
    z.strictObject({
      what: z.enum(['subdomain', 'user', 'path']),
      host: z.string().describe('The host that the address actually leads to.'),
    }),
    z.strictObject({
      what: z.literal('place'),
      field: field.describe('The field of the listing that has this text.'),
    }),
    z.strictObject({
      what: z.literal('contract').describe('None of the listing’s contracts has this address.'),
    }),
    z.strictObject({
      what: z
        .literal('middle')
        .describe(
          'It begins and ends like the address of the listing’s contract but differs in between.',
        ),
    }),
    z.strictObject({
      what: z
        .literal('capitals')
        .describe(
          'It differs from the address of the listing’s contract only in capital letters, which are different characters there.',
        ),
    }),
  ])
  .register(API_SCHEMAS, { id: 'Difference' });

const match = z
  .strictObject({
    kind: z.enum(KINDS),
    id: z.string(),
    name: z.string().describe('In English, or in another language if there is no English name.'),
    symbol: z.string().nullable(),
    field: field.describe('The matching field of the listing.'),
    text: z.string().describe('The value of that field.'),
    differences: z
      .array(difference)
      .describe('How the input differs from `text`; empty: it is the listing’s own.'),
    contracts: z
      .array(contract)
      .describe(
        'The listing’s contracts with the address in `text`, or all of them for `other-address`; empty for other fields.',
      ),
    website: z.string().nullable().describe('The domain of the listing’s website.'),
  })
  .register(API_SCHEMAS, { id: 'Match' });

/** The warning of one list about one domain or address. */
export const warning = z
  .strictObject({
    domain: z
      .string()
      .describe('The domain that the list names, in ASCII, or the blockchain address.'),
    address: z
      .string()
      .nullable()
      .describe(
        'The blockchain address that the list names, in standard form; null if it names a domain.',
      ),
    kind: z
      .enum(['authority', 'phishing'])
      .describe('Whether an authority publishes the list, or it collects reports of phishing.'),
    list: z.strictObject({ en: z.string(), ar: z.string() }).describe('The name of the list.'),
    url: z.url().describe('The address of the list.'),
    by: z
      .string()
      .nullable()
      .describe('The authority that issued the warning, if the list combines several.'),
    name: z.string().nullable().describe('The name given in the list.'),
    reason: z.string().nullable().describe('Null: the list gives no reason.'),
    listedOn: z.iso.date().nullable().describe('Null: the list gives no date.'),
    firstReadOn: z.iso.date().describe('The first day on which it was found in the list.'),
    lastReadOn: z.iso.date().describe('The last day on which it was found in the list.'),
    stale: z
      .boolean()
      .describe('Whether the last reading is older than three times the list’s usual interval.'),
  })
  .register(API_SCHEMAS, { id: 'Warning' });

export const checkSchema = z
  .strictObject({
    result: z
      .enum(['official', 'warned', 'looks-like', 'other-address', 'unknown', 'unreadable'])
      .describe(
        '`official`: for a link or handle, it belongs to a listing; for a name or ticker, the directory has a listing with it. `other-address`: a contract address beside the name of a listing whose contracts have different addresses.',
      ),
    asked: z
      .enum(['link', 'mail', 'handle', 'name', 'wallet', 'unreadable'])
      .describe('What the input was read as.'),
    text: z.string().describe('The input without invisible characters.'),
    address: z
      .strictObject({
        host: z.string().describe('As displayed to a reader.'),
        ascii: z.string().describe('As used by a browser.'),
        domain: z.string().nullable().describe('The registered domain; null: none.'),
      })
      .nullable()
      .describe('Null: the input is not a web address.'),
    contract: z
      .strictObject({
        family: z.enum(ADDRESS_FAMILIES).describe('The address format of its chain.'),
        address: z
          .string()
          .nullable()
          .describe('In the chain’s standard form; null: its checksum shows a mistyped letter.'),
        hasWrongCapitals: z
          .boolean()
          .describe('Whether its capital letters do not match its checksum (EIP-55).'),
      })
      .nullable()
      .describe('Null: the input is not a contract address.'),
    ofAnybody: z
      .boolean()
      .describe('Whether it is on a service where anyone can have an account or address.'),
    disguises: z
      .array(
        z.strictObject({
          code,
          letter: z.string().describe('Empty: an invisible character.'),
          like: z.string().nullable().describe('The Latin letter that it looks like.'),
        }),
      )
      .describe('Characters of the input that are invisible or only look Latin.'),
    items: z
      .array(match)
      .describe(
        'The listings behind the result; if it is `unknown`, those that share a name with the input.',
      ),
    warnings: z.array(warning).describe('Empty unless the result is `warned`.'),
  })
  .register(API_SCHEMAS, { id: 'Check' });

export type CheckResponse = z.infer<typeof checkSchema>;
