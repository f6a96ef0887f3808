import { z } from 'zod';
import { CHAIN_IDS } from '#domain/contract/chain.ts';
import { LICENCE_STATUSES, SERVICES } from '#domain/licence/licence.ts';
import type { TextField } from '#domain/listing/listing.ts';
import {
  COIN_ONLY_FIELDS,
  COMMON_FIELDS,
  FIELDS,
  type PlainField,
} from '#domain/listing/plain-field.ts';
import { marketCoinSchema } from '#domain/market/market-coin.ts';
import { METHODS } from '#domain/method/method.ts';
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
/** The firmness of a verdict, in any version of the method. */
export const firmness = z.enum(METHODS.flatMap((method) => Object.keys(method.firmness)));
const CURSOR = 'Send it as `cursor` to get the next page; null on the last page.';

function apiOf<Name extends PlainField>(names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, FIELDS[name].api])) as {
    [Each in Name]: (typeof FIELDS)[Each]['api'];
  };
}

const { symbol, image, category, ...others } = apiOf(COMMON_FIELDS);

const entity = {
  id: z.string().describe('The last segment of its page’s path.'),
  name: orNone('In English.'),
  symbol,
  image,
  category,
  categoryFirmness: firmness
    .nullable()
    .describe(
      'How firm the verdict in `category` is, such as `contested` or `few-positions`. Show it wherever you show the verdict. Null: not reviewed.',
    ),
  categoryScope: z
    .enum(SCOPES)
    .describe(
      'What the verdict in `category` covers: `spot`, holding and spot buying; or the main product of an exchange without spot trading. Other products have verdicts of their own.',
    ),
  ruledAt: z.iso.datetime().nullable().describe('When the verdict was given.'),
  ...others,
  createdAt: moment('When it was added to the directory.'),
  updatedAt: moment('When it was last changed.'),
  translations: z.strictObject({
    name: perLanguage,
    description: perLanguage,
    pros: perLanguage.describe('One per line.'),
    cons: perLanguage.describe('One per line.'),
    reason: perLanguage.describe(
      'The reason for the verdict. The Arabic is null until an editor has read it.',
    ),
  } satisfies Record<TextField, z.ZodType>),
  arabicReason: z
    .enum(['current', 'earlier', 'unread', 'none'])
    .describe(
      'The state of `translations.reason.ar`. `current`: it matches the English reason. `earlier`: the last one that an editor read for this verdict; a newer text has not been read yet. `unread`: no editor has read one for this verdict, so show the English reason. `none`: there is no Arabic reason.',
    ),
};

const coinSchema = z
  .strictObject({
    ...entity,
    ...apiOf(COIN_ONLY_FIELDS),
    current_price: figure(
      'US dollars. Market figures are null if the coin could not be matched with certainty.',
    ),
    market_cap: figure('US dollars.'),
    volume_24h: figure('US dollars.'),
    price_change_24h: figure('Percent.'),
    circulating_supply: figure('Coins.'),
    max_supply: figure('Coins; also null if there is no cap.'),
  })
  .register(API_SCHEMAS, { id: 'Coin' });

const exchangeSchema = z
  .strictObject({
    ...entity,
    year_established: orNone('The same as `established`.'),
    url: orNone('The same as `website`.'),
    trust_score: z
      .number()
      .min(0)
      .max(5)
      .describe(
        'A rating of soundness, independent of the verdict. Computed from the `soundness` answers (stars rounded down, at least 1) if all are given; otherwise an editor’s estimate. Without a rating it is 5, a default that means nothing.',
      ),
    trade_volume: z.null().describe('Always null: not known.'),
  })
  .register(API_SCHEMAS, { id: 'Exchange' });

/** The state of a quoted sentence at its address. */
export const watch = z
  .strictObject({
    state: z
      .enum(['seen', 'moved', 'changed', 'gone'])
      .nullable()
      .describe(
        '`seen`: the sentence is still there. `moved`: still there, but the page has a different address. `changed`: the page has a similar sentence. `gone`: the page has nothing similar or no longer exists. Null: not yet checked again.',
      ),
    lookedOn: z.iso.date().nullable().describe('When a program last tried to read the page.'),
    seenOn: z.iso.date().nullable().describe('When a program last saw the sentence there.'),
    unreadable: z
      .boolean()
      .describe(
        'Whether the latest attempt failed to read the page; the other fields are then from an earlier one.',
      ),
    textHash: z
      .string()
      .nullable()
      .describe(
        'SHA-256 of the letters in the page’s text, from the first reading after the sentence was quoted. Null: not yet read again.',
      ),
    hashedOn: z.iso.date().nullable().describe('The day of that reading.'),
    hashedAsRead: z.boolean().describe('Whether `hashedOn` is the same day as `readOn`.'),
  })
  .nullable()
  .register(API_SCHEMAS, { id: 'Watch' })
  .describe(
    'Whether the sentence is still at its address. Null: a program cannot read the address.',
  );

