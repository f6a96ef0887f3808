import { data, type RouterContextProvider } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { textIn } from '#app/editing/form/form-values.ts';
import { readImage } from '#app/editing/picture/read-image.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { readForm } from '#app/session/read-form.server.ts';
import { shownImage } from '#domain/listing/display.ts';
import { findListing } from '#domain/listing/find.ts';
import { FIELD_LIMITS } from '#domain/listing/form-rule.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { failureOf, TRANSLATED_FIELDS } from '#domain/translation/fields.ts';
import { asTyped, withArabic } from './check-listing-form.ts';
import type { ListingOutcome } from './listing-form.tsx';

/** Gives a form back with its Arabic made from its English, for browsers without scripts. `id`: of the edited listing. */
export async function translateForm(
  kind: Kind,
  id: string | null,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const { db, uploads, imageAddress, translator } = context.get(services);
  const form = await readForm(request);
  const stored = id === null ? null : await findListing(db, kind, id);
  const { accountId } = context.get(editor);
  const picture = await readImage(form, uploads, { current: stored?.image ?? null, accountId });
  const image = 'error' in picture ? (stored?.image ?? null) : picture.image;
  form.set('image', image ?? '');
  // A longer one cannot be saved either.
  const english = TRANSLATED_FIELDS.map(
    (field) => [field, textIn(form, `en.${field}`)] as const,
  ).filter(([, text]) => text.length <= FIELD_LIMITS.text);
  const fields = await translator.translate(Object.fromEntries(english));
  return data<ListingOutcome>({
    outcome: 'edited',
    result: {
      status: 'error',
      initialValue: withArabic(asTyped(form).initialValue, fields),
      error: 'error' in picture ? { image: [picture.error] } : {},
    },
    ...(id === null && { key: textIn(form, 'key') }),
    preview: shownImage(image, imageAddress),
    translation: { fields, error: failureOf(fields) },
  });
}
