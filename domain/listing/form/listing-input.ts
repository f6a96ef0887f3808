import { z } from 'zod';
import type { TextOrigin, TextOrigins } from '#domain/listing/doubts.ts';
import type { FieldName } from '#domain/listing/field.ts';
import { arabicRules, englishRules, TEXT_LIMITS, TEXT_RULES } from '#domain/listing/form-rule.ts';
import {
  type Listing,
  type ListingTexts,
  TEXT_FIELDS,
  type TextField,
} from '#domain/listing/listing.ts';
import {
  appliesTo,
  type FIELDS,
  type FormPurpose,
  LINK_FIELDS,
  PLAIN_FIELDS,
  type PlainField,
  perField,
} from '#domain/listing/plain-field.ts';

/** A field of the form. Turkish is edited beside the other languages, not here. */
export type FormField = Exclude<FieldName, `tr.${string}`>;

const BELOW_FACTS = ['image', 'category', 'rating'] as const;

/** From top to bottom. */
export const FORM_FIELDS: readonly FormField[] = [
  ...inBoth('name'),
  ...PLAIN_FIELDS.filter((name) => !isBelowFacts(name) && !isLink(name)),
  ...BELOW_FACTS,
  ...TEXT_FIELDS.filter((field) => field !== 'name').flatMap(inBoth),
  ...LINK_FIELDS,
];

/** The length limit of a field, for a number the digits of its greatest value; undefined where there is none. */
export function maxLengthOf(name: FormField): number | undefined {
  const [plain, text] = name.split('.') as [PlainField, TextField | undefined];
  return text ? TEXT_LIMITS[text] : MAX_LENGTHS[plain];
}

const MAX_LENGTHS = perField(({ maxLength, max }) =>
  max === undefined ? maxLength : String(max).length,
);

/** Hidden fields beside each Arabic text: the machine translation, and whether the editor confirmed it. */
export const MARK_FIELDS = TEXT_FIELDS.flatMap(
  (field) => [`machine.${field}`, `read.${field}`] as const,
);

/** Rules of the add and edit forms with the messages of requirement 5. Every field arrives as text. */
export function listingInputSchema(purpose: FormPurpose) {
  return z
    .object({
      en: englishRules,
      ar: arabicRules,
      ...plainRules(purpose),
      machine: madeByMachine,
      read: z.partialRecord(z.enum(TEXT_FIELDS), z.string()).default({}),
    })
    .transform(({ machine, read, ...fields }) => ({
      fields,
      origins: { ar: originsOf(fields.ar, machine, read) } satisfies TextOrigins,
    }));
}

export type ListingInput = z.output<ReturnType<typeof listingInputSchema>>;

// Parsed like the Arabic texts, so that unchanged ones compare equal. A translation that breaks a rule is none: the error
// is not the editor's, and the other translations keep their origin.
const madeByMachine = z
  .partialRecord(z.enum(TEXT_FIELDS), z.string())
  .default({})
  .transform((made) => {
    const texts: Partial<ListingTexts> = {};
    for (const field of TEXT_FIELDS) texts[field] = TEXT_RULES[field].safeParse(made[field]).data;
    return texts;
  });

function plainRules(purpose: FormPurpose) {
  return perField((rule) =>
    appliesTo(purpose.kind, rule) ? rule.form(purpose) : z.unknown().transform(() => null),
  ) as { [Name in PlainField]: ReturnType<(typeof FIELDS)[Name]['form']> };
}

function inBoth(field: TextField) {
  return [`en.${field}`, `ar.${field}`] as const;
}

function isBelowFacts(name: PlainField): boolean {
  return BELOW_FACTS.some((below) => below === name);
}

function isLink(name: PlainField): boolean {
  return LINK_FIELDS.some((link) => link === name);
}

// A machine translation that was edited counts as the editor's own.
function originsOf(
  texts: ListingTexts,
  machine: Partial<ListingTexts>,
  read: Partial<Record<TextField, string>>,
) {
  const origins: Partial<Record<TextField, TextOrigin>> = {};
  for (const field of TEXT_FIELDS) {
    if (read[field]) origins[field] = 'confirmed';
    else if (texts[field] && texts[field] === machine[field]) origins[field] = 'machine';
  }
  return origins;
}

/** The content of a listing from its form; Turkish texts of `stored` stay. */
export function contentOf({ fields }: Pick<ListingInput, 'fields'>, stored: Listing | null) {
  const { en: given, ar: arabicGiven, ...plain } = fields;
  const en = untouched(given, stored?.texts.en);
  const ar = untouched(arabicGiven, stored?.texts.ar);
  const hasArabic = Object.values(ar).some((text) => text !== null);
  const tr = stored?.texts.tr;
  return { ...plain, texts: { en, ...(hasArabic && { ar }), ...(tr && { tr }) } };
}

// A stored text that differs only by the form's tidying counts as unchanged.
function untouched(given: ListingTexts, stored: ListingTexts | undefined): ListingTexts {
  const texts = { ...given };
  for (const field of TEXT_FIELDS) {
    const storedText = stored?.[field] ?? null;
    if (storedText !== null && TEXT_RULES[field].safeParse(storedText).data === given[field]) {
      texts[field] = storedText;
    }
  }
  return texts;
}
