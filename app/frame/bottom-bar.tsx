import { Link, useLocation } from 'react-router';
import { barePath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { isAt, type PageKey } from './nav-pages.ts';
import { PAGE_ICONS } from './page-icons.ts';

const BOTTOM_PAGES: { key: PageKey; path: string }[] = [
  { key: 'home', path: '/' },
  { key: 'coins', path: '/cryptocurrencies' },
  { key: 'check', path: '/check' },
  { key: 'exchanges', path: '/exchange' },
  { key: 'mine', path: '/mine' },
];

/** Whether the bar has the page `here` or the one it lies under. */
export function isInBottomBar(here: string): boolean {
  return BOTTOM_PAGES.some(({ path }) => isAt(here, path));
}

/** Five links within reach of a thumb, on narrow screens. */
export function BottomBar() {
  const { text, to } = useLanguage();
  const here = barePath(useLocation().pathname);
  return (
    <nav aria-label={text.nav.bottom} className="bottom-bar no-print lg:hidden low:hidden">
      <ul className="grid grid-cols-5">
        {BOTTOM_PAGES.map(({ key, path }) => {
          const Icon = PAGE_ICONS[key];
          return (
            <li key={key}>
              <Link
                to={to(path)}
                aria-current={isAt(here, path) ? 'page' : undefined}
                className="grid min-h-14 content-center justify-items-center gap-0.5 text-xs text-muted hover:text-accent aria-[current]:font-semibold aria-[current]:text-accent"
              >
                <Icon className="size-5.5" strokeWidth={1.8} aria-hidden="true" />
                {text.nav[key]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
