import { z } from 'zod';
import { ADDRESS_FAMILIES, CHAIN_IDS } from '#domain/contract/chain.ts';
import { LICENCE_STATUSES, SERVICES } from '#domain/licence/licence.ts';
import { KINDS } from '#domain/listing/kind.ts';
import {
  COMMON_FIELDS,
  FIELDS,
  type PlainField,
  TRADED_FIELDS,
} from '#domain/listing/plain-field.ts';
import { IDENTIFIER_FIELDS } from '#domain/look-alike/identifiers.ts';
import { marketCoinSchema } from '#domain/market/market-coin.ts';
import { SCOPES } from '#domain/method/scope.ts';
import { newsArticleSchema } from '#domain/news/article.ts';
import { OFFERED } from '#domain/ruling/offers.ts';
import { QUOTE_LANGUAGES } from '#domain/ruling/quote-languages.ts';
import { QUESTIONS, SOUNDNESS_ANSWERS } from '#domain/soundness/soundness.ts';
import { REGION_CURRENCIES } from '#domain/terms/terms.ts';

// The API's responses: they type the handlers, and `/api/openapi.json` is generated from them.

/** Schemas by their name in the description. */
export const API_SCHEMAS = z.registry<{ id: string }>();

const orNone = (description: string) => z.string().nullable().describe(description);
const figure = (description: string) => z.number().nullable().describe(description);
const moment = (description: string) => z.iso.datetime().describe(description);
const perLanguage = z.strictObject({ en: z.string().nullable(), ar: z.string().nullable() });
const CURSOR = 'Ask with it as `cursor` for what follows; null at the end.';

function apiOf<Name extends PlainField>(names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, FIELDS[name].api])) as {
    [Each in Name]: (typeof FIELDS)[Each]['api'];
  };
}

const { symbol, image, category, ...others } = apiOf(COMMON_FIELDS);

const entity = {
  id: z.string().describe('The last part of the address of its page.'),
  name: orNone('In English.'),
  symbol,
  image,
  category,
  ruledAt: z.iso.datetime().nullable().describe('When the verdict was given.'),
  ...others,
  createdAt: moment('When it came into the directory.'),
  updatedAt: moment('When it was last changed.'),
  translations: z.strictObject({
    name: perLanguage,
    description: perLanguage,
    pros: perLanguage.describe('One per line.'),
    cons: perLanguage.describe('One per line.'),
    reason: perLanguage.describe(
      'The reason for the verdict. Arabic is null until an editor has read it.',
    ),
  }),
  arabicReason: z
    .enum(['current', 'earlier', 'unread', 'none'])
    .describe(
      'Of `translations.reason.ar`. `current`: it says what the English reason says. `earlier`: the last one that an editor read for this verdict; a newer text waits to be read. `unread`: no editor has read one for this verdict, so show the English one. `none`: there is no Arabic reason.',
    ),
};

export const coinSchema = z
  .strictObject({
    ...entity,
    ...apiOf(TRADED_FIELDS),
    current_price: figure(
      'US dollars. Figures are null where the market does not certainly know the coin.',
    ),
    market_cap: figure('US dollars.'),
    volume_24h: figure('US dollars.'),
    price_change_24h: figure('Percent.'),
    circulating_supply: figure('Coins.'),
    max_supply: figure('Coins; null also where there is no cap.'),
  })
  .register(API_SCHEMAS, { id: 'Coin' });

export const exchangeSchema = z
  .strictObject({
    ...entity,
    categoryScope: z
      .enum(SCOPES)
      .describe(
        'The scope whose verdict is the category: `spot`, or the main product where spot is not offered.',
      ),
    year_established: orNone('As `established`.'),
    url: orNone('As `website`.'),
    trust_score: z
      .number()
      .min(0)
      .max(5)
      .describe(
        'The rating: computed from the answers of `soundness` (its stars rounded down, at least 1) where all are given, else an editor’s estimate; 5 where there is none, which says nothing. Never of the verdict.',
      ),
    trade_volume: z.null().describe('Not known.'),
  })
  .register(API_SCHEMAS, { id: 'Exchange' });

