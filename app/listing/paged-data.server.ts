import { data } from 'react-router';

/**
 * Loader data for one page of a list. Past the end it is the last page, and the header keeps it out of the page cache:
 * cached under every number it would displace all other pages. The route passes it on with a `headers` export.
 */
export function pagedData<T>(value: T, isPastEnd: boolean) {
  return data(value, isPastEnd ? { headers: { 'Cache-Control': 'no-cache' } } : {});
}
