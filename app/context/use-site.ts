import { useRouteLoaderData } from 'react-router';
import type { MenuGroup } from './screens.ts';

/** The root route's data, for every page. */
export interface SiteData {
  /** Public address without a trailing slash. */
  origin: string;
  /** Pages elsewhere that the operator has set. */
  links: {
    startTrading: string | undefined;
    signUp: string | undefined;
    demoVideo: string | undefined;
    social: string[];
  };
  /** The address that readers may write to: `mailto:` or `https:`. */
  contact: string | undefined;
  /** Before the address of a quoted page it gives its archived copies; undefined: they are not linked. */
  archive: string | undefined;
  /** Pages of the menu and the footer, labelled in the page's language. */
  menu: { path: string; group: MenuGroup; label: string; reloadDocument?: boolean }[];
  /** For the copyright line. */
  year: number;
}

/** The site's address and outside links; undefined when the root's loader has failed. */
export function useSite(): SiteData | undefined {
  return useRouteLoaderData('root');
}
