import { SearchX, TriangleAlert } from 'lucide-react';
import { isRouteErrorResponse, Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { SITE_NAME } from '#app/meta/site-name.ts';

/** The error page of a listing: missing, or failed to load. */
export function ListingMissing({
  error,
  title,
  hint,
  failure,
  back,
}: {
  error: unknown;
  title: string;
  hint?: string;
  /** Shown above the title if the listing failed to load. */
  failure?: string;
  back: { path: string; label: string };
}) {
  const { to } = useLanguage();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const Icon = isMissing ? SearchX : TriangleAlert;
  return (
    <div className="container-page grid max-w-2xl justify-items-center gap-5 py-20 text-center">
      <title>{`${title} | ${SITE_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <Icon className="size-14 text-accent" aria-hidden="true" strokeWidth={1.25} />
      {failure && !isMissing && <p className="text-muted">{failure}</p>}
      <h1 className="text-2xl">{title}</h1>
      {hint && <p className="text-lg text-muted">{hint}</p>}
      <Link to={to(back.path)} className="button button-primary">
        {back.label}
      </Link>
    </div>
  );
}
