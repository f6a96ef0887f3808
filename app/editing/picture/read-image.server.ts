import type { Uploads } from '#domain/upload/upload.ts';

/** The value of a posted image field, or its error. */
export type PostedImage = { image: string | null } | { error: string };

/**
 * Reads what `PictureField` posts: a file or the web address of a picture, of which a copy is then stored, else the address of
 * one that is stored. `current` is the one the listing has, which stays allowed wherever it points to.
 */
export async function readImage(
  form: FormData,
  uploads: Pick<Uploads, 'save' | 'isOurs'>,
  { current, accountId }: { current: string | null; accountId: string },
): Promise<PostedImage> {
  const [file, pasted] = [form.get('image-file'), form.get('image-address')];
  const given = file instanceof File && file.size > 0 ? await file.bytes() : textOf(pasted);
  if (given) {
    const uploaded = await uploads.save(given, accountId);
    return 'error' in uploaded ? { error: uploaded.error } : { image: uploaded.secure_url };
  }
  const address = form.get('image');
  if (address === null || address === '') return { image: null };
  if (typeof address === 'string') {
    const isOurs = address === current || (await uploads.isOurs(address));
    if (isOurs === 'unknown') return { error: UNKNOWN };
    if (isOurs) return { image: address };
  }
  return {
    error: String(address).startsWith('/uploads/') ? GONE : 'Please upload the picture here.',
  };
}

function textOf(pasted: FormDataEntryValue | null): string {
  return typeof pasted === 'string' ? pasted.trim() : '';
}

const UNKNOWN = 'The picture cannot be checked now. Please save again in a minute.';
const GONE =
  'This picture has been removed, because pictures that no listing uses are deleted after a day. Please upload it again.';
