import { formatShare } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ShareBar } from '#app/plot/share-bar.tsx';
import { ChoiceLinks } from '#app/ui/choice-links.tsx';
import { FirmnessMark } from '#app/verdict/firmness-mark.tsx';
import { VERDICT_FILL, VERDICT_TEXT } from '#app/verdict/verdict-colours.ts';
import type { MarketQuery } from '#domain/market/market-table.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import type { MarketSum } from './figures.ts';
import { marketHref } from './market-query.ts';

const FILL = { ...VERDICT_FILL, none: 'fill-edge' };

const WORD = { ...VERDICT_TEXT, none: 'text-muted' };

// In the order of the parts of the bar.
const CHOICES = [...VERDICTS, 'none'] as const;
type Choice = (typeof CHOICES)[number];

function capIn({ shares }: MarketSum, choice: Choice): number {
  return shares.find(({ verdict }) => (verdict ?? 'none') === choice)?.marketCap ?? 0;
}

/** A filter by verdict with the share of each in the market cap of the table's coins. */
export function VerdictChoices({
  path,
  query,
  sum,
}: {
  path: string;
  query: MarketQuery;
  sum: MarketSum;
}) {
  const { text } = useLanguage();
  return (
    <ChoiceLinks
      name={text.filters.category}
      choices={CHOICES.filter((choice) => choice !== 'none' || capIn(sum, choice) > 0)}
      chosen={query.verdict}
      href={(verdict) => marketHref(path, query, { verdict })}
      layout="counted"
      label={(choice) =>
        choice ? (
          <>
            <span className={WORD[choice]}>
              {choice === 'none' ? text.markets.notReviewed : text.verdict[choice]}
            </span>{' '}
            <bdi dir="ltr" className="num font-normal">
              {formatShare(capIn(sum, choice) / sum.marketCap)}
            </bdi>
          </>
        ) : (
          text.filters.all
        )
      }
    />
  );
}

/** The same shares as a bar, and by firmness those of what is halal. */
export function MarketShares({ sum }: { sum: MarketSum }) {
  const { text } = useLanguage();
  const { halal } = sum;
  return (
    <section aria-labelledby="by-verdict" className="grid gap-2">
      <h2 id="by-verdict" className="text-sm font-normal text-muted max-sm:text-xsm">
        {text.markets.sharesTitle}
      </h2>
      <ShareBar
        className="h-3 w-full"
        shares={[
          ...halal.map(({ sign, marketCap }) => ({
            key: sign,
            count: marketCap,
            fill: FILL.halal,
          })),
          ...CHOICES.filter((choice) => choice !== 'halal').map((choice) => ({
            key: choice,
            count: capIn(sum, choice),
            fill: FILL[choice],
          })),
        ].filter(({ count }) => count > 0)}
      />
      {halal.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm max-sm:text-xsm">
          <p className="text-muted">{text.markets.halalParts}</p>
          <ul className="contents">
            {halal.map(({ sign, marketCap }) => (
              <li key={sign} className="inline-flex items-center gap-1.5">
                <FirmnessMark sign={sign} />
                {text.verdict.firmnessShort[sign]}{' '}
                <bdi dir="ltr" className="num">
                  {formatShare(marketCap / capIn(sum, 'halal'))}
                </bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
