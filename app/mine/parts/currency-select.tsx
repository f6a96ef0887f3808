import { useLanguage } from '#app/i18n/use-language.ts';
import { CURRENCY_CODES, type CurrencyCode } from '#domain/zakat/currency.ts';
import { Labelled } from './field.tsx';

/** One of the currencies the page counts in. */
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
    <Labelled label={label}>
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
    </Labelled>
  );
}
