import { isAdminPath } from './admin-path.ts';
import { LANGUAGE_CODES, type Language } from './languages.ts';

// The router ignores case.
const PREFIX = new RegExp(`^/(${LANGUAGE_CODES.join('|')})(?=[/?#]|$)`, 'i');

/** The language of a path: that of its prefix, English in the admin, otherwise Arabic. */
export function languageOf(pathname: string): Language {
  if (isAdminPath(pathname)) return 'en';
  return namedIn(pathname) ?? 'ar';
}

/** The path without its language prefix; always starts with exactly one slash. */
export function barePath(pathname: string): string {
  // `//host` and `/\host` would leave the site when used as an address.
  return `/${pathname.replace(PREFIX, '').replace(/^[/\\]+/, '')}`;
}

/** `path` (bare or prefixed, with or without query and hash) in `language`. */
export function localizedPath(path: string, language: Language): string {
  const bare = barePath(path);
  if (language === 'ar') return bare;
  return `/${language}${/^\/($|[?#])/.test(bare) ? bare.slice(1) : bare}`;
}

function namedIn(pathname: string): Language | undefined {
  const code = PREFIX.exec(pathname)?.[1]?.toLowerCase();
  return LANGUAGE_CODES.find((language) => language === code);
}
