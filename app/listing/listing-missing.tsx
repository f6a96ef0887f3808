import { SearchX, TriangleAlert } from 'lucide-react';
import { isRouteErrorResponse, Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { FailureFrame } from '#app/meta/failure-frame.tsx';
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
  return (
    <FailureFrame icon={isMissing ? SearchX : TriangleAlert} title={title}>
      {failure && !isMissing && <p className="text-muted">{failure}</p>}
      {hint && <p className="text-lg text-muted">{hint}</p>}
      {isMissing && <SearchBox path={to('/search')} q="" label={text.home.ask} />}
      <Link to={to(back.path)} className={`button w-fit ${isMissing ? '' : 'button-primary'}`}>
        {back.label}
      </Link>
    </FailureFrame>
  );
}
