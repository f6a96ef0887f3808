import { formatNames } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { RulingGlance } from '#domain/ruling/ruling-glance.ts';

/** The finding and the criteria from which a verdict follows, beside it; nothing where none is worse than a pass. */
export function Decides({ decides }: { decides: RulingGlance['decides'] }) {
  const { text, locale } = useLanguage();
  if (!decides) return null;
  return (
    <span className="glance-decides">
      <span className="sr-only">{`${text.ruling.decides}: `}</span>
      {`${decides.finding}: ${formatNames(locale, decides.criteria)}`}
    </span>
  );
}
