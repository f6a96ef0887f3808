import { Link } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { formatList } from '#app/i18n/format.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PageTitle } from '#app/listing/page-title.tsx';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { coveredNames } from '#app/ruling/covered-names.server.ts';
import { CoveredNames, Covers } from '#app/ruling/covers.tsx';
import { SaidOn } from '#app/ruling/position-card.tsx';
import { StanceBadge } from '#app/ruling/stance-badge.tsx';
import { Subjects } from '#app/ruling/subjects.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Part } from '#app/ui/part.tsx';
import { countDecisions, holdersOf } from '#domain/position/position-view.ts';
import { subjectsOf } from '#domain/position/subjects.ts';
import type { Route } from './+types/positions';

export const screen = {
  cacheSeconds: 60,
  sitemap: true,
  offline: true,
  menu: { group: 'trust', label: ({ positions }) => positions.title },
  search: { title: ({ positions }) => positions.title, words: 'positions' },
} satisfies PublicScreen;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { positions: cache, db } = context.get(services);
  const positions = await cache.get();
  const language = languageOf(url.pathname);
  const { decisions, byStance } = countDecisions(positions);
  return {
    total: positions.length,
    decisions,
    byStance,
    names: await coveredNames(db, positions, language),
    subjects: subjectsOf(positions, language),
    // Without the quotes, which are on the page of each body.
    holders: holdersOf(positions, language).map(({ slug, name, positions }) => ({
      slug,
      name,
      positions: positions.map(({ id, stance, saidOn, covers }) => ({
        id,
        stance,
        saidOn,
        covers,
      })),
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
  const { text, to, locale } = useLanguage();
  const words = text.positions;
  const { total, decisions, byStance, holders } = loaderData;
  const subjects = loaderData.subjects.filter(({ stances }) => stances.length > 1);
  const settled = loaderData.subjects.filter(({ stances }) => stances.length === 1);
  const agreed = settled.filter(({ decisions }) => decisions > 1);
  const single = settled.filter(({ decisions }) => decisions === 1);
  if (holders.length === 0) {
    return (
      <div className="container-page">
        <PageTitle title={words.title} text={words.text} />
        <EmptyState title={words.none} />
      </div>
    );
  }
  return (
    <div className="container-page">
      <PageTitle title={words.title} text={words.text} />
      <CoveredNames value={loaderData.names}>
        <div className="grid gap-10">
          <Part title={words.differTitle} text={words.differ(total, decisions, holders.length)}>
            <p className="max-w-prose">
              {words.inAll}{' '}
              {formatList(
                locale,
                byStance.map(([stance, count]) => words.counted[stance](count)),
              )}
              .
            </p>
            <p className="max-w-prose text-sm text-muted">{words.subjectsText}</p>
            <Subjects subjects={subjects} />
          </Part>
          {agreed.length > 0 && (
            <Part title={words.oneAnswer}>
              <Subjects subjects={agreed} />
            </Part>
          )}
          {single.length > 0 && (
            <Part title={words.oneDecision}>
              <Subjects subjects={single} />
            </Part>
          )}
          <Part title={words.holdersTitle}>
            <ul className="grid gap-3">
              {holders.map(({ slug, name, positions }) => (
                <li key={slug} className="card grid gap-2 p-4">
                  <Link to={to(`/positions/${slug}`)} className="link font-medium">
                    {name}
                  </Link>
                  <ul className="grid gap-2 text-sm">
                    {positions.map(({ id, stance, saidOn, covers }) => (
                      <li key={id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                        <StanceBadge stance={stance} />
                        {saidOn && <SaidOn day={saidOn} />}
                        <span className="text-muted">
                          {words.covers} <Covers covers={covers} />
                        </span>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </Part>
        </div>
      </CoveredNames>
    </div>
  );
}
