import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
} from 'react-router';
import type { Route } from './+types/root';
import readexArabic from './fonts/arabic.woff2?url';
import readexLatin from './fonts/latin.woff2?url';
import {
  applyTheme,
  decideLanguage,
  type EarlyScript,
  followPictures,
  followScroll,
  keepSearchKey,
  markChanges,
  openSearch,
  switchLanguage,
} from './frame/before-paint.ts';
import { BUSY } from './frame/busy.ts';
import { ErrorPage, type FailureKind } from './frame/error-page.tsx';
import { FeedLinks } from './frame/feed-links.tsx';
import { FirstVisit } from './frame/first-visit.tsx';
import { InlineScript } from './frame/inline-script.tsx';
import { manifestPath } from './frame/manifest-path.ts';
import { OtherLanguages } from './frame/other-languages.tsx';
import { useScriptNonce } from './frame/script-nonce.ts';
import { SiteFrame } from './frame/site-frame.tsx';
import { THEME_COLOURS } from './frame/theme-colours.ts';
import { Hydration } from './hydration/hydration.tsx';
import { LANGUAGE_CODES } from './i18n/languages.ts';
import { useLanguage } from './i18n/use-language.ts';
import { noticeAbsence } from './offline/notice-absence.ts';
import { Notices } from './offline/notices.tsx';
import { registerWorker } from './offline/register-worker.ts';
import { services } from './services.server.ts';
import { StarShapes } from './ui/stars.tsx';
import './style.css';

export function loader({ context }: Route.LoaderArgs) {
  const { origin, links } = context.get(services);
  return { origin, links, year: new Date().getUTCFullYear() };
}

// Nothing it answers depends on the address.
export const shouldRevalidate = () => false;

const BUILD: string = import.meta.env.VITE_BUILD ?? '';

const everywhere: EarlyScript[] = [applyTheme, followPictures];
const inPublic: EarlyScript[] = [
  [decideLanguage, LANGUAGE_CODES],
  switchLanguage,
  openSearch,
  noticeAbsence,
  // While one develops there is none, and a kept page would be in the way.
  ...(import.meta.env.PROD ? [[registerWorker, BUILD] as EarlyScript] : []),
  keepSearchKey,
  markChanges,
];

export function Layout({ children }: { children: ReactNode }) {
  const { language, direction } = useLanguage();
  const nonce = useScriptNonce();
  const isAdmin = /^\/admin(\/|$)/i.test(useLocation().pathname);
  return (
    <html lang={language} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          content={THEME_COLOURS.dark}
          data-dark={THEME_COLOURS.dark}
          data-light={THEME_COLOURS.light}
          suppressHydrationWarning
        />
        <InlineScript run={isAdmin ? everywhere : [...inPublic, ...everywhere]} />
        {language === 'ar' && <FontPreload href={readexArabic} />}
        {/* On Arabic pages too: figures and names in a font that comes later would move what follows. */}
        <FontPreload href={readexLatin} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {!isAdmin && <link rel="manifest" href={manifestPath(language)} />}
        {!isAdmin && <FeedLinks />}
        <Meta />
        <OtherLanguages />
        <Links />
      </head>
      <body suppressHydrationWarning>
        <InlineScript run={[followScroll]} />
        {!isAdmin && <FirstVisit />}
        <StarShapes />
        {children}
        {!isAdmin && <Notices />}
        <ScrollRestoration nonce={nonce} />
        <Hydration />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage kind={failureKind(error)} />
    </SiteFrame>
  );
}

function failureKind(error: unknown): FailureKind {
  if (!isRouteErrorResponse(error)) return 'unexpected';
  if (error.status === 404) return 'notFound';
  return error.status === 503 && error.data === BUSY ? 'busy' : 'unexpected';
}

function FontPreload({ href }: { href: string }) {
  return <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />;
}
