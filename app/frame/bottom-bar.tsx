import { CircleDollarSign, House, type LucideIcon, ShieldCheck, Star, Store } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { barePath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { isAt } from './pages.ts';

const PAGES: {
  key: 'home' | 'coins' | 'check' | 'exchanges' | 'mine';
  path: string;
  pages: string[];
  Icon: LucideIcon;
}[] = [
  { key: 'home', path: '/', pages: ['/'], Icon: House },
  {
    key: 'coins',
    path: '/cryptocurrencies',
    pages: ['/cryptocurrencies', '/coin'],
    Icon: CircleDollarSign,
  },
  { key: 'check', path: '/check', pages: ['/check'], Icon: ShieldCheck },
  { key: 'exchanges', path: '/exchange', pages: ['/exchange'], Icon: Store },
  { key: 'mine', path: '/mine', pages: ['/mine'], Icon: Star },
];

/** Five links within reach of a thumb, on narrow screens. */
export function BottomBar() {
  const { text, to } = useLanguage();
  const here = barePath(useLocation().pathname);
  return (
    <nav aria-label={text.nav.bottom} className="bottom-bar no-print lg:hidden low:hidden">
      <ul className="grid grid-cols-5">
        {PAGES.map(({ key, path, pages, Icon }) => (
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
        ))}
      </ul>
    </nav>
  );
}
