import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { useSearch } from '#app/ui/query.ts';
import { ScopeAndDays } from '#app/verdict/scope-and-days.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { type Comparison, ComparisonView } from './comparison-view.tsx';
import { FeaturedGrid } from './featured-grid.tsx';
import { type HomeQuery, homePath, readHomeQuery } from './home-query.ts';
import { HomeSection } from './home-section.tsx';
import { useSectionHash } from './use-section-hash.ts';

const ID = 'featured';
const VIEWS = ['featured', 'comparison'] as const satisfies HomeQuery['view'][];

/** Coins as cards or in a table; the view is in the address. */
export function FeaturedSection({
  coins,
  comparison,
}: {
  coins: RuledSummary[];
  comparison: Comparison | null;
}) {
  const { text, to } = useLanguage();
  const { view } = readHomeQuery(useSearch());
  const shown = view === 'comparison' ? (comparison?.items ?? []) : coins;
  const hash = useSectionHash(ID);
  const href = (query: HomeQuery) => to(homePath(query)) + hash;
  return (
    <HomeSection
      id={ID}
      title={text.home.featuredTitle}
      text={text.home.featuredText}
      note={
        <ScopeAndDays
          rulings={shown.map(({ rulings }) => mainGlance(rulings))}
          className="max-sm:sr-only"
        />
      }
    >
      <nav aria-label={text.home.tabs.label} className="no-print border-b border-line">
        <ul className="flex gap-2">
          {VIEWS.map((tab) => (
            <li key={tab}>
              <Link
                to={href({ view: tab, page: 1 })}
                preventScrollReset
                aria-current={tab === view ? 'true' : undefined}
                className={`-mb-px flex min-h-11 items-center border-b-2 px-3 hover:text-accent ${
                  tab === view ? 'border-accent font-medium text-accent' : 'border-transparent'
                }`}
              >
                {text.home.tabs[tab]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {shown.length === 0 ? (
        <EmptyState title={text.coins.empty} hint={text.coins.emptyHint} />
      ) : view === 'comparison' && comparison ? (
        <ComparisonView
          comparison={comparison}
          href={(page) => href({ view: 'comparison', page })}
        />
      ) : (
        <FeaturedGrid coins={coins} />
      )}
    </HomeSection>
  );
}