/** The state of a quoted sentence at its address. */
export const watch = z
  .strictObject({
    state: z
      .enum(['seen', 'moved', 'changed', 'gone'])
      .nullable()
      .describe(
        'Null: not yet read again. `seen`: still there. `moved`: still there, and the page has another address. `changed`: the page says something like it. `gone`: neither, or there is no page.',
      ),
    lookedOn: z.iso.date().nullable().describe('When a program last read the page.'),
    seenOn: z.iso.date().nullable().describe('When a program last saw the sentence there.'),
    unreadable: z
      .boolean()
      .describe('The latest look could not read the page; the rest is from before.'),
    textHash: z
      .string()
      .nullable()
      .describe(
        'SHA-256 of the letters of the page’s text at the first reading after the sentence was quoted. Null: not yet read again.',
      ),
    hashedOn: z.iso.date().nullable().describe('The day of that reading.'),
    hashedAsRead: z.boolean().describe('Whether it is the day of `readOn`.'),
  })
  .nullable()
  .register(API_SCHEMAS, { id: 'Watch' })
  .describe('What became of the sentence since. Null: its address cannot be read by a program.');

/** A quoted source. */
export const evidence = z.strictObject({
  url: z.string(),
  title: z.string(),
  quote: z.string().describe('The sentence itself.'),
  language: z
    .enum(QUOTE_LANGUAGES)
    .optional()
    .describe('Of the quote, where it is neither English nor Arabic.'),
  readOn: z.iso.date().describe('When it was read there.'),
  copiedOn: z.iso.date().optional().describe('The day of the stored copy that was read.'),
  watch,
});

/** Adds what became of a quote. */
export type TellEvidence = (given: Omit<Evidence, 'watch'>) => Evidence;
type Evidence = z.infer<typeof evidence>;

const soundness = z
  .strictObject({
    stars: z
      .number()
      .min(0)
      .max(5)
      .nullable()
      .describe(
        'A star for each yes, half for each partly. Null: a question has no answer with a source yet, and the rating is an editor’s estimate.',
      ),
    answers: z
      .array(
        z.strictObject({
          question: z
            .enum(QUESTIONS)
            .describe(
              '`works`: it does what it says, and its code or books can be seen. `record`: how it has held up. `control`: nobody can change, freeze or take it alone. `law`: somebody answers for it, a licence, or a clear legal standing. `staying`: its age, liquidity and spread of holders.',
            ),
          answer: z.enum(SOUNDNESS_ANSWERS),
          note: z.strictObject({ en: z.string(), ar: z.string() }).nullable(),
          evidence: z.array(evidence),
        }),
      )
      .describe('A question without an answer is left out.'),
  })
  .register(API_SCHEMAS, { id: 'Soundness' })
  .describe('How sound it is, which says nothing about the verdict.');

const offers = z
  .array(
    z.strictObject({
      scope: z.enum(SCOPES),
      offered: z.enum(OFFERED),
      main: z.boolean().describe('Whether its verdict is the category where spot is not offered.'),
      evidence: z.array(evidence),
    }),
  )
  .describe('Which products it offers. Nothing was read about one that is left out.');

const terms = z
  .strictObject({
    spotFee: z
      .strictObject({
        maker: z.number().describe('Percent of a trade; below zero: paid to the maker.'),
        taker: z.number().describe('Percent of a trade.'),
        evidence: z.array(evidence),
      })
      .nullable()
      .describe('Of an account without discounts.'),
    deposits: z
      .strictObject({
        currencies: z.array(z.enum(REGION_CURRENCIES)),
        evidence: z.array(evidence),
      })
      .nullable()
      .describe('Currencies of the Arab states and Türkiye that can be paid in.'),
    refused: z
      .strictObject({
        countries: z.array(z.string()).describe('ISO 3166-1 alpha-2.'),
        evidence: z.array(evidence),
      })
      .nullable()
      .describe('Countries whose residents are refused.'),
    reserves: z
      .strictObject({
        on: z.iso.date().nullable().describe('The day of the latest proof; null: not told.'),
        auditor: z.string().nullable().describe('Null: none is named.'),
        tellsLiabilities: z
          .boolean()
          .describe('Whether what is owed to customers is told beside what is held.'),
        evidence: z.array(evidence),
      })
      .nullable()
      .describe('Proof of reserves.'),
  })
  .register(API_SCHEMAS, { id: 'Terms' })
  .describe(
    'Fees and reach, as its sources told them on the days they were read; null: not looked at.',
  );

