import { formatNames } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { RulingGlance } from '#domain/ruling/ruling-glance.ts';

/** The finding and the criteria from which a verdict follows, beside it; nothing where none is worse than a pass. */
export function Decides({ decides }: { decides: RulingGlance['decides'] }) {
  const { text, locale } = useLanguage();
  if (!decides) return null;
  const { finding, tone, criteria } = decides;
  const names = formatNames(locale, criteria);
  return (
    <span className="glance-decides">
      <span className="sr-only">{`${text.ruling.decides}: `}</span>
      {text.ruling.decidedBy(finding, tone, names, criteria.length)}
    </span>
  );
}
