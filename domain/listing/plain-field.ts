import { z } from 'zod';
import { secureAddress, webAddress } from '#domain/outbound/web-address.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { isReadable } from '#domain/text/readable.ts';
import {
  FIELD_LIMITS,
  line,
  link,
  requiredText,
  wholeNumber,
  withoutHiddenCharacters,
} from './form-rule.ts';
import { KIND, type Kind } from './kind.ts';

// Plain fields have one value for all languages; texts by language are in form-rule.ts.

const MAX_RANK = 1_000_000;
/** Somewhat less than an integer column holds. */
const MAX_INTEGER = 2_000_000_000;

interface FieldRule {
  maxLength?: number;
  max?: number;
  /** Its value in documents: imports, exports, history. Missing values are left out. */
  stored: z.ZodType;
  form: (purpose: FormPurpose) => z.ZodType;
  api: z.ZodType;
  isCoinOnly?: true;
  isFact?: true;
  isLink?: true;
}

const RANK = 'The rank by market cap that an editor entered; 0: none.';

/** The purpose of a form: it edits `stored`, or adds a listing. */
export interface FormPurpose {
  kind: Kind;
  stored: StoredValues | null;
}

/** Stored values that an edit may keep although no form could give them. */
export interface StoredValues {
  rating: number | null;
  symbol: string | null;
  image: string | null;
}

/** The name of a kind's picture, and whether an edit may remove it. */
export const PICTURE: Record<Kind, { name: string; isNeededInEdit: boolean }> = {
  coin: { name: 'Coin image', isNeededInEdit: true },
  exchange: { name: 'Exchange logo', isNeededInEdit: false },
};

/** Whether a form needs a picture. An edit of a coin that has none, such as an imported one, does not. */
export function isPictureNeeded({ kind, stored }: FormPurpose): boolean {
  return !stored || (PICTURE[kind].isNeededInEdit && stored.image !== null);
}

/** Whether a form needs a symbol. An edit of an exchange that has none does not: most exchanges have no token of their own. */
export function isSymbolNeeded({ kind, stored }: FormPurpose): boolean {
  return !stored || KIND[kind].isTraded || stored.symbol !== null;
}

/** A readable text of any length. */
export const storedText = z.string().trim().min(1).refine(isReadable, 'must be readable text');

/** Every plain field, in the order of the history and the API. */
export const FIELDS = {
  symbol: {
    maxLength: FIELD_LIMITS.symbol,
    stored: z.string().regex(/^[A-Z0-9]{1,10}$/, 'must be 1-10 capital letters or digits'),
    form: symbol,
    api: orNone('Ticker: capital letters and digits.'),
  },
  image: {
    maxLength: FIELD_LIMITS.address,
    stored: z
      .string()
      .refine(
        isImage,
        'must begin with https:// or, for this machine, http://, or be a path on this site',
      ),
    form: image,
    api: orNone('Logo: an https address, or a path on this site.'),
  },
  category: {
    stored: z.enum(VERDICTS),
    form: () => category,
    api: z
      .enum(VERDICTS)
      .nullable()
      .describe(
        'The verdict. Null means that no editor has reviewed the listing yet; it is not a verdict.',
      ),
  },
  rating: {
    stored: z.number().min(0).max(5),
    form: ({ stored }) => rating(stored),
    api: z
      .number()
      .min(0)
      .max(5)
      .nullable()
      .describe(
        'A rating of soundness, independent of the verdict. If all `soundness` answers are given, their stars rounded down, at least 1; otherwise an editor’s estimate. Null: not rated. Pages and the order by rating use half stars.',
      ),
  },
  established: fact('Year.', FIELD_LIMITS.established),
  country: fact('In English.'),
  rank: {
    ...number(RANK, { min: 1, max: MAX_RANK, message: 'Rank must be a positive number' }),
    api: z.int().min(0).describe(RANK),
    isCoinOnly: true,
    isFact: true,
  },
  marketId: { ...text('The coin’s ID at the market data service.'), isCoinOnly: true },
  website: address('Official site.'),
  twitter: {
    stored: z.string().regex(/^@\w{1,15}$/, 'must be @ and 1-15 letters, digits or underscores'),
    form: () => twitter,
    api: orNone('The account on X, beginning with @.'),
    isLink: true,
  },
  reddit: addressAt('reddit.com', 'Reddit'),
  github: addressAt('github.com', 'GitHub'),
  telegram: address('Address on Telegram.'),
  whitepaper: address('Address of the whitepaper.'),
} as const satisfies Record<string, FieldRule>;

type Fields = typeof FIELDS;
type With<Mark extends keyof FieldRule> = {
  [Name in PlainField]: Fields[Name] extends Record<Mark, true> ? Name : never;
}[PlainField];

export type PlainField = keyof Fields;
export type LinkField = With<'isLink'>;
export type FactField = With<'isFact'>;
export type CoinOnlyField = With<'isCoinOnly'>;
export type CommonField = Exclude<PlainField, CoinOnlyField>;
export type PlainValues = { [Name in PlainField]: z.output<Fields[Name]['stored']> | null };

export const PLAIN_FIELDS = Object.keys(FIELDS) as PlainField[];
export const LINK_FIELDS = namesWith<LinkField>('isLink');
/** The fields that have a number. */
export const NUMBER_FIELDS = PLAIN_FIELDS.filter(
  (name) => FIELDS[name].stored instanceof z.ZodNumber,
);
export const COIN_ONLY_FIELDS = namesWith<CoinOnlyField>('isCoinOnly');
/** The fields of every kind. */
export const COMMON_FIELDS = PLAIN_FIELDS.filter((name): name is CommonField => !isCoinOnly(name));
/** In the order of the page: facts of some kinds only come first. */
export const FACT_FIELDS = namesWith<FactField>('isFact').sort(
  (one, other) => Number(isCoinOnly(other)) - Number(isCoinOnly(one)),
);

