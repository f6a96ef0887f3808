import { Bookmark, ChevronDown, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { useSite } from '#app/context/use-site.ts';
import { barePath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Once } from '#app/markup/once.ts';
import { siteName } from '#app/meta/site-name.ts';
import { OperatorLink } from '#app/operator/operator-link.tsx';
import { isInBottomBar } from './bottom-bar.tsx';
import { BrandMark } from './brand-mark.tsx';
import { closePopover } from './close-popover.ts';
import { FindBox } from './find-box.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { MenuGroups } from './menu-groups.tsx';
import { isAt, NAV_PAGES } from './nav-pages.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { useFrameKey } from './use-frame-key.ts';

/** The bar with pages, search, the reader's list, theme, language and Start Trading; on a narrow screen the pages are in a menu. */
export function SiteHeader() {
  const { text, language, to } = useLanguage();
  const isLoading = useNavigation().state !== 'idle';
  const key = useFrameKey();
  const isMine = isAt(barePath(useLocation().pathname), '/mine');
  return (
    <header className="site-header no-print sticky top-0 z-40 low:static">
      <div className="container-page flex min-h-16 items-center gap-x-3 whitespace-nowrap max-lg:flex-wrap xl:gap-x-5">
        <Once by={`pages ${key}`}>
          <Link to={to('/')} className="flex items-center gap-2 text-lg font-semibold">
            <BrandMark className="size-8 text-accent" />
            <span className="max-[22rem]:sr-only">{siteName(language)}</span>
          </Link>
          <nav aria-label={text.nav.label} className="hidden lg:block">
            <PageLinks />
          </nav>
        </Once>
        <div className="ms-auto flex items-center justify-end gap-0.5 max-lg:flex-wrap sm:gap-1">
          <Once by={`find ${key}`}>
            <FindBox />
            <Link
              to={to('/mine')}
              aria-current={isMine ? 'page' : undefined}
              className={`icon-button max-lg:hidden xl:px-2 ${isMine ? 'font-medium text-accent' : ''}`}
            >
              <Bookmark className="size-5" aria-hidden="true" />
              <span className="max-xl:sr-only">{text.nav.mine}</span>
            </Link>
            <ThemeToggle />
          </Once>
          <LanguageToggle />
          <Once by={`menu ${key}`}>
            <StartTrading className="button ms-1 max-xl:hidden" />
            <PopoverMenu id="menu" className="lg:hidden" button={<MenuSign />}>
              <nav aria-label={text.nav.label} className="grid gap-4">
                <HomeLink />
                <MenuGroups />
                <StartTrading className="link inline-flex min-h-11 items-center gap-1" />
              </nav>
            </PopoverMenu>
          </Once>
        </div>
      </div>
      <div className="relative h-0.5" aria-hidden="true">
        <div className="scroll-progress absolute inset-0 bg-accent" suppressHydrationWarning />
        {isLoading && <div className="absolute inset-0 animate-pulse bg-accent" />}
      </div>
    </header>
  );
}

// In the accent's colour on the pages that the bar at the bottom lacks.
function MenuSign() {
  const { text } = useLanguage();
  const site = useSite();
  const here = barePath(useLocation().pathname);
  const isHere = !isInBottomBar(here) && site?.menu.some(({ path }) => isAt(here, path));
  return (
    <>
      <Menu className={`size-6 ${isHere ? 'text-accent' : ''}`} aria-hidden="true" />
      <span className="sr-only">{text.nav.menu}</span>
    </>
  );
}

// The menu's groups are the footer's, where the name leads home.
function HomeLink() {
  const { text, to } = useLanguage();
  const here = barePath(useLocation().pathname);
  return (
    <Link to={to('/')} aria-current={here === '/' ? 'page' : undefined} className="menu-link">
      {text.nav.home}
    </Link>
  );
}

function PageLinks() {
  const { text, to } = useLanguage();
  const here = barePath(useLocation().pathname);
  return (
    <ul className="flex">
      {NAV_PAGES.map(({ key, path, also }) => {
        const isHere = isAt(here, path) || isAt(here, also);
        return (
          <li key={key}>
            <Link
              to={to(path)}
              aria-current={isHere ? 'page' : undefined}
              className={`flex min-h-11 items-center rounded-md px-2.5 hover:text-accent ${isHere ? 'font-medium text-accent' : ''}`}
            >
              {text.nav[key]}
            </Link>
          </li>
        );
      })}
      <li>
        <PopoverMenu
          id="more"
          menuClass="menu-drop"
          button={
            <>
              {text.nav.more}
              <ChevronDown className="size-4" aria-hidden="true" />
            </>
          }
        >
          <div className="grid gap-4 whitespace-normal">
            <MenuGroups without="lookUp" />
            <StartTrading className="link inline-flex min-h-11 items-center gap-1 xl:hidden" />
          </div>
        </PopoverMenu>
      </li>
    </ul>
  );
}

function StartTrading({ className }: { className: string }) {
  const { text } = useLanguage();
  return (
    <OperatorLink name="startTrading" className={className}>
      {text.nav.startTrading}
    </OperatorLink>
  );
}

// A native popover: it opens and closes, also with Escape, without scripts.
function PopoverMenu({
  id,
  button,
  className = '',
  menuClass = '',
  children,
}: {
  id: string;
  button: ReactNode;
  className?: string;
  /** A class of the menu itself. */
  menuClass?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <button type="button" popoverTarget={id} className="icon-button px-2">
        {button}
      </button>
      <div id={id} popover="auto" className={`menu ${menuClass}`} {...closePopover}>
        {children}
      </div>
    </div>
  );
}
