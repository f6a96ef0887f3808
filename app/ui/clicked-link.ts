/** The link of a click that opens it in this tab, else null. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain =
    event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
  return isPlain && link && link.target === '' && link.origin === location.origin ? link : null;
}

/** Whether a link leads to a place on the shown page. */
export function isShown({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search;
}

/** The path and query of a link of a list, with another text to search for. */
export function withText({ pathname, search }: HTMLAnchorElement, q: string): string {
  const query = new URLSearchParams(search);
  query.set('q', q);
  query.delete('page');
  return `${pathname}?${query}`;
}
