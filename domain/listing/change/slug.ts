/** The longest slug. */
const MAX_LETTERS = 60;

/** The id of a listing by its English name: `Shiba Inu (SHIB)` → `shiba-inu-shib`; 'listing' where no letter is left. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LETTERS)
    .replace(/^-+|-+$/g, '');
  return plain || 'listing';
}
