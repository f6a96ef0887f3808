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

/** The market cap of the table's coins by verdict, as a bar, and a filter by verdict that names its parts. */
export function MarketShares({
  path,
  query,
  sum: { shares, halal, marketCap: whole },
}: {
  path: string;
  query: MarketQuery;
  sum: MarketSum;
}) {
  const { text } = useLanguage();
  const capOf = (choice: Choice) =>
    shares.find(({ verdict }) => (verdict ?? 'none') === choice)?.marketCap ?? 0;
  const isShown = (choice: Choice) => choice !== 'none' || capOf(choice) > 0;
  return (
    <section aria-labelledby="by-verdict" className="grid gap-2 pt-1">
      <h2 id="by-verdict" className="text-sm font-normal text-muted">
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
            count: capOf(choice),
            fill: FILL[choice],
          })),
        ].filter(({ count }) => count > 0)}
      />
      <ChoiceLinks
        name={text.filters.category}
        choices={CHOICES.filter(isShown)}
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
                {formatShare(capOf(choice) / whole)}
              </bdi>
            </>
          ) : (
            text.filters.all
          )
        }
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
                  {formatShare(marketCap / capOf('halal'))}
                </bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
