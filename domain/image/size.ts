/** The places that show pictures from elsewhere, each with its one size in pixels (news: spec 7). */
export const PICTURE_SIZES = {
  news: { width: 300, height: 180, fit: 'cover' },
  coin: { width: 64, height: 64, fit: 'contain' },
  logo: { width: 160, height: 160, fit: 'contain' },
} as const;

export type PictureSize = keyof typeof PICTURE_SIZES;

export function isPictureSize(text: string): text is PictureSize {
  return Object.hasOwn(PICTURE_SIZES, text);
}
