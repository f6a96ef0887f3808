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
import { CoveredNames, CoverName } from '#app/ruling/covers.tsx';
import { PositionCard, SaidOn } from '#app/ruling/position-card.tsx';
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
        text={(positions.length > decisions ? words.parts : words.held)(
          positions.length,
          decisions,
        )}
      />
      <SeenQuotesOfPage value={holder.seenQuotes}>
        <CoveredNames value={holder.names}>
          {positions.length > 1 && (
            <>
              <StancesBySubject positions={positions} />
              <h2 className="pt-6 pb-3 text-xl">{words.decided}</h2>
            </>
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
      <p className="pt-2">
        <Link to={to('/positions')} className="link inline-flex min-h-11 items-center">
          {words.title}
        </Link>
      </p>
    </div>
  );
}

// Not counted together: decisions on different subjects are no majority. The newest stance on a subject comes first.
function StancesBySubject({ positions }: { positions: PositionView[] }) {
  const bySubject = Map.groupBy(
    positions.flatMap(({ covers, ...position }) => covers.map((cover) => ({ cover, position }))),
    ({ cover }) => JSON.stringify(cover),
  );
  return (
    <ul className="card grid divide-y divide-line px-4 sm:px-5">
      {[...bySubject].map(([subject, said]) => (
        <li key={subject} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
          <span className="inline-block leading-snug font-semibold first-letter:uppercase">
            {said[0] && <CoverName cover={said[0].cover} />}
          </span>
          <span className="grid gap-x-6 sm:flex">
            {newestOfEachStance(said).map(({ id, stance, saidOn }) => (
              <a
                key={id}
                href={`#${id}`}
                className="grid min-h-11 content-center gap-x-3 py-1 text-end hover:text-accent sm:flex sm:items-center"
              >
                {saidOn && (
                  <span className="text-sm whitespace-nowrap text-muted">
                    <SaidOn day={saidOn} />
                  </span>
                )}
                <span>
                  <StanceBadge stance={stance} isColoured />
                </span>
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function newestOfEachStance(said: { position: Said }[]): Said[] {
  const byStance = Map.groupBy(said, ({ position }) => position.stance);
  return [...byStance.values()].flatMap(([newest]) => newest?.position ?? []);
}

type Said = Pick<PositionView, 'id' | 'stance' | 'saidOn'>;
