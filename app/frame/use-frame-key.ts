import { useLocation } from 'react-router';
import { useSite } from '#app/context/use-site.ts';
import { barePath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { NAV_PAGES } from './nav-pages.ts';

/** Sections that the bars mark as the current one; the menu marks its pages. */
const MARKED = new Set([
  '/',
  '/coin',
  '/mine',
  ...NAV_PAGES.flatMap(({ path, also }) => [path, also]),
]);

/** Tells the forms of the frame apart: by language, marked page, and what the operator has set. */
export function useFrameKey(): string {
  const { language } = useLanguage();
  const site = useSite();
  // The paths of all these pages have one segment.
  const section = `/${barePath(useLocation().pathname).split('/')[1]}`;
  const isMarked = MARKED.has(section) || site?.menu.some(({ path }) => path === section);
  return `${language} ${isMarked ? section : ''} ${JSON.stringify(site)}`;
}
