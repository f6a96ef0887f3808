import { SearchX, TriangleAlert } from 'lucide-react';
import { isRouteErrorResponse, Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { SITE_NAME } from '#app/meta/site-name.ts';
import { SearchBox } from '#app/ui/search-box.tsx';

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
  const { text, to } = useLanguage();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const Icon = isMissing ? SearchX : TriangleAlert;
  return (
    <div className="container-page">
      <div className="grid max-w-3xl gap-5 pt-10 pb-6 max-sm:pt-6">
        <title>{`${title} | ${SITE_NAME}`}</title>
        <meta name="robots" content="noindex" />
        <div className="flex items-center gap-4">
          <Icon className="size-10 shrink-0 text-accent" aria-hidden="true" strokeWidth={1.5} />
          <h1 className="text-2xl">{title}</h1>
        </div>
        {failure && !isMissing && <p className="text-muted">{failure}</p>}
        {hint && <p className="text-lg text-muted">{hint}</p>}
        {isMissing && <SearchBox path={to('/search')} q="" label={text.home.ask} />}
        <Link to={to(back.path)} className={`button w-fit ${isMissing ? '' : 'button-primary'}`}>
          {back.label}
        </Link>
      </div>
    </div>
  );
}
