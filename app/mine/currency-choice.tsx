import { useLanguage } from '#app/i18n/use-language.ts';
import { formatRate } from '#app/mine/data/figures.ts';
import type { Mine } from '#app/mine/data/mine.ts';
import type { MineSummary } from '#app/mine/data/mine-summary.ts';
import { changeMine } from '#app/mine/data/use-mine.ts';
import { NumberField } from '#app/mine/ui/field.tsx';
import { type MarketRates, RateLine } from '#app/mine/ui/rate-line.tsx';
import { LabelledControl } from '#app/ui/labelled-control.tsx';
import { latin } from '#domain/text/isolated.ts';
import { CURRENCY_CODES, type CurrencyCode } from '#domain/zakat/currency.ts';

/** The currency of all sums, and its rate to the dollar. */
export function CurrencyChoice({
  mine,
  rate,
  rates,
}: {
  mine: Mine;
  rate: MineSummary['rate'];
  rates: MarketRates;
}) {
  const { text } = useLanguage();
  const { currency } = mine;
  return (
    <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-2">
      <CurrencySelect
        label={text.mine.totals.currency}
        currency={currency}
        onCurrency={(chosen) => changeMine((now) => ({ ...now, currency: chosen }))}
      />
      {currency !== 'USD' && (
        <div className="grid gap-2">
          <NumberField
            // A rate typed for one currency must not stay in the field of the next.
            key={currency}
            label={text.mine.rates.typeRate(latin(currency))}
            amount={mine.rates[currency] ?? null}
            onAmount={(amount) => changeMine((now) => withRate(now, amount))}
          />
          <RateLine sourced={rate} rates={rates}>
            {rate ? text.mine.rates.dollar(latin(`${formatRate(rate.value)} ${currency}`)) : ''}
          </RateLine>
        </div>
      )}
    </div>
  );
}

function withRate(mine: Mine, amount: string | null): Mine {
  const { [mine.currency]: _, ...others } = mine.rates;
  return { ...mine, rates: amount === null ? others : { ...others, [mine.currency]: amount } };
}

/** A choice of the supported currencies. */
export function CurrencySelect({
  label,
  currency,
  onCurrency,
}: {
  label: string;
  currency: CurrencyCode;
  onCurrency: (currency: CurrencyCode) => void;
}) {
  const { text } = useLanguage();
  return (
    <LabelledControl label={label}>
      {(control) => (
        <select
          {...control}
          value={currency}
          onChange={({ currentTarget: { value } }) => {
            const chosen = CURRENCY_CODES.find((code) => code === value);
            if (chosen) onCurrency(chosen);
          }}
        >
          {CURRENCY_CODES.map((code) => (
            <option key={code} value={code}>
              {`${text.mine.currencies[code]} (${code})`}
            </option>
          ))}
        </select>
      )}
    </LabelledControl>
  );
}
