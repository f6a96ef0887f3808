import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';

/** Utilities that the style sheet of the list of exchanges could not override in its wide rows. */
const LOOK = {
  buttons: { review: 'px-3', visit: 'justify-center px-1' },
  quietInRows: { review: 'max-lg:px-3', visit: 'max-lg:justify-center max-lg:px-1' },
};

/** Links to an exchange's review and to its own site. */
export function ExchangeLinks({
  exchange: { id, name, website },
  labels,
  look = 'buttons',
}: {
  exchange: RuledSummary;
  labels: { review: string; visit: string };
  look?: keyof typeof LOOK;
}) {
  const { to } = useLanguage();
  return (
    <>
      <Link
        to={to(`/exchange/${id}`)}
        className={`row-link button grow border-accent text-accent whitespace-nowrap ${LOOK[look].review}`}
        aria-label={`${labels.review}: ${name}`}
      >
        {labels.review}
        <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      </Link>
      {website && (
        <ExternalLink
          href={website}
          className={`relative inline-flex min-h-11 grow items-center gap-1 whitespace-nowrap text-muted hover:text-accent ${LOOK[look].visit}`}
          label={`${labels.visit}: ${name}`}
        >
          {labels.visit}
        </ExternalLink>
      )}
    </>
  );
}
