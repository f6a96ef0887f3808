import type { Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';

/** The feeds of new and changed listings, in the language of the page that names them. */
export const FEEDS = [
  { path: '/feed.atom', type: 'application/atom+xml' },
  { path: '/feed.json', type: 'application/feed+json' },
] as const;

/** The feeds of what changed of rulings. */
export const CHANGE_FEEDS = [
  { path: '/changes.atom', type: 'application/atom+xml' },
  { path: '/changes.json', type: 'application/feed+json' },
] as const;

export type FeedPath = (typeof FEEDS | typeof CHANGE_FEEDS)[number]['path'];

/** Where a feed is in a language. */
export function feedAddress(path: FeedPath, language: Language): string {
  return localizedPath(path, language);
}
