import type { RouterContextProvider } from 'react-router';
import { services } from '#app/context/services.server.ts';
import type { FormValues } from '#app/editing/draft/draft.ts';
import { INTENT } from '#app/editing/form/form-values.ts';
import type { FormResult } from '#app/editing/form/outcome.ts';
import { readImage } from '#app/editing/picture/read-image.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { shownImage } from '#domain/listing/display.ts';
import type { ListingInput } from '#domain/listing/form/listing-input.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { checkListingForm } from './check-listing-form.ts';
import type { ListingOutcome } from './listing-form.tsx';

interface Posted {
  /** Null where something is wrong. */
  value: ListingInput | null;
  /** Answer of a form that is not saved. */
  unsaved: Pick<ListingOutcome, 'preview'> & { result: FormResult };
  /** The machine's texts, by field of the Arabic ones. */
  machine: FormValues | undefined;
}

/** Checks a form that was sent. A picture sent with it is stored first, so that other errors do not lose it. */
export async function checkPosted(
  form: FormData,
  { kind, stored }: { kind: Kind; stored: Listing | null },
  context: Readonly<RouterContextProvider>,
): Promise<Posted> {
  const { uploads, imageAddress } = context.get(services);
  const { accountId } = context.get(editor);
  const picture = await readImage(form, uploads, { current: stored?.image ?? null, accountId });
  const isRefused = 'error' in picture;
  const image = isRefused ? (stored?.image ?? null) : picture.image;
  form.set('image', image ?? '');
  // A picture's address is cleared once our copy has replaced it.
  if (!isRefused) form.delete('image-address');
  // Buttons that change this form work in the browser alone.
  form.delete(INTENT);
  const checked = checkListingForm(form, { kind, stored });
  const result = checked.reply(isRefused ? { fieldErrors: { image: [picture.error] } } : {});
  return {
    value: checked.status === 'success' && !isRefused ? checked.value : null,
    unsaved: { result, preview: shownImage(image, imageAddress) },
    machine: checked.payload.machine as FormValues | undefined,
  };
}
