import { useLocation } from 'react-router';

/** The query of the page's address. */
export function useSearch(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}

/** The address of `path` with this query; `path` alone where it is empty. */
export function queryHref(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
