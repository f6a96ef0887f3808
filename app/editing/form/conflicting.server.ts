import type { Services } from '#app/context/services.server.ts';
import type { Outcome } from '#domain/listing/change/edit.ts';
import { listChanges } from '#domain/listing/change/history.ts';
import { mergeEdits } from '#domain/listing/change/merge-edits.ts';
import { shownImage } from '#domain/listing/display.ts';
import { changedFields, type FieldTexts, fieldTexts } from '#domain/listing/field.ts';
import { FORM_FIELDS } from '#domain/listing/form/listing-form.ts';
import { formValues } from './check-listing-form.ts';
import type { Unsaved } from './unsaved.ts';

/** What a form goes on with where someone else has saved: `mine` laid over that, and all there is to know of it. */
export async function conflicting(
  { db, imageAddress }: Pick<Services, 'db' | 'imageAddress'>,
  { current, base }: Extract<Outcome, { outcome: 'conflict' }>,
  mine: FieldTexts,
  marks: object,
): Promise<Unsaved> {
  const { listing, version } = current;
  const saved = fieldTexts(listing);
  const { texts, theirs, taken } = mergeEdits(FORM_FIELDS, base && fieldTexts(base), saved, mine);
  const [latest] = await listChanges(db, listing.kind, listing.id, { limit: 1 });
  return {
    result: { status: 'error', initialValue: { ...formValues(texts), ...marks }, error: {} },
    version,
    preview: shownImage(texts.image || null, imageAddress),
    conflict: {
      version,
      rating: listing.rating,
      saved,
      doubts: listing.doubts.ar ?? {},
      by: latest?.by ?? 'someone else',
      at: (latest?.at ?? listing.updatedAt).toISOString(),
      theirs,
      taken,
      rulings: base
        ? changedFields(base, listing).filter(({ name }) => name.startsWith('ruling.'))
        : [],
    },
  };
}
