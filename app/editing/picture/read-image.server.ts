import type { Uploads } from '#domain/upload/upload.ts';

/** The value of a posted image field, or what is wrong with it. */
export type PostedImage = { image: string | null } | { error: string };

/**
 * Reads what `ImageField` posts: without scripts the picture itself, which is then uploaded; else an address. `current` is
 * the one the listing has, which stays allowed wherever it points to; `accountId` is who sends it.
 */
export async function readImage(
  form: FormData,
  uploads: Pick<Uploads, 'save' | 'isOurs'>,
  {
    name = 'image',
    current,
    accountId,
  }: { name?: string; current: string | null; accountId: string },
): Promise<PostedImage> {
  const file = form.get(`${name}-file`);
  if (file instanceof File && file.size > 0) {
    const answer = await uploads.save(await file.bytes(), accountId);
    return 'error' in answer ? { error: answer.error } : { image: answer.secure_url };
  }
  const address = form.get(name);
  if (address === null || address === '') return { image: null };
  const isAllowed =
    typeof address === 'string' && (address === current || (await uploads.isOurs(address)));
  if (isAllowed) return { image: address };
  return {
    error: String(address).startsWith('/uploads/') ? GONE : 'Please upload the picture here.',
  };
}

const GONE =
  'This picture is no longer here: one that no coin or exchange uses is removed after a day. Please upload it again.';
