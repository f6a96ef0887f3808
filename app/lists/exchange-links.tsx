import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import type { RuledSummary } from '#domain/listing/display.ts';

/** Links to an exchange's review and to its own site. */
export function ExchangeLinks({
  exchange: { id, name, website },
  labels,
}: {
  exchange: RuledSummary;
  labels: { review: string; visit: string };
}) {
  const { to } = useLanguage();
  return (
    <>
      <Link
        to={to(`/exchange/${id}`)}
        className="row-link button grow border-accent px-3 text-accent whitespace-nowrap"
        aria-label={`${labels.review}: ${name}`}
      >
        {labels.review}
        <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      </Link>
      {website && (
        <ExternalLink
          href={website}
          className="relative inline-flex min-h-11 grow items-center justify-center gap-1 px-1 whitespace-nowrap text-muted hover:text-accent"
          label={`${labels.visit}: ${name}`}
        >
          {labels.visit}
        </ExternalLink>
      )}
    </>
  );
}