export const NO_VALUES = perField(() => null);

/** A record with the value that `make` returns for each plain field. */
export function perField<T>(make: (rule: FieldRule, name: PlainField) => T): Record<PlainField, T> {
  const entries = PLAIN_FIELDS.map((name) => [name, make(FIELDS[name], name)]);
  return Object.fromEntries(entries) as Record<PlainField, T>;
}

/** Whether listings of a kind have the field. */
export function appliesTo(kind: Kind, { isCoinOnly }: FieldRule): boolean {
  return KIND[kind].isTraded || !isCoinOnly;
}

/** `schema` with the limits of the form, for values from outside. */
export function withLimits<Schema extends z.ZodType>(
  schema: Schema,
  { maxLength = Infinity, max = Infinity }: Pick<FieldRule, 'maxLength' | 'max'>,
): Schema {
  return schema
    .refine((value) => !(typeof value === 'string' && [...value].length > maxLength), {
      error: `must have at most ${maxLength.toLocaleString('en')} characters`,
    })
    .refine((value) => !(typeof value === 'number' && value > max), {
      error: `must be at most ${max.toLocaleString('en')}`,
    });
}

function isCoinOnly(name: PlainField): name is CoinOnlyField {
  return 'isCoinOnly' in FIELDS[name];
}

function namesWith<Name extends PlainField>(mark: keyof FieldRule): Name[] {
  return PLAIN_FIELDS.filter((name): name is Name => mark in FIELDS[name]);
}

function orNone(description: string) {
  return z.string().nullable().describe(description);
}

function text(description: string, maxLength: number = FIELD_LIMITS.line) {
  return { maxLength, stored: storedText, form: () => line(maxLength), api: orNone(description) };
}

function fact(description: string, maxLength?: number) {
  return { ...text(description, maxLength), isFact: true } as const;
}

/** A whole number; `max` is the limit of the form and of an import. */
function number(
  description: string,
  {
    min = 0,
    max,
    message = `Please enter a whole number from ${min} to ${max.toLocaleString('en')}`,
  }: { min?: number; max: number; message?: string },
) {
  return {
    max,
    stored: z.number().int().min(min).max(MAX_INTEGER),
    form: () => wholeNumber(min, max, message),
    api: z.int().nullable().describe(description),
  };
}

function address(description: string) {
  return linkField(description, webAddress, ['must be a web address', 'Please enter a valid URL']);
}

function addressAt(host: string, site: string) {
  const messages = [`must be an address at ${host}`, `Please enter a valid ${site} URL`] as const;
  return linkField(`Address on ${site}.`, (url) => addressOn(host, url), messages);
}

function linkField(
  description: string,
  read: (url: string) => URL | null,
  [wrong, wrongInForm]: readonly [string, string],
) {
  return {
    maxLength: FIELD_LIMITS.address,
    stored: z.string().refine((url) => read(url) !== null, wrong),
    form: () => link(FIELD_LIMITS.address, read, wrongInForm),
    api: orNone(description),
    isLink: true,
  } as const;
}

function symbol(purpose: FormPurpose) {
  const typed = z
    .string()
    .transform((text) => text.trim().toUpperCase())
    .pipe(withoutHiddenCharacters('line'))
    .pipe(z.string().regex(/^[A-Z0-9]{0,10}$/, 'Symbol must be 1-10 uppercase letters/numbers'))
    .transform((text) => text || null);
  return isSymbolNeeded(purpose) ? requiredText(typed, 'Symbol is required') : typed;
}

const category = z
  .enum(['', ...VERDICTS], 'Please choose one of the categories')
  .transform((verdict) => verdict || null);

const twitter = line(FIELD_LIMITS.line).superRefine((handle, context) => {
  if (handle === null) return;
  if (!handle.startsWith('@')) context.addIssue('Twitter handle should start with @');
  else if (!twitterName(handle)) {
    context.addIssue('Twitter handle is @ and 1-15 letters, digits or underscores');
  }
});

// An imported rating may be missing or have a half: an edit of something else does not change it.
function rating(stored: FormPurpose['stored']) {
  const message = 'Rating must be a whole number from 1 to 5';
  const typed = wholeNumber(1, 5, message).refine((number) => number !== null, message);
  if (!stored) return typed;
  const unchanged = z.literal(stored.rating === null ? '' : String(stored.rating));
  return z.union([unchanged.transform(() => stored.rating), typed], message);
}

function image(purpose: FormPurpose) {
  const uploaded = line(FIELD_LIMITS.address).refine(
    (path) => path === null || isImage(path),
    'Please upload the picture here.',
  );
  if (!isPictureNeeded(purpose)) return uploaded;
  return requiredText(uploaded, `${PICTURE[purpose.kind].name} is required`);
}

/**
 * Whether `text` can be a listing's image: a path on this site, an address that begins with `https://`, which is not checked
 * further, or an `http:` address of this machine.
 */
export function isImage(text: string): boolean {
  const isPath = /^\/(?![/\\\s])/.test(text);
  return isPath || text.startsWith('https://') || secureAddress(text) !== null;
}

/** Like `webAddress`, but only on `host` or a subdomain of it. */
export function addressOn(host: string, text: string | null): URL | null {
  const url = webAddress(text);
  return url && (url.hostname === host || url.hostname.endsWith(`.${host}`)) ? url : null;
}

/** The handle without its leading @, or null when it is not one (requirement 5.5). */
export function twitterName(handle: string | null): string | null {
  return /^@?([A-Za-z0-9_]{1,15})$/.exec(handle ?? '')?.[1] ?? null;
}
