import { List, SearchX, ShieldCheck, TriangleAlert } from 'lucide-react';
import { isRouteErrorResponse, Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { FailureFrame } from '#app/meta/failure-frame.tsx';
import { AskForm } from './ask-form.tsx';

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
  const { check } = text.home.doors;
  const doors = [
    { ...back, Icon: List, note: null },
    { path: '/check', label: check.title, Icon: ShieldCheck, note: check.hint },
  ];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <FailureFrame icon={isMissing ? SearchX : TriangleAlert} title={title}>
      {failure && !isMissing && <p className="text-muted">{failure}</p>}
      {hint && <p className="text-muted">{hint}</p>}
      {isMissing && <p className="max-w-prose">{text.errors.notListed}</p>}
      {isMissing && <AskForm />}
      <ul className="grid gap-2 sm:grid-cols-2">
        {doors.map(({ path, label, note, Icon }) => (
          <li
            key={path}
            className="card relative grid min-h-14 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-4 py-2.5 hover:bg-raised"
          >
            <Icon className="size-5 text-muted" aria-hidden="true" strokeWidth={1.75} />
            <span className="grid">
              <Link to={to(path)} className="row-link font-medium hover:text-accent">
                {label}
              </Link>
              {note && <span className="text-sm text-muted">{note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </FailureFrame>
  );
}
