import { useLanguage } from '#app/i18n/use-language.ts';
import { CoinCells, FactHeadings } from '#app/lists/coin-cells.tsx';
import { CommonFirmness, generalFirmness } from '#app/verdict/common-firmness.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';

/** A table of coins. On a phone firmness and rating are a line under name and verdict. */
export function ComparisonTable({ coins }: { coins: RuledSummary[] }) {
  const { text } = useLanguage();
  const general = generalFirmness(coins.map(({ rulings }) => mainGlance(rulings)));
  return (
    <div className="grid gap-2">
      {general && <CommonFirmness firmness={general} />}
      <div className="card overflow-hidden">
        <table className="coin-rows w-full text-start">
          <caption className="sr-only">{text.coins.tableCaption}</caption>
          <thead className="border-b border-line bg-raised text-sm max-sm:sr-only">
            <tr className="*:text-start *:font-medium">
              <th scope="col" className="p-3 max-sm:me-auto max-sm:p-0 sm:ps-5">
                {text.listing.coin}
              </th>
              <th scope="col" className="p-3 max-sm:p-0">
                {text.listing.status}
              </th>
              <th scope="col" className="p-3 max-sm:p-0">
                {text.listing.rating}
              </th>
              <FactHeadings />
            </tr>
          </thead>
          <tbody>
            {coins.map((coin) => (
              <tr key={coin.id} className="border-b border-line last:border-0">
                <CoinCells coin={coin} hasFacts />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
