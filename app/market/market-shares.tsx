import { formatShare } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ShareBar } from '#app/plot/share-bar.tsx';
import { ChoiceLinks } from '#app/ui/choice-links.tsx';
import { VERDICT_FILL, VERDICT_TEXT } from '#app/verdict/verdict-colours.ts';
import type { MarketQuery } from '#domain/market/market-table.ts';
import { VERDICTS, type Verdict } from '#domain/ruling/verdict.ts';
import type { MarketSum } from './figures.ts';
import { marketHref } from './market-query.ts';

/** The market cap of the table's coins by verdict, as a bar, and a filter by verdict that names its parts. */
export function MarketShares({
  path,
  query,
  sum: { shares, marketCap: whole },
}: {
  path: string;
  query: MarketQuery;
  sum: MarketSum;
}) {
  const { text } = useLanguage();
  const shareOf = (wanted: Verdict | null) =>
    (shares.find(({ verdict }) => verdict === wanted)?.marketCap ?? 0) / whole;
  const unknown = shareOf(null);
  return (
    <section aria-labelledby="by-verdict" className="grid gap-2 max-sm:gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
        <h2 id="by-verdict" className="font-normal">
          {text.markets.sharesTitle}
        </h2>
        {unknown > 0 && (
          <p>
            {text.markets.notReviewed} <Share of={unknown} />
          </p>
        )}
      </div>
      <ShareBar
        className="h-3 w-full"
        shares={shares
          .filter(({ marketCap }) => marketCap > 0)
          .map(({ verdict, marketCap }) => ({
            key: `${verdict}`,
            count: marketCap,
            fill: verdict ? VERDICT_FILL[verdict] : 'fill-edge',
          }))}
      />
      <ChoiceLinks
        name={text.filters.category}
        choices={VERDICTS}
        chosen={query.verdict}
        href={(verdict) => marketHref(path, query, { verdict })}
        layout="plainOnPhone"
        label={(verdict) =>
          verdict ? (
            <>
              <span className={VERDICT_TEXT[verdict]}>{text.verdict[verdict]}</span>{' '}
              <Share of={shareOf(verdict)} />
            </>
          ) : (
            text.filters.all
          )
        }
      />
    </section>
  );
}

function Share({ of: share }: { of: number }) {
  return (
    <bdi dir="ltr" className="num font-normal">
      {formatShare(share)}
    </bdi>
  );
}