const chain = z.enum(CHAIN_IDS);
const source = { url: z.url(), readOn: z.iso.date().describe('When it was read there.') };

const contract = z
  .strictObject({
    chain,
    address: z.string().describe('In the chain’s normal form: EIP-55 on EVM chains.'),
    lists: z
      .array(z.strictObject({ name: z.string(), ...source }))
      .describe('Token lists that give the address to this coin.'),
    issuer: z
      .strictObject(source)
      .nullable()
      .describe('The issuer’s page on which an editor has read it; null: not confirmed yet.'),
    goPlus: z
      .strictObject({
        readOn: z.iso.date(),
        canMint: z.boolean().nullable(),
        canPause: z.boolean().nullable(),
        canFreeze: z.boolean().nullable(),
        canChange: z.boolean().nullable(),
        hasSource: z.boolean().nullable(),
        topTenShare: z.number().nullable().describe('A fraction.'),
      })
      .optional()
      .describe('What GoPlus says, on that day; null: unknown.'),
  })
  .register(API_SCHEMAS, { id: 'Contract' });

const contracts = z
  .array(contract)
  .describe('The contracts of its token, with the sources of each address.');

const inBoth = z.strictObject({ en: z.string(), ar: z.string() });

const licence = z
  .strictObject({
    status: z
      .enum(LICENCE_STATUSES)
      .describe(
        '`absent`: an editor has looked for `names` in the copy and found none of them. A country without an entry has not been looked at.',
      ),
    country: z.string().describe('ISO 3166-1 alpha-2, or `EU`.'),
    regulator: inBoth,
    area: inBoth.nullable().describe('The part of the country; null: all of it.'),
    company: z.string().nullable(),
    number: z.string().nullable().describe('As the register writes it; in the EU, the LEI.'),
    services: z.array(z.enum(SERVICES)),
    from: z.iso.date().nullable(),
    until: z.iso.date().nullable(),
    words: z.string().nullable().describe('The register’s own words for the services.'),
    names: z.array(z.string()).describe('Where `absent`: the names that were looked for.'),
    url: z.string().describe('The register.'),
    copiedOn: z.iso.date().describe('The day of the copy of the register that was read.'),
    copiedBy: inBoth.nullable().describe('Null: the register itself, or its own file.'),
    readOn: z.iso.date(),
    note: inBoth.nullable(),
  })
  .register(API_SCHEMAS, { id: 'Licence' });

const licences = z
  .array(licence)
  .describe('Entries of its companies in registers. No licence changes a verdict.');

/** One coin, with what its lists leave out. */
export const coinDetailSchema = z
  .strictObject({ ...coinSchema.shape, soundness, contracts })
  .register(API_SCHEMAS, { id: 'CoinDetail' });

/** One exchange, with what its lists leave out. */
export const exchangeDetailSchema = z
  .strictObject({ ...exchangeSchema.shape, offers, soundness, terms, contracts, licences })
  .register(API_SCHEMAS, { id: 'ExchangeDetail' });

const nextCursor = z.string().nullable().meta({ description: CURSOR });

export const coinsSchema = z
  .strictObject({ items: z.array(coinSchema), nextCursor })
  .register(API_SCHEMAS, { id: 'Coins' });

export const exchangesSchema = z
  .strictObject({ items: z.array(exchangeSchema), nextCursor })
  .register(API_SCHEMAS, { id: 'Exchanges' });

export const countSchema = z
  .strictObject({ count: z.int().min(0) })
  .register(API_SCHEMAS, { id: 'Count' });

export const marketsSchema = z
  .strictObject({
    items: z.array(
      z
        .strictObject({
          ...marketCoinSchema.shape,
          // The names of requirement 3.8; later figures have one name.
          market_cap_rank: figure('As `rank`.'),
          current_price: figure('As `price`: US dollars.'),
          price_change_percentage_24h: figure('As `change24h`: percent.'),
          market_cap: figure('As `marketCap`: US dollars.'),
          total_volume: figure('As `volume`: US dollars.'),
          circulating_supply: figure('As `circulatingSupply`: coins.'),
        })
        .register(API_SCHEMAS, { id: 'MarketCoin' }),
    ),
    updatedAt: z.iso.datetime().nullable().describe('Null: there have been none yet.'),
    stale: z.boolean().describe('Older than a reader should take for new.'),
  })
  .register(API_SCHEMAS, { id: 'Markets' });