/** A quoted source. */
export const evidence = z.strictObject({
  url: z.string(),
  title: z.string(),
  quote: z.string().describe('The quoted sentence.'),
  language: z
    .enum(QUOTE_LANGUAGES)
    .optional()
    .describe('The language of the quote, if neither English nor Arabic.'),
  readOn: z.iso.date().describe('When it was read at that address.'),
  copiedOn: z.iso.date().optional().describe('The day of the stored copy that was read.'),
  watch,
});

/** Adds what became of a quote. */
export type AddWatch = (given: Omit<Evidence, 'watch'>) => Evidence;
type Evidence = z.infer<typeof evidence>;

const soundness = z
  .strictObject({
    stars: z
      .number()
      .min(0)
      .max(5)
      .nullable()
      .describe(
        'One star for each `yes` and half a star for each `partly`. Null: not every question has a sourced answer yet, and the rating is an editor’s estimate.',
      ),
    answers: z
      .array(
        z.strictObject({
          question: z
            .enum(QUESTIONS)
            .describe(
              '`works`: does it do what it promises, and can its code or accounts be inspected? `record`: has it held up well: has it been audited, and were losses from incidents made good? `control`: is it beyond the power of any single party to change, freeze or seize it? `law`: is there an accountable organisation, a licence or a clear legal status? `staying`: do its age, liquidity and spread of ownership suggest that it will last?',
            ),
          answer: z.enum(SOUNDNESS_ANSWERS),
          note: z.strictObject({ en: z.string(), ar: z.string() }).nullable(),
          evidence: z.array(evidence),
        }),
      )
      .describe('Questions without an answer are omitted.'),
  })
  .register(API_SCHEMAS, { id: 'Soundness' })
  .describe('How sound the coin or exchange is. Independent of the verdict.');

const offers = z
  .array(
    z.strictObject({
      scope: z.enum(SCOPES),
      offered: z
        .enum(OFFERED)
        .describe(
          '`forbidden`: a rule of its regulator forbids it. Whether the exchange obeys is not known.',
        ),
      main: z
        .boolean()
        .describe(
          'Whether this is the main product of an exchange without spot trading, whose verdict is given as `category`.',
        ),
      evidence: z.array(evidence),
    }),
  )
  .describe('Which products it offers. An omitted product has not been looked into.');

const terms = z
  .strictObject({
    spotFee: z
      .strictObject({
        maker: z.number().describe('Percentage of a trade; negative if the maker is paid.'),
        taker: z.number().describe('Percentage of a trade.'),
        evidence: z.array(evidence),
      })
      .nullable()
      .describe('For an account without discounts.'),
    deposits: z
      .strictObject({
        currencies: z.array(z.enum(REGION_CURRENCIES)),
        evidence: z.array(evidence),
      })
      .nullable()
      .describe('The currencies of the Arab states and Türkiye that it accepts as deposits.'),
    refused: z
      .strictObject({
        countries: z.array(z.string()).describe('ISO 3166-1 alpha-2.'),
        evidence: z.array(evidence),
      })
      .nullable()
      .describe('Countries whose residents it does not serve.'),
    reserves: z
      .strictObject({
        on: z.iso.date().nullable().describe('The date of the latest proof; null: no date given.'),
        auditor: z.string().nullable().describe('Null: no auditor named.'),
        tellsLiabilities: z
          .boolean()
          .describe('Whether the proof also says what is owed to customers.'),
        evidence: z.array(evidence),
      })
      .nullable()
      .describe('Proof of reserves.'),
  })
  .register(API_SCHEMAS, { id: 'Terms' })
  .describe(
    'Fees and availability, according to its sources on the days they were read; null: not looked into.',
  );

const chain = z.enum(CHAIN_IDS);
const source = { url: z.url(), readOn: z.iso.date().describe('When it was read at that address.') };

export const contract = z
  .strictObject({
    chain,
    address: z.string().describe('In the chain’s standard form: EIP-55 on EVM chains.'),
    lists: z
      .array(z.strictObject({ name: z.string(), ...source }))
      .describe('Token lists that give this address for the coin.'),
    issuer: z
      .strictObject(source)
      .nullable()
      .describe('The issuer’s page where an editor read the address; null: not yet confirmed.'),
    goPlus: z
      .strictObject({
        readOn: z.iso.date(),
        canMint: z.boolean().nullable(),
        canPause: z.boolean().nullable(),
        canFreeze: z.boolean().nullable(),
        canChange: z.boolean().nullable(),
        hasSource: z.boolean().nullable(),
        topTenShare: z
          .number()
          .nullable()
          .describe('The share held by the ten largest holders, as a fraction.'),
      })
      .optional()
      .describe('What GoPlus said on the day `readOn`. A null value means unknown.'),
  })
  .register(API_SCHEMAS, { id: 'Contract' });

