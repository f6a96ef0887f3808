/** Requirement 6.2. */
const SHOWN = 5;

/** At most five page numbers around `page`, with `page` as near to the middle as possible. */
export function pageNumbers(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(SHOWN / 2), pages - SHOWN + 1));
  return Array.from({ length: Math.min(SHOWN, pages) }, (_, place) => first + place);
}
