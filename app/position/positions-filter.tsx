import { useLanguage } from '#app/i18n/use-language.ts';
import { ChoiceLinks } from '#app/ui/choice-links.tsx';
import { SearchBox } from '#app/ui/search-box.tsx';
import { type countDecisions, DECISION_STANCES } from '#domain/position/position-view.ts';
import { type PositionsQuery, positionsHref } from './positions-query.ts';
import { StanceShares, StanceSquare } from './stance-shares.tsx';

/** The search of positions, and the choice of a stance below the bar of all stances, of which it is the key. */
export function PositionsFilter({
  query,
  decisions,
  byStance,
}: { query: PositionsQuery } & ReturnType<typeof countDecisions>) {
  const { text, to } = useLanguage();
  const words = text.positions;
  const countOf = new Map<string, number>(byStance);
  return (
    <section aria-label={words.filter} className="grid gap-3">
      <SearchBox
        // A new filter brings a new form.
        key={query.stance}
        path={to('/positions')}
        q={query.q}
        label={words.search}
        filters={new URLSearchParams(query.stance ? { stance: query.stance } : {})}
      />
      {decisions > 0 && (
        <div className="grid gap-2 pt-1">
          <p className="text-sm text-muted">{words.byStance(decisions)}</p>
          {/* The filters are its key. */}
          <StanceShares byStance={byStance} className="h-5 w-full" />
        </div>
      )}
      <div className="no-print">
        <ChoiceLinks
          name={words.stance}
          layout="phoneAllAndPairs"
          choices={DECISION_STANCES}
          chosen={query.stance}
          href={(stance) => positionsHref(to('/positions'), { ...query, stance })}
          label={(stance) =>
            stance ? (
              <>
                <StanceSquare stance={stance} />
                {{ ...words.stances, ...words.shortStances }[stance]}
                <span className="num ms-auto shrink-0 text-sm text-muted">
                  {countOf.get(stance)}
                </span>
              </>
            ) : (
              <>
                {text.filters.all}
                {!query.stance && (
                  <span className="num ms-auto shrink-0 text-sm text-muted">{decisions}</span>
                )}
              </>
            )
          }
        />
      </div>
    </section>
  );
}
