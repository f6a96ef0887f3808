import { type Listing, type ListingTexts, TEXT_FIELDS } from '#domain/listing/listing.ts';
import { TEXT_RULES } from '#domain/listing/text-rules.ts';
import type { ListingForm } from './listing-form.ts';

/** What an editor says of a listing with the form; the Turkish of `stored` stays. */
export function contentOf({ fields }: Pick<ListingForm, 'fields'>, stored: Listing | null) {
  const { en: given, ar: arabicGiven, ...plain } = fields;
  const en = untouched(given, stored?.texts.en);
  const ar = untouched(arabicGiven, stored?.texts.ar);
  const hasArabic = Object.values(ar).some((text) => text !== null);
  const tr = stored?.texts.tr;
  return { ...plain, texts: { en, ...(hasArabic && { ar }), ...(tr && { tr }) } };
}

// Texts as they are stored where only our tidying has changed them: what is older than the rules is no edit.
function untouched(given: ListingTexts, stored: ListingTexts | undefined): ListingTexts {
  const texts = { ...given };
  for (const field of TEXT_FIELDS) {
    const kept = stored?.[field] ?? null;
    if (kept !== null && TEXT_RULES[field].safeParse(kept).data === given[field]) {
      texts[field] = kept;
    }
  }
  return texts;
}
