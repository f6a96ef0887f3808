import { List, SearchX, TriangleAlert } from 'lucide-react';
import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { Asked } from '#app/frame/asked.tsx';
import { askedWords } from '#app/frame/asked-address.ts';
import { PAGE_ICONS } from '#app/frame/page-icons.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { AskForm } from '#app/listing/ask-form.tsx';
import { FailureFrame } from '#app/meta/failure-frame.tsx';
import { FailureLinks } from '#app/meta/failure-links.tsx';
import { listingRow } from '#app/search/result-groups.tsx';
import { ScopeAndDays } from '#app/verdict/scope-and-days.tsx';
import type { FoundListing } from '#domain/search/found.ts';

/** The data of a missing listing's 404. */
export interface Missing {
  /** The listings with the nearest names. */
  nearest: FoundListing[];
}

/** The error page of a listing: missing, or failed to load. */
export function ListingUnavailable({
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
  const { text } = useLanguage();
  const { pathname } = useLocation();
  const { check } = text.home.tools;
  const links = [
    { path: '/check', label: check.title, Icon: PAGE_ICONS.check, note: check.hint },
    { ...back, Icon: List },
  ];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <FailureFrame
      icon={isMissing ? SearchX : TriangleAlert}
      title={title}
      aside={<FailureLinks links={links} />}
    >
      {failure && !isMissing && <p className="text-muted">{failure}</p>}
      {isMissing && <Asked />}
      {hint && <p className="text-muted">{hint}</p>}
      {isMissing && (
        <>
          <p className="max-w-prose text-pretty sm:text-lg">{text.errors.notListed}</p>
          <AskForm words={askedWords(pathname)} />
          <Nearest listings={(error.data as Missing | null)?.nearest ?? []} />
        </>
      )}
    </FailureFrame>
  );
}

function Nearest({ listings }: { listings: FoundListing[] }) {
  const { text, to } = useLanguage();
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="nearest" className="grid gap-2">
      <h2 id="nearest" className="text-lg">
        {text.errors.nearest}
      </h2>
      <p className="text-sm text-muted">{text.errors.nearestNote}</p>
      <ScopeAndDays rulings={listings.map(({ ruling }) => ruling)} />
      <ul className="card p-2">
        {listings.map(listingRow).map(({ href, content }) => (
          <li key={href}>
            <Link to={to(href)} className="found-row">
              {content}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
