import { useLanguage } from '#app/i18n/use-language.ts';
import type { MoneyFormat } from '#app/mine/data/figures.ts';
import type { Mine, Money } from '#app/mine/data/mine.ts';
import type { MineSummary } from '#app/mine/data/mine-summary.ts';
import { changeMine } from '#app/mine/data/use-mine.ts';
import { Choice } from '#app/mine/ui/choice.tsx';
import { NumberField } from '#app/mine/ui/field.tsx';
import { type MarketRates, RateLine } from '#app/mine/ui/rate-line.tsx';
import type { SourceName } from '#app/mine/ui/source-links.tsx';
import { latin } from '#domain/text/isolated.ts';
import { METALS, type Metal } from '#domain/zakat/rates.ts';

const SOURCES_OF: Record<Metal, SourceName[]> = {
  gold: ['islamweb', 'kahfGold', 'seekers'],
  silver: ['islamqaCoins', 'seekers'],
};

/** The nisab by gold or silver, each with its gram price, the source and its age. */
export function NisabChoice({
  mine,
  grams,
  money,
  rates,
}: {
  mine: Mine;
  grams: MineSummary['grams'];
  money: MoneyFormat;
  rates: MarketRates;
}) {
  const { text } = useLanguage();
  const { zakat } = text.mine;
  const words = {
    gold: { label: zakat.gold, text: zakat.goldText },
    silver: { label: zakat.silver, text: zakat.silverText },
  };
  return (
    <Choice
      legend={zakat.nisab}
      chosen={mine.nisab}
      onChoose={(nisab) => changeMine((now) => ({ ...now, nisab }))}
      options={METALS.map((metal) => {
        const gram = grams[metal];
        return {
          value: metal,
          ...words[metal],
          sources: SOURCES_OF[metal],
          more: (
            <>
              <RateLine sourced={gram} rates={rates}>
                {gram ? zakat.gram[metal](latin(money.amount(gram.value))) : ''}
              </RateLine>
              <GramField metal={metal} typed={mine.gram[metal]} currency={mine.currency} />
            </>
          ),
        };
      })}
    />
  );
}

function GramField({
  metal,
  typed,
  currency,
}: {
  metal: Metal;
  typed: Money | null;
  currency: Mine['currency'];
}) {
  const { text } = useLanguage();
  const inCurrency = typed?.currency ?? currency;
  return (
    <NumberField
      label={text.mine.zakat.typeGram[metal](latin(inCurrency))}
      amount={typed?.amount ?? null}
      onAmount={(amount) => {
        const price = amount === null ? null : { amount, currency: inCurrency };
        changeMine((mine) => ({ ...mine, gram: { ...mine.gram, [metal]: price } }));
      }}
    />
  );
}
