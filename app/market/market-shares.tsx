import { formatShare } from '#app/i18n/format.ts';
import type { Text } from '#app/i18n/text.en.ts';
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

function sharesIn({ shares }: MarketSum) {
  const shareOf = (choice: Choice) =>
    shares.find(({ verdict }) => (verdict ?? 'none') === choice) ?? { count: 0, marketCap: 0 };
  return CHOICES.map((choice) => ({ ...shareOf(choice), choice }));
}

function wordOf(choice: Choice, text: Text): string {
  return choice === 'none' ? text.markets.notReviewed : text.verdict[choice];
}

/** A filter by verdict with the number of the market's coins of each. */
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
  const counts = new Map(sharesIn(sum).map(({ choice, count }) => [choice, count]));
  return (
    <ChoiceLinks
      name={text.filters.category}
      choices={CHOICES.filter((choice) => choice !== 'none' || counts.get(choice))}
      chosen={query.verdict}
      href={(verdict) => marketHref(path, query, { verdict })}
      layout="counted"
      label={(choice) =>
        choice ? (
          <>
            <span className={WORD[choice]}>{wordOf(choice, text)}</span>{' '}
            <span className="num font-normal">{counts.get(choice)}</span>
          </>
        ) : (
          text.filters.all
        )
      }
    />
  );
}

/** The shares of the verdicts in the market cap as a bar and in words, and by firmness those of what is halal. */
export function MarketShares({ sum }: { sum: MarketSum }) {
  const { text } = useLanguage();
  const { halal } = sum;
  const shares = sharesIn(sum).filter(({ marketCap }) => marketCap > 0);
  const ofHalal = shares.find(({ choice }) => choice === 'halal');
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
          ...shares
            .filter(({ choice }) => choice !== 'halal')
            .map(({ choice, marketCap }) => ({
              key: choice,
              count: marketCap,
              fill: FILL[choice],
            })),
        ]}
      />
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm max-sm:text-xsm">
        {shares.map(({ choice, marketCap }) => (
          <li key={choice}>
            <span className={WORD[choice]}>{wordOf(choice, text)}</span>{' '}
            <bdi dir="ltr" className="num">
              {formatShare(marketCap / sum.marketCap)}
            </bdi>
          </li>
        ))}
      </ul>
      {ofHalal && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm max-sm:text-xsm">
          <p className="text-muted">{text.markets.halalParts}</p>
          <ul className="contents">
            {halal.map(({ sign, marketCap }) => (
              <li key={sign} className="inline-flex items-center gap-1.5">
                <FirmnessMark sign={sign} />
                {text.verdict.firmnessShort[sign]}{' '}
                <bdi dir="ltr" className="num">
                  {formatShare(marketCap / ofHalal.marketCap)}
                </bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
