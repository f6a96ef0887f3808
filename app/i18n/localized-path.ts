import { LANGUAGES, type Language } from './languages.ts';

// The router takes either case, so this does too.
const PREFIX = /^\/(en|ar)(?=[/?#]|$)/i;
const ADMIN = /^\/admin(?=[/?#]|$)/i;

/** The language a path is in: `/en…` and the admin English, everything else Arabic. */
export function languageOf(pathname: string): Language {
  if (ADMIN.test(pathname)) return 'en';
  return PREFIX.exec(pathname)?.[1]?.toLowerCase() === 'en' ? 'en' : 'ar';
}

/** The path without its language prefix; always starts with exactly one slash. */
export function barePath(pathname: string): string {
  // `//host` and `/\host` would leave the site when used as an address.
  return `/${pathname.replace(PREFIX, '').replace(/^[/\\]+/, '')}`;
}

/** `path` (bare or prefixed, with or without query and hash) in `language`. */
export function localizedPath(path: string, language: Language): string {
  const { prefix } = LANGUAGES[language];
  const bare = barePath(path);
  return prefix && /^\/($|[?#])/.test(bare) ? prefix + bare.slice(1) : prefix + bare;
}

/** Whether the path is `/ar…`, Arabic under a second address. */
export function hasArabicPrefix(pathname: string): boolean {
  return PREFIX.exec(pathname)?.[1]?.toLowerCase() === 'ar';
}
