import { Menu, Moon, Sun } from 'lucide-react';
import { type FocusEvent, type MouseEvent, useRef } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { barePath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { productName } from '#app/meta/product.ts';
import { OperatorLink } from '#app/operator/operator-link.tsx';
import { BrandMark } from './brand-mark.tsx';
import { FindBox } from './find-box.tsx';
import { LanguageToggle } from './language-toggle.tsx';

// Requirement 2.4; `/crypto` redirects to the coin list.
const PAGES = [
  { key: 'home', path: '/', also: null },
  { key: 'markets', path: '/markets', also: null },
  { key: 'news', path: '/news', also: null },
  { key: 'exchanges', path: '/exchange', also: null },
  { key: 'coins', path: '/crypto', also: '/cryptocurrencies' },
] as const;

/** The bar with pages, theme, language and Start Trading; on a narrow screen the pages are in a menu. */
export function SiteHeader() {
  const { text, to } = useLanguage();
  const isLoading = useNavigation().state !== 'idle';
  return (
    <header className="site-header no-print sticky top-0 z-40 low:static">
      <div className="container-page flex min-h-16 items-center gap-3 lg:gap-6">
        <Link to={to('/')} className="flex items-center gap-2 text-lg font-semibold">
          <BrandMark className="size-8 text-accent" />
          <span className="max-[22rem]:sr-only">
            <BrandName />
          </span>
        </Link>
        <nav aria-label={text.nav.label} className="hidden lg:block">
          <PageLinks className="flex gap-1" />
        </nav>
        <div className="ms-auto flex items-center gap-1 sm:gap-2">
          <FindBox />
          <ThemeToggle />
          <LanguageToggle />
          <StartTrading className="hidden sm:inline-flex" />
          <MobileMenu />
        </div>
      </div>
      <div className="relative h-0.5" aria-hidden="true">
        <div className="scroll-progress absolute inset-0 bg-accent" />
        {isLoading && <div className="absolute inset-0 animate-pulse bg-accent" />}
      </div>
    </header>
  );
}

/** The name in the reader's script. */
export function BrandName() {
  const { language } = useLanguage();
  return <span>{productName(language)}</span>;
}

function PageLinks({ className }: { className: string }) {
  const { text, to } = useLanguage();
  const here = barePath(useLocation().pathname);
  return (
    <ul className={className}>
      {PAGES.map(({ key, path, also }) => {
        const isHere = path === '/' ? here === '/' : [path, also].some((page) => isAt(here, page));
        return (
          <li key={key}>
            <Link
              to={to(path)}
              aria-current={isHere ? 'page' : undefined}
              className={`flex min-h-11 items-center rounded-md px-3 hover:text-accent ${isHere ? 'font-medium text-accent' : ''}`}
            >
              {text.nav[key]}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function isAt(here: string, path: string | null): boolean {
  return path !== null && (here === path || here.startsWith(`${path}/`));
}

/** The button of the theme. `applyTheme` handles it, so it works before React starts. */
export function ThemeToggle() {
  const { text } = useLanguage();
  return (
    <button type="button" data-theme-toggle="" className="icon-button">
      <span className="when-dark">
        <Sun className="size-5" aria-hidden="true" />
        <span className="sr-only">{text.nav.lightMode}</span>
      </span>
      <span className="when-light">
        <Moon className="size-5" aria-hidden="true" />
        <span className="sr-only">{text.nav.darkMode}</span>
      </span>
    </button>
  );
}

function StartTrading({ className = '' }: { className?: string }) {
  const { text } = useLanguage();
  return (
    <OperatorLink name="startTrading" className={`button button-primary ${className}`}>
      {text.nav.startTrading}
    </OperatorLink>
  );
}

// A native popover: it opens and closes, also with Escape, without scripts.
function MobileMenu() {
  const { text } = useLanguage();
  const menu = useRef<HTMLDivElement>(null);
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.current?.hidePopover();
  };
  // An open menu would cover the focused element. The button closes the menu by itself.
  const closeOnLeaving = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || relatedTarget.matches('[popovertarget=menu]'))
      return;
    if (!menu.current?.contains(relatedTarget)) menu.current?.hidePopover();
  };
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget="menu" className="icon-button">
        <Menu className="size-6" aria-hidden="true" />
        <span className="sr-only">{text.nav.menu}</span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside take keyboard and pointer. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click. */}
      <div
        id="menu"
        ref={menu}
        popover="auto"
        className="menu"
        onClick={closeOnLink}
        onBlur={closeOnLeaving}
      >
        <nav aria-label={text.nav.label} className="grid gap-4">
          <PageLinks className="grid gap-1 text-lg" />
          <StartTrading className="sm:hidden" />
        </nav>
      </div>
    </div>
  );
}
