import { Link } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PageTitle } from '#app/listing/page-title.tsx';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { SaidOn } from '#app/ruling/position-card.tsx';
import { StanceBadge } from '#app/ruling/stance-badge.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Part } from '#app/ui/part.tsx';
import { STANCES } from '#domain/method/definition.ts';
import { countDecisions, holdersOf } from '#domain/position/position-view.ts';
import type { Route } from './+types/positions';

export const screen = {
  cacheSeconds: 60,
  sitemap: true,
  offline: true,
  menu: { group: 'trust', label: ({ positions }) => positions.title },
  search: { title: ({ positions }) => positions.title, words: 'positions' },
} satisfies PublicScreen;

export async function loader({ url, context }: Route.LoaderArgs) {
  const positions = await context.get(services).positions.get();
  const { decisions, byStance } = countDecisions(positions);
  return {
    decisions,
    stances: STANCES.map((stance) => ({ stance, count: byStance.get(stance)?.length ?? 0 })),
    // Without the quotes, which are on the page of each body.
    holders: holdersOf(positions, languageOf(url.pathname)).map(({ slug, name, positions }) => ({
      slug,
      name,
      positions: positions.map(({ id, stance, saidOn }) => ({ id, stance, saidOn })),
    })),
  };
}

export function meta(args: Route.MetaArgs) {
  const { positions } = LANGUAGES[languageOf(args.location.pathname)].text;
  return pageMeta(args, {
    title: positions.title,
    description: positions.text,
    data: (place) => [breadcrumbs(place, [{ name: positions.title, path: '/positions' }])],
  });
}

export default function Positions({ loaderData }: Route.ComponentProps) {
  const { text, to } = useLanguage();
  const words = text.positions;
  const { decisions, stances, holders } = loaderData;
  return (
    <div className="container-page">
      <PageTitle title={words.title} text={words.text} />
      {holders.length === 0 ? (
        <EmptyState title={words.none} />
      ) : (
        <div className="grid gap-10">
          <Part title={words.differTitle} text={words.differ(decisions, holders.length)}>
            <dl className="flex flex-wrap gap-x-6 gap-y-2">
              {stances.map(({ stance, count }) => (
                <div key={stance} className="flex items-center gap-2">
                  <dt>
                    <StanceBadge stance={stance} />
                  </dt>
                  <dd>{count}</dd>
                </div>
              ))}
            </dl>
          </Part>
          <Part title={words.holdersTitle}>
            <ul className="grid gap-3">
              {holders.map(({ slug, name, positions }) => (
                <li key={slug} className="card grid gap-2 p-4">
                  <Link to={to(`/positions/${slug}`)} className="link font-medium">
                    {name}
                  </Link>
                  <ul className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
                    {positions.map(({ id, stance, saidOn }) => (
                      <li key={id} className="flex items-center gap-2">
                        {saidOn && <SaidOn day={saidOn} />}
                        <StanceBadge stance={stance} />
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </Part>
        </div>
      )}
    </div>
  );
}
