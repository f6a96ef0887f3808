import { type Listing, type ListingTexts, TEXT_FIELDS } from '#domain/listing/listing.ts';
import { TEXT_RULES } from '#domain/listing/text-rules.ts';
import type { ListingForm } from './listing-form.ts';

/** The content of a listing from its form; Turkish texts of `stored` stay. */
export function contentOf({ fields }: Pick<ListingForm, 'fields'>, stored: Listing | null) {
  const { en: given, ar: arabicGiven, ...plain } = fields;
  const en = untouched(given, stored?.texts.en);
  const ar = untouched(arabicGiven, stored?.texts.ar);
  const hasArabic = Object.values(ar).some((text) => text !== null);
  const tr = stored?.texts.tr;
  return { ...plain, texts: { en, ...(hasArabic && { ar }), ...(tr && { tr }) } };
}

// Stored texts stay where only our tidying changed them: that is no edit.
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
