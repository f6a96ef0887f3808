import { useLocation } from 'react-router';

/** The query of the page's address. */
export function useSearch(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}
