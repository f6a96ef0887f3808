import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import type { MissingPage } from '#app/frame/other-languages.tsx';
import { formatDate } from '#app/i18n/format.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { pathSegments } from '#app/i18n/path-segments.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { loadPastRuling } from '#app/past-ruling/load-past-ruling.server.ts';
import { PastRulingPage } from '#app/past-ruling/past-ruling-page.tsx';
import { isKind } from '#domain/listing/kind.ts';
import type { Route } from './+types/past-ruling';

// Not in the sitemap: the page of the listing has the current ruling.
export const screen = {
  cacheSeconds: 60,
  sitemap: false,
  offline: true,
} satisfies PublicScreen;

export const handle = { missing: 'withoutData' } satisfies MissingPage;

export function loader({ params, url, context }: Route.LoaderArgs) {
  const kind = pathSegments(url.pathname).find(isKind);
  if (!kind) throw new Error('the route table has no kind here');
  const { id, entry } = params;
  return loadPastRuling(context.get(services), { kind, id, entry }, languageOf(url.pathname));
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData: past, ...args }: Route.MetaArgs) {
  if (!past) return [];
  const { text, locale } = LANGUAGES[languageOf(args.location.pathname)];
  const { entry, isLast, state } = past;
  const title = text.pastRuling.title(entry.name, String(entry.seq));
  const listing = entry.path ? [{ name: entry.name, path: entry.path }] : [];
  const tags = pageMeta(args, {
    title,
    description: text.pastRuling.text(entry.scope, formatDate(locale, entry.at)),
    data: (place) => [breadcrumbs(place, [...listing, { name: title, path: entry.rulingPath }])],
  });
  const isIndexed = isLast && state === 'shown';
  return isIndexed ? tags : [...tags, { name: 'robots', content: 'noindex' }];
}

export default function PastRuling({ loaderData }: Route.ComponentProps) {
  return <PastRulingPage past={loaderData} />;
}
