import { useLanguage } from '#app/i18n/use-language.ts';
import { Field } from '#app/ui/field.tsx';
import { CURRENCY_CODES, type CurrencyCode } from '#domain/zakat/currency.ts';

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
    <Field label={label}>
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
    </Field>
  );
}
