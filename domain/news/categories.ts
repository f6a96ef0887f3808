/** Categories of news, in the order of the buttons (requirement 2.13). */
export const NEWS_CATEGORIES = ['bitcoin', 'ethereum', 'defi', 'nft', 'regulation'] as const;

export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

/** `value` as a category, whatever its case; null, which stands for all, if it is not a category. */
export function parseNewsCategory(value: string | null | undefined): NewsCategory | null {
  const folded = value?.trim().toLowerCase();
  return NEWS_CATEGORIES.find((category) => category === folded) ?? null;
}
