import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { figuresPreload } from '#app/fonts/font-preload.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { NothingFound } from '#app/lists/nothing-found.tsx';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { coveredNames } from '#app/position/covered.server.ts';
import { CoveredNames, coverText } from '#app/position/covers.tsx';
import { findPositions } from '#app/position/find-positions.ts';
import { groupByCountry } from '#app/position/group-by-country.ts';
import { HoldersByCountry } from '#app/position/holders-by-country.tsx';
import { PositionsFilter } from '#app/position/positions-filter.tsx';
import { positionsCacheKey, readPositionsQuery } from '#app/position/positions-query.ts';
import { SubjectSections } from '#app/position/subject-sections.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageSection } from '#app/ui/page-section.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { useSearch } from '#app/ui/query.ts';
import { countDecisions, coverView, holdersOf } from '#domain/position/position-view.ts';
import { subjectsOf } from '#domain/position/subjects.ts';
import type { Route } from './+types/positions';

export const screen = {
  cacheSeconds: 60,
  sitemap: true,
  offline: true,
  menu: { group: 'trust', label: ({ positions }) => positions.title },
  search: { title: ({ positions }) => positions.title, words: 'positions' },
  cacheKey: positionsCacheKey,
} satisfies PublicScreen;

export const links = figuresPreload;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { positions: cache, db } = context.get(services);
  const all = await cache.get();
  const language = languageOf(url.pathname);
  const { text } = LANGUAGES[language];
  const query = readPositionsQuery(url.searchParams);
  const names = await coveredNames(db, all, language);
  const positions = findPositions(all, query, ({ covers }) =>
    covers.map((cover) => coverText(coverView(cover, language), text.positions, names)),
  );
  const holders = holdersOf(positions, language);
  return {
    total: positions.length,
    ...countDecisions(positions),
    names,
    subjects: subjectsOf(positions, language),
    countries: groupByCountry(holders, language).map((group) => {
      const held = new Set(group.holders.flatMap((holder) => holder.positions.map(({ id }) => id)));
      const { byStance } = countDecisions(positions.filter(({ id }) => held.has(id)));
      return { ...group, byStance };
    }),
    holders: holders.length,
    isEmpty: all.length === 0,
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

/** Positions of a search whose folds are open from the start. */
const MAX_OPEN = 12;

/** The positions of bodies and scholars by subject, then by holder. */
export default function Positions({ loaderData }: Route.ComponentProps) {
  const { text, to } = useLanguage();
  const words = text.positions;
  const query = readPositionsQuery(useSearch());
  const { total, decisions, byStance, holders, countries, subjects, names } = loaderData;
  const isFiltered = query.q !== '' || query.stance !== null;
  const isOpen = isFiltered && total <= MAX_OPEN;
  if (loaderData.isEmpty) {
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
      <div className="grid gap-5 sm:gap-8">
        <PositionsFilter query={query} decisions={decisions} byStance={byStance} />
        {total === 0 ? (
          <NothingFound
            path={to('/positions')}
            isFiltered
            words={{ empty: words.none, emptyHint: '' }}
          />
        ) : (
          <CoveredNames value={names}>
            {isFiltered && <p>{words.found(total, decisions)}</p>}
            <SubjectSections subjects={subjects} isFiltered={isFiltered} isOpen={isOpen} />
            {!isFiltered && <CountedHow total={total} decisions={decisions} holders={holders} />}
            <PageSection title={words.holdersTitle}>
              <HoldersByCountry countries={countries} isOpen={isOpen} />
            </PageSection>
          </CoveredNames>
        )}
      </div>
    </div>
  );
}

/** How positions, decisions and holders are counted. */
function CountedHow({
  total,
  decisions,
  holders,
}: {
  total: number;
  decisions: number;
  holders: number;
}) {
  const words = useLanguage().text.positions;
  return (
    <details className="max-w-prose text-sm text-muted">
      <summary className="fold-line min-h-11 w-fit cursor-pointer py-2.5 hover:text-accent">
        {words.countedHow}
      </summary>
      <p>
        {words.differ(total, decisions, holders)} {words.subjectsText}
      </p>
    </details>
  );
}
