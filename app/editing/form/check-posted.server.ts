import type { RouterContextProvider } from 'react-router';
import { services } from '#app/context/services.server.ts';
import { readImage } from '#app/editing/picture/read-image.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { shownImage } from '#domain/listing/display.ts';
import type { ListingForm } from '#domain/listing/form/listing-form.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { checkListingForm } from './check-listing-form.ts';
import type { Unsaved } from './unsaved.ts';

interface Posted {
  /** Null where something is wrong. */
  value: ListingForm | null;
  /** What the form goes on with when it is not saved. */
  unsaved: Pick<Unsaved, 'result' | 'preview'>;
  /** What stands beside the Arabic texts. */
  marks: object;
}

/** Checks a form that was sent. A picture that comes along is taken in first: it is there whatever else is wrong. */
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
  const checked = checkListingForm(form, { kind, stored });
  const result = checked.reply(isRefused ? { fieldErrors: { image: [picture.error] } } : {});
  const { machine, read } = checked.payload;
  return {
    value: checked.status === 'success' && !isRefused ? checked.value : null,
    unsaved: { result, preview: shownImage(image, imageAddress) },
    marks: { machine, read },
  };
}