export const newsSchema = z
  .strictObject({
    items: z.array(
      z
        .strictObject({
          ...newsArticleSchema.shape,
          source_info: z.strictObject({ img: orNone('As `sourceImage`.') }),
          imageurl: orNone('As `image`.'),
          published_on: z.int().describe('As `publishedAt`: seconds since 1970.'),
        })
        .register(API_SCHEMAS, { id: 'NewsArticle' }),
    ),
    source: z.enum(['api', 'feeds', 'samples']),
    stale: z.boolean().describe('Older than a reader should take for new.'),
  })
  .register(API_SCHEMAS, { id: 'News' });

export const errorSchema = z
  .strictObject({
    error: z.string(),
    field: z.string().optional().describe('The parameter that cannot be meant.'),
  })
  .register(API_SCHEMAS, { id: 'Error' });

export const healthSchema = z
  .strictObject({ ok: z.literal(true) })
  .register(API_SCHEMAS, { id: 'Health' });

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
    z.strictObject({
      what: z.literal('contract').describe('The listing’s contracts have other addresses.'),
    }),
    z.strictObject({
      what: z
        .literal('middle')
        .describe(
          'It begins and ends as the address of the listing’s contract, and differs between.',
        ),
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
    contracts: z
      .array(contract)
      .describe(
        'The listing’s contracts with the address in `text`, or all for `other-address`; empty for other fields.',
      ),
    website: z.string().nullable().describe('The domain of the listing’s website.'),
  })
  .register(API_SCHEMAS, { id: 'Match' });

const warning = z
  .strictObject({
    domain: z
      .string()
      .describe('The domain that the list names, in ASCII; where it names an address, that.'),
    address: z
      .string()
      .nullable()
      .describe('The address on a chain that the list names, in its normal form; null: a domain.'),
    kind: z.enum(['authority', 'phishing']).describe('Who publishes the list.'),
    list: z.strictObject({ en: z.string(), ar: z.string() }).describe('The name of the list.'),
    url: z.url().describe('The list.'),
    by: z.string().nullable().describe('The authority, where a list joins those of several.'),
    name: z.string().nullable().describe('The name that the list gives.'),
    reason: z.string().nullable().describe('Null: the list gives no reason.'),
    listedOn: z.iso.date().nullable().describe('Null: the list gives no day.'),
    firstReadOn: z.iso.date().describe('The first day on which it was read there.'),
    lastReadOn: z.iso.date().describe('The last day on which it was read there.'),
    stale: z.boolean().describe('The list has not been read for three times its rhythm.'),
  })
  .register(API_SCHEMAS, { id: 'Warning' });

export const checkSchema = z
  .strictObject({
    result: z
      .enum(['official', 'warned', 'looks-like', 'other-address', 'unknown', 'unreadable'])
      .describe(
        'Of a name or a ticker, official says that the directory has such a listing; of a link or a handle, that it is that listing’s own. `other-address`: a contract’s address beside the name of a listing that names others.',
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
    contract: z
      .strictObject({
        family: z.enum(ADDRESS_FAMILIES).describe('How its chain writes addresses.'),
        address: z
          .string()
          .nullable()
          .describe('In the chain’s normal form; null: its checksum shows a mistyped letter.'),
        hasWrongCapitals: z
          .boolean()
          .describe('It has capitals, and not those of its checksum (EIP-55).'),
      })
      .nullable()
      .describe('Null: it is no address of a contract.'),
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
    items: z
      .array(match)
      .describe(
        'The listings that the result rests on; if it is `unknown`, those that share a name with it.',
      ),
    warnings: z.array(warning).describe('Empty unless the result is `warned`.'),
  })
  .register(API_SCHEMAS, { id: 'Check' });

export type Coin = z.infer<typeof coinSchema>;
export type CoinDetail = z.infer<typeof coinDetailSchema>;
export type ExchangeDetail = z.infer<typeof exchangeDetailSchema>;
export type Exchange = z.infer<typeof exchangeSchema>;
export type Count = z.infer<typeof countSchema>;
export type Markets = z.infer<typeof marketsSchema>;
export type NewsAnswer = z.infer<typeof newsSchema>;
export type ApiError = z.infer<typeof errorSchema>;
export type Health = z.infer<typeof healthSchema>;
export type CheckAnswer = z.infer<typeof checkSchema>;
