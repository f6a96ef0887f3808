import { pathPattern, type ScreenAtPath } from '#app/context/screens.ts';
import { barePath, languageOf, localizedPath } from '#app/i18n/localized-path.ts';

export interface CachedAddress {
  /** Null: the page is not cached. */
  key: string | null;
  maxAgeSeconds: number;
}

/** Finds how the page at an address (path and query) is cached; null if no screen of the page cache is at its path. */
export function cacheKeys(screens: ScreenAtPath[]): (address: string) => CachedAddress | null {
  const cached = screens.flatMap(({ cacheSeconds, ...screen }) => {
    if (cacheSeconds === null) return [];
    const pattern = new RegExp(`^${pathPattern(screen.path)}$`);
    return [{ ...screen, pattern, maxAgeSeconds: cacheSeconds }];
  });
  return (address) => {
    const [path = ''] = address.split('?', 1);
    // Only the canonical spelling of a path: not `/ar/markets`, `/EN/markets` or `//markets`.
    if (localizedPath(path, languageOf(path)) !== path) return null;
    const bare = barePath(path);
    const screen = cached.find(({ pattern }) => pattern.test(bare));
    if (!screen) return null;
    const { cacheKey = (path) => path, maxAgeSeconds } = screen;
    const key = cacheKey(bare, new URLSearchParams(address.slice(path.length)));
    return { key: key && localizedPath(key, languageOf(path)), maxAgeSeconds };
  };
}