const contracts = z
  .array(contract)
  .describe('The token’s contracts, each with the sources for its address.');

const inBoth = z.strictObject({ en: z.string(), ar: z.string() });

/** An entry of a register, or that it was looked for there. */
export const licence = z
  .strictObject({
    status: z
      .enum(LICENCE_STATUSES)
      .describe(
        '`absent`: an editor searched the copy for `names` and found none of them. A country without an entry has not been looked into.',
      ),
    country: z.string().describe('ISO 3166-1 alpha-2, or `EU`.'),
    regulator: inBoth,
    area: inBoth.nullable().describe('The part of the country covered; null: the whole country.'),
    company: z.string().nullable(),
    number: z.string().nullable().describe('As given in the register; in the EU, the LEI.'),
    services: z.array(z.enum(SERVICES)),
    from: z.iso.date().nullable(),
    until: z.iso.date().nullable(),
    words: z.string().nullable().describe('The register’s own words for the services.'),
    names: z.array(z.string()).describe('If `absent`: the names that were searched for.'),
    url: z.string().describe('The address of the register.'),
    copiedOn: z.iso.date().describe('The date of the copy of the register that was read.'),
    copiedBy: inBoth
      .nullable()
      .describe('Who made the copy; null: the register itself, or its own file.'),
    readOn: z.iso.date(),
    note: inBoth.nullable(),
  })
  .register(API_SCHEMAS, { id: 'Licence' });

const licences = z
  .array(licence)
  .describe('Register entries for its companies. A licence does not change a verdict.');

/** One coin, with what its lists leave out. */
export const coinDetailSchema = z
  .strictObject({ ...coinSchema.shape, soundness, contracts })
  .register(API_SCHEMAS, { id: 'CoinDetail' });

/** One exchange, with what its lists leave out. */
export const exchangeDetailSchema = z
  .strictObject({ ...exchangeSchema.shape, offers, soundness, terms, contracts, licences })
  .register(API_SCHEMAS, { id: 'ExchangeDetail' });

export const nextCursor = z.string().nullable().meta({ description: CURSOR });

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
          market_cap_rank: figure('The same as `rank`.'),
          current_price: figure('The same as `price`: US dollars.'),
          price_change_percentage_24h: figure('The same as `change24h`: percent.'),
          market_cap: figure('The same as `marketCap`: US dollars.'),
          total_volume: figure('The same as `volume`: US dollars.'),
          circulating_supply: figure('The same as `circulatingSupply`: coins.'),
        })
        .register(API_SCHEMAS, { id: 'MarketCoin' }),
    ),
    updatedAt: z.iso
      .datetime()
      .nullable()
      .describe('When the figures were received; null: none have been received yet.'),
    stale: z.boolean().describe('Whether the data is too old to be shown as current.'),
  })
  .register(API_SCHEMAS, { id: 'Markets' });

export const newsSchema = z
  .strictObject({
    items: z.array(
      z
        .strictObject({
          ...newsArticleSchema.shape,
          source_info: z.strictObject({ img: orNone('The same as `sourceImage`.') }),
          imageurl: orNone('The same as `image`.'),
          published_on: z.int().describe('The same as `publishedAt`, in seconds since 1970.'),
        })
        .register(API_SCHEMAS, { id: 'NewsArticle' }),
    ),
    source: z.enum(['api', 'feeds', 'samples']),
    stale: z.boolean().describe('Whether the data is too old to be shown as current.'),
  })
  .register(API_SCHEMAS, { id: 'News' });

export const errorSchema = z
  .strictObject({
    error: z.string(),
    field: z.string().optional().describe('The invalid parameter.'),
  })
  .register(API_SCHEMAS, { id: 'Error' });

export const healthSchema = z
  .strictObject({ ok: z.literal(true) })
  .register(API_SCHEMAS, { id: 'Health' });

export type Coin = z.infer<typeof coinSchema>;
export type CoinDetail = z.infer<typeof coinDetailSchema>;
export type ExchangeDetail = z.infer<typeof exchangeDetailSchema>;
export type Exchange = z.infer<typeof exchangeSchema>;
export type Count = z.infer<typeof countSchema>;
export type Markets = z.infer<typeof marketsSchema>;
export type NewsResponse = z.infer<typeof newsSchema>;
export type ApiError = z.infer<typeof errorSchema>;
export type Health = z.infer<typeof healthSchema>;
