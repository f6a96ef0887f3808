import { data, Link } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { loadSeenQuotes } from '#app/listing/load-seen-quotes.server.ts';
import { SeenQuotesOfPage, UnseenNote } from '#app/listing/seen-quotes.tsx';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { coveredNames } from '#app/ruling/covered-names.server.ts';
import { CoveredNames, Covers } from '#app/ruling/covers.tsx';
import { PositionCard } from '#app/ruling/position-card.tsx';
import { StanceBadge } from '#app/ruling/stance-badge.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import {
  countDecisions,
  holderSlug,
  holdersOf,
  type PositionView,
} from '#domain/position/position-view.ts';
import type { Route } from './+types/position-holder';

export const screen = {
  cacheSeconds: 60,
  sitemap: 'holders',
  offline: true,
} satisfies PublicScreen;

/** The positions of one body or person; 404 for an unknown one. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const provided = context.get(services);
  const positions = await provided.positions.get();
  const holders = holdersOf(positions, languageOf(url.pathname));
  const holder = holders.find(({ slug }) => slug === params.holder);
  if (!holder) throw data(null, { status: 404 });
  const owners = holder.positions.map(({ id }) => `position/${id}`);
  const [seenQuotes, names] = await Promise.all([
    loadSeenQuotes(provided, owners),
    coveredNames(provided.db, holder.positions, languageOf(url.pathname)),
  ]);
  const ofHolder = positions.filter((one) => holderSlug(one) === holder.slug);
  return { ...holder, decisions: countDecisions(ofHolder).decisions, seenQuotes, names };
}

export function meta({ loaderData: holder, ...args }: Route.MetaArgs) {
  if (!holder) return [];
  const { positions } = LANGUAGES[languageOf(args.location.pathname)].text;
  const path = `/positions/${holder.slug}`;
  return pageMeta(args, {
    title: holder.name,
    description: positions.ofHolder(holder.name),
    data: (place) => [
      breadcrumbs(place, [
        { name: positions.title, path: '/positions' },
        { name: holder.name, path },
      ]),
    ],
  });
}

export default function PositionHolder({ loaderData: holder }: Route.ComponentProps) {
  const { text, to } = useLanguage();
  const words = text.positions;
  const { positions, decisions } = holder;
  return (
    <div className="container-page">
      <PageTitle
        title={holder.name}
        text={decisions > 1 ? undefined : words.ofHolder(holder.name)}
      />
      <SeenQuotesOfPage value={holder.seenQuotes}>
        <CoveredNames value={holder.names}>
          {decisions > 1 && (
            <div className="grid gap-2 pb-5 sm:pb-6">
              <StancesBySubject positions={positions} />
              <p className="text-sm text-muted">{words.held(positions.length, decisions)}</p>
            </div>
          )}
          <ul className="grid gap-3 pb-4">
            {positions.map((position) => (
              <li key={position.id}>
                <PositionCard position={position} holder={holder.name} />
              </li>
            ))}
          </ul>
        </CoveredNames>
        <UnseenNote />
      </SeenQuotesOfPage>
      <p className="pt-6">
        <Link to={to('/positions')} className="link inline-flex min-h-11 items-center">
          {words.title}
        </Link>
      </p>
    </div>
  );
}

// Not counted together: decisions on different subjects are no majority.
function StancesBySubject({ positions }: { positions: PositionView[] }) {
  const bySubject = Map.groupBy(positions, ({ covers }) => JSON.stringify(covers));
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {[...bySubject].map(([subject, [first, ...others]]) => (
        <li key={subject} className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="inline-block font-medium first-letter:uppercase">
            <Covers covers={first?.covers ?? []} />
          </span>
          {[...new Set([first, ...others].flatMap((one) => one?.stance ?? []))].map((stance) => (
            <StanceBadge key={stance} stance={stance} isColoured />
          ))}
        </li>
      ))}
    </ul>
  );
}
