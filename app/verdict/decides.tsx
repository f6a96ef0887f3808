import { formatNames } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';

/** The criteria from which a verdict follows, beside it; nothing where none is worse than a pass. */
export function Decides({ criteria }: { criteria: string[] }) {
  const { text } = useLanguage();
  if (criteria.length === 0) return null;
  return (
    <span className="glance-decides">
      <span className="sr-only">{`${text.ruling.decides}: `}</span>
      {formatNames(criteria)}
    </span>
  );
}
