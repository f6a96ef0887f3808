import { barePath } from '#app/i18n/localized-path.ts';
import type { Text } from '#app/i18n/text.en.ts';
import type { Kind } from '#domain/listing/kind.ts';

/**
 * When React starts. `now`: when the page loads. `onUse`: on the visitor's first interaction. `live`: as `onUse`, or after
 * a minute, for figures that are refreshed. `ifStored`: when the page loads if local storage has this key, else `onUse`.
 */
export type HydrationStart = 'now' | 'onUse' | 'live' | { ifStored: string };

/**
 * A route module states in its export `screen` what the server needs to know about the page. React Router leaves custom
 * exports out of the browser's bundle. A route without it is private: never cached, never offline, listed nowhere.
 */
export interface Screen {
  /** By default `onUse`. */
  hydrate?: HydrationStart;
}

/** The groups of pages in the menu and the footer, in their order. */
export const MENU_GROUPS = ['lookUp', 'makeSure', 'yours', 'trust'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

export interface PublicScreen extends Screen {
  /**
   * Maximum age in the page cache where the page has figures or news, which age by themselves ("3 minutes ago"); null:
   * rendered for each visitor. Other pages stay until something that they read changes, or the day.
   */
  cacheSeconds: number | null;
  /**
   * The shortest address of the page, which is its cache key. Unknown parameters such as `utm_source` are not part of it.
   * Null: made for one visitor, such as a search. By default the path.
   */
  cacheKey?: (path: string, query: URLSearchParams) => string | null;
  /**
   * Whether the sitemap lists the page; a kind: the page of each listing of that kind; `holders`: of each body with positions;
   * `countries`: of each country.
   */
  sitemap: boolean | Kind | 'holders' | 'countries';
  /** Whether the service worker saves visited pages for offline reading. */
  offline: boolean;
  /** The link in the menu and the footer, in the order of `routes.ts`. */
  menu?: {
    group: MenuGroup;
    label: (text: Text) => string;
    /** Links of the page need a full page load. */
    reloadDocument?: true;
  };
  /** The entry in the site's own search. */
  search?: {
    title: (text: Text) => string;
    words: keyof Text['search']['words'];
    /** By default the page's path. */
    path?: string;
  };
}

export interface ScreenAtPath extends PublicScreen {
  /** As in the route table, without language: `/coin/:id`. */
  path: string;
}

interface Route {
  parentId?: string | undefined;
  path?: string | undefined;
  module: object;
}

/** The public screens of React Router's route table, each once, in its order. */
export function screensOf(routes: Record<string, Route | undefined>): ScreenAtPath[] {
  const screens = new Map<string, ScreenAtPath>();
  for (const route of Object.values(routes)) {
    const { screen } = (route?.module ?? {}) as { screen?: Screen | PublicScreen };
    if (!screen || !('cacheSeconds' in screen)) continue;
    const path = barePath(fullPath(route));
    screens.set(path, { ...screen, path });
  }
  return [...screens.values()];

  function fullPath(route: Route | undefined): string {
    if (!route) return '';
    const parent = fullPath(routes[route.parentId ?? '']);
    return route.path ? `${parent}/${route.path}` : parent;
  }
}

/** The source of a regular expression for a screen's path; parameters are ids or codes. */
export function pathPattern(path: string): string {
  return path.replaceAll('.', '\\.').replace(/:\w+/g, '[a-z0-9-]+');
}
