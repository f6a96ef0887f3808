import { z } from 'zod';
import type { TextMark, TextMarks } from '#domain/listing/doubts.ts';
import type { FieldName } from '#domain/listing/field.ts';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import { addressOn, isImage, twitterName } from '#domain/listing/link.ts';
import {
  type Listing,
  type ListingTexts,
  TEXT_FIELDS,
  type TextField,
} from '#domain/listing/listing.ts';
import { webAddress } from '#domain/outbound/web-address.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { LONGEST, line, link, onlyVisible, required, wholeNumber } from './form-rule.ts';
import { arabic, english } from './text-rules.ts';

const HIGHEST_RANK = 1_000_000;

/** The fields of the form, from its top to its end. Turkish is not among them. */
export const FORM_FIELDS = [
  'en.name',
  'ar.name',
  'symbol',
  'category',
  'rating',
  'established',
  'country',
  'rank',
  'marketId',
  'image',
  'en.description',
  'ar.description',
  'en.pros',
  'ar.pros',
  'en.cons',
  'ar.cons',
  'en.reason',
  'ar.reason',
  'website',
  'twitter',
  'reddit',
  'github',
  'telegram',
  'whitepaper',
] as const satisfies readonly FieldName[];
export type FormField = (typeof FORM_FIELDS)[number];

/** What stands beside each Arabic text: what a machine wrote into it, and whether it was read. */
export const MARK_FIELDS = TEXT_FIELDS.flatMap(
  (field) => [`machine.${field}`, `read.${field}`] as const,
);

/** The name of a kind's picture, and whether a listing that has none can be saved after an edit. */
export const PICTURE: Record<Kind, { name: string; isNeededInEdit: boolean }> = {
  coin: { name: 'Coin image', isNeededInEdit: true },
  exchange: { name: 'Exchange logo', isNeededInEdit: false },
};

/** What a form is for: with `stored` it edits that. */
export interface FormPurpose {
  kind: Kind;
  stored: Pick<Listing, 'rating'> | null;
}

/** Rules of the add and edit forms with the messages of requirement 5. Every field arrives as text. */
export function listingForm({ kind, stored }: FormPurpose) {
  return z
    .object({
      en: english,
      ar: arabic,
      symbol,
      image: image(kind, stored !== null),
      category,
      rating: rating(stored),
      established: line(LONGEST.established),
      country: line(LONGEST.line),
      rank: KIND[kind].isTraded ? rank : nothing,
      marketId: KIND[kind].isTraded ? line(LONGEST.line) : nothing,
      website: webLink,
      twitter,
      reddit: linkAt('reddit.com', 'Please enter a valid Reddit URL'),
      github: linkAt('github.com', 'Please enter a valid GitHub URL'),
      telegram: webLink,
      whitepaper: webLink,
      machine: madeByMachine,
      read: z.partialRecord(z.enum(TEXT_FIELDS), z.string()).default({}),
    })
    .transform(({ machine, read, ...fields }) => ({
      fields,
      marks: { ar: marksOf(fields.ar, machine, read) } satisfies TextMarks,
    }));
}

export type ListingForm = z.output<ReturnType<typeof listingForm>>;

// Read by the same rules, so that it equals what was made of it; what it breaks is no error of the editor's.
const madeByMachine = z
  .partialRecord(z.enum(TEXT_FIELDS), z.string())
  .default({})
  .transform((made) => arabic.partial().safeParse(made).data ?? {});

const symbol = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .pipe(onlyVisible('line'))
  .pipe(
    z
      .string()
      .min(1, { error: 'Symbol is required', abort: true })
      .regex(/^[A-Z0-9]{1,10}$/, 'Symbol must be 1-10 uppercase letters/numbers'),
  );

// A ruling nobody made is never taken for one: null is "not yet reviewed".
const category = z
  .enum(['', ...VERDICTS], 'Please choose one of the categories')
  .transform((verdict) => verdict || null);

const rank = wholeNumber(1, HIGHEST_RANK, 'Rank must be a positive number');
const nothing = z.unknown().transform(() => null);

const webLink = link(LONGEST.address, webAddress, 'Please enter a valid URL');
const linkAt = (host: string, message: string) =>
  link(LONGEST.address, (text) => addressOn(host, text), message);

const twitter = line(LONGEST.line).superRefine((handle, context) => {
  if (handle === null) return;
  if (!handle.startsWith('@')) context.addIssue('Twitter handle should start with @');
  else if (!twitterName(handle)) {
    context.addIssue('Twitter handle is @ and 1-15 letters, digits or underscores');
  }
});

function image(kind: Kind, isEdit: boolean) {
  const { name, isNeededInEdit } = PICTURE[kind];
  const given = line(LONGEST.address).refine(
    (address) => address === null || isImage(address),
    'Please upload the picture here.',
  );
  return isEdit && !isNeededInEdit ? given : required(given, `${name} is required`);
}

// An imported rating may be missing or have a half: an edit of something else does not change it.
function rating(stored: FormPurpose['stored']) {
  const message = 'Rating must be a whole number from 1 to 5';
  const given = wholeNumber(1, 5, message).refine((number) => number !== null, message);
  if (!stored) return given;
  const kept = z.literal(stored.rating === null ? '' : String(stored.rating));
  return z.union([kept.transform(() => stored.rating), given], message);
}

// A machine's text that was touched is an editor's.
function marksOf(
  texts: ListingTexts,
  machine: Partial<ListingTexts>,
  read: Partial<Record<TextField, string>>,
) {
  const marks: Partial<Record<TextField, TextMark>> = {};
  for (const field of TEXT_FIELDS) {
    if (read[field]) marks[field] = 'confirmed';
    else if (texts[field] && texts[field] === machine[field]) marks[field] = 'machine';
  }
  return marks;
}
