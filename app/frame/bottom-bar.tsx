import { Link, useLocation } from 'react-router';
import { barePath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PAGE_ICONS } from './page-icons.ts';
import { isAt, type PageKey } from './pages.ts';

const PAGES: { key: PageKey; path: string; pages: string[] }[] = [
  { key: 'home', path: '/', pages: ['/'] },
  { key: 'coins', path: '/cryptocurrencies', pages: ['/cryptocurrencies', '/coin'] },
  { key: 'check', path: '/check', pages: ['/check'] },
  { key: 'exchanges', path: '/exchange', pages: ['/exchange'] },
  { key: 'mine', path: '/mine', pages: ['/mine'] },
];

/** Five links within reach of a thumb, on narrow screens. */
export function BottomBar() {
  const { text, to } = useLanguage();
  const here = barePath(useLocation().pathname);
  return (
    <nav aria-label={text.nav.bottom} className="bottom-bar no-print lg:hidden low:hidden">
      <ul className="grid grid-cols-5">
        {PAGES.map(({ key, path, pages }) => {
          const Icon = PAGE_ICONS[key];
          return (
            <li key={key}>
              <Link
                to={to(path)}
                aria-current={pages.some((page) => isAt(here, page)) ? 'page' : undefined}
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
