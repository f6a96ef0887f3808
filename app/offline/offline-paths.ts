import { pathPattern, type ScreenAtPath } from '#app/context/screens.ts';
import { LANGUAGE_CODES } from '#app/i18n/languages.ts';

/** The source of a regular expression for the paths of all screens that may be read offline, in every language. */
export function offlinePaths(screens: Pick<ScreenAtPath, 'path' | 'offline'>[]): string {
  const patterns = screens.flatMap(({ path, offline }) =>
    offline ? [path === '/' ? '' : pathPattern(path)] : [],
  );
  return `^(?:/(?:${LANGUAGE_CODES.join('|')}))?(?:${patterns.join('|')})/?$`;
}
