import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';

/** The day since which prices are stored, in place of a line. */
export function PricesSince({ day }: { day: string }) {
  const { text, locale } = useLanguage();
  return (
    <p className="no-print text-sm text-muted">{text.plot.pricesSince(formatDate(locale, day))}</p>
  );
}
