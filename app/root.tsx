import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router';
import { services } from '#app/context/services.server.ts';
import type { SiteData } from '#app/context/use-site.ts';
import followScroll from '#app/document/follow-scroll.ts?script';
import { InlineScript } from '#app/document/inline-script.tsx';
import { useScriptNonce } from '#app/document/script-nonce.ts';
import { THEME_COLOURS } from '#app/document/theme-colours.ts';
import { FailedPage } from '#app/editing/failed-page.tsx';
import { fontPreload } from '#app/fonts/font-preload.ts';
import { BUSY } from '#app/frame/busy.ts';
import { ErrorPage, type FailureKind } from '#app/frame/error-page.tsx';
import { FirstVisit } from '#app/frame/first-visit.tsx';
import { OtherLanguages } from '#app/frame/other-languages.tsx';
import { SiteFrame } from '#app/frame/site-frame.tsx';
import { Hydration } from '#app/hydration/hydration.tsx';
import { isAdminPath } from '#app/i18n/admin-path.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Body } from '#app/markup/body.tsx';
import { Once } from '#app/markup/once.ts';
import { ListingFeedLink } from '#app/meta/feed-links.tsx';
import { manifestPath } from '#app/meta/manifest-path.ts';
import { Notices } from '#app/offline/notices.tsx';
import { StarShapes } from '#app/ui/stars.tsx';
import { FirmnessShapes } from '#app/verdict/firmness-mark.tsx';
import { VerdictShapes } from '#app/verdict/verdict-mark.tsx';
import type { Route } from './+types/root';
import adminStyles from './admin.css?url';
import adminHead from './admin-head.ts?script';
import readexArabic from './fonts/arabic.woff2?url';
import arabicName from './fonts/arabic-name.woff2?url';
import readexLatin from './fonts/latin.woff2?url';
import siteHead from './site-head.ts?script';
import './style.css';

export function loader({ url, context }: Route.LoaderArgs): SiteData {
  const { origin, links, contact, archive, publicScreens } = context.get(services);
  const { text } = LANGUAGES[languageOf(url.pathname)];
  const menu = publicScreens.flatMap(({ path, menu }) =>
    menu ? [{ ...menu, path, label: menu.label(text) }] : [],
  );
  return { origin, links, contact, archive, menu, year: new Date().getUTCFullYear() };
}

// The data depends on the language alone.
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname);
}

export function Layout({ children }: { children: ReactNode }) {
  const { language, direction } = useLanguage();
  const nonce = useScriptNonce();
  const isAdmin = isAdminPath(useLocation().pathname);
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
        <InlineScript script={isAdmin ? adminHead : siteHead} />
        {language === 'ar' && <link {...fontPreload(readexArabic)} />}
        {/* Arabic pages need it too: Latin figures and names in a late font would shift the layout. */}
        <link {...fontPreload(readexLatin)} />
        {language !== 'ar' && !isAdmin && <link {...fontPreload(arabicName)} />}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {!isAdmin && <link rel="manifest" href={manifestPath(language)} />}
        {!isAdmin && <ListingFeedLink />}
        <Meta />
        <OtherLanguages />
        <Links />
        {isAdmin && <link rel="stylesheet" href={adminStyles} />}
      </head>
      <Body byReact={isAdmin}>
        <InlineScript script={followScroll} />
        <Once by={`shapes ${isAdmin}`}>
          {!isAdmin && <FirstVisit />}
          <StarShapes />
          <FirmnessShapes />
          <VerdictShapes />
        </Once>
        {children}
        {!isAdmin && <Notices />}
        <ScrollRestoration nonce={nonce} />
        <Hydration />
      </Body>
    </html>
  );
}

// React Router drops the headers of failures in routes without a boundary of their own.
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  if (isAdminPath(pathname)) return <FailedPage error={error} />;
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
