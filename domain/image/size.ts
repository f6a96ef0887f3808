/** Sizes in pixels of external pictures, by the place that shows them (news: requirement 7.3). */
export const PICTURE_SIZES = {
  news: { width: 300, height: 180, fit: 'cover' },
  source: { width: 40, height: 40, fit: 'contain' },
  coin: { width: 64, height: 64, fit: 'contain' },
  'coin-small': { width: 32, height: 32, fit: 'contain' },
  logo: { width: 160, height: 160, fit: 'contain' },
  'logo-small': { width: 64, height: 64, fit: 'contain' },
} as const;

export type PictureSize = keyof typeof PICTURE_SIZES;

/** A size that addresses are signed for; its small variant shares the signature. */
export type SignedSize = Exclude<PictureSize, `${string}-small`>;

/** Whether `text` is the name of a size. */
export function isPictureSize(text: string): text is PictureSize {
  return Object.hasOwn(PICTURE_SIZES, text);
}

/** The size whose signature also covers `size`. */
export function signedSize(size: PictureSize): string {
  return size.replace('-small', '');
}

/** The `srcset` with both sizes of a picture on our site; undefined if it has a single size. */
export function srcSetOf(address: string): string | undefined {
  const size = /^\/images\/(coin|logo)\//.exec(address)?.[1] as 'coin' | 'logo' | undefined;
  if (!size) return undefined;
  const small = address.replace(`/${size}/`, `/${size}-small/`);
  return `${small} ${PICTURE_SIZES[`${size}-small`].width}w, ${address} ${PICTURE_SIZES[size].width}w`;
}
