import { useLanguage } from '#app/i18n/use-language.ts';
import { METALS, type Metal } from '#domain/zakat/rates.ts';
import { Choice } from './choice.tsx';
import type { CountedUp } from './count-up.ts';
import { NumberField } from './field.tsx';
import { inSentence, type WriteMoney } from './figures.ts';
import type { Mine, Money } from './mine.ts';
import { type MarketRates, RateLine } from './rate-line.tsx';
import type { Source } from './sources.ts';
import { changeMine } from './use-mine.ts';

const SOURCES_OF: Record<Metal, Source[]> = {
  gold: ['islamweb', 'kahfGold', 'seekers'],
  silver: ['islamqaCoins', 'seekers'],
};

/** Gold or silver, each with the price of a gram, whose it is and how old. */
export function NisabChoice({
  mine,
  grams,
  write,
  rates,
}: {
  mine: Mine;
  grams: CountedUp['grams'];
  write: WriteMoney;
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
                {gram ? zakat.gram[metal](inSentence(write(gram.value))) : ''}
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
      label={text.mine.zakat.typeGram[metal](inSentence(inCurrency))}
      amount={typed?.amount ?? null}
      onAmount={(amount) => {
        const price = amount === null ? null : { amount, currency: inCurrency };
        changeMine((mine) => ({ ...mine, gram: { ...mine.gram, [metal]: price } }));
      }}
    />
  );
}
