import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';

/** Utilities that the style sheets of the rows could not override. */
const LOOK = {
  quietOnPhone: {
    review: 'lg:grow lg:px-3',
    visit: 'lg:min-h-11 lg:grow lg:justify-center lg:px-1',
  },
  quietInRows: {
    review: '',
    visit: 'exchange-visit',
  },
};

/** Links to an exchange's review and to its own site. */
export function ExchangeLinks({
  exchange: { id, name, website },
  labels,
  look,
}: {
  exchange: RuledSummary;
  labels: { review: string; visit: string };
  look: keyof typeof LOOK;
}) {
  const { to } = useLanguage();
  return (
    <>
      <Link
        to={to(`/exchange/${id}`)}
        className={`row-link button border-accent text-accent whitespace-nowrap ${LOOK[look].review}`}
        aria-label={`${labels.review}: ${name}`}
      >
        {labels.review}
        <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      </Link>
      {website && (
        <ExternalLink
          href={website}
          className={`link relative inline-flex items-center gap-1 whitespace-nowrap ${LOOK[look].visit}`}
          label={`${labels.visit}: ${name}`}
        >
          {labels.visit}
        </ExternalLink>
      )}
    </>
  );
}
