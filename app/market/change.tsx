import { formatChange } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Figure } from './figure.tsx';

/** A change in percent, with an arrow. It does not use the colours of verdicts. */
export function Change({ percent }: { percent: number | null }) {
  const { text } = useLanguage();
  if (percent === null) return <Figure value={null} format={formatChange} />;
  const rounded = Number(percent.toFixed(2));
  return (
    <span dir="ltr" className="whitespace-nowrap">
      {rounded !== 0 && (
        <>
          <span aria-hidden="true" className="text-xs max-sm:text-[0.625rem]">
            {rounded > 0 ? '▲ ' : '▼ '}
          </span>
          <span className="sr-only">{rounded > 0 ? text.markets.rose : text.markets.fell}</span>
        </>
      )}
      <Figure value={rounded} format={formatChange} />
    </span>
  );
}
