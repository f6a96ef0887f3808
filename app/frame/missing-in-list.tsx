import { SearchX } from 'lucide-react';
import { isRouteErrorResponse, Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { FailureFrame } from '#app/meta/failure-frame.tsx';
import { FailureLinks } from '#app/meta/failure-links.tsx';
import { Asked } from './asked.tsx';
import { ErrorPage } from './error-page.tsx';
import { PAGE_ICONS } from './page-icons.ts';

/** The data of a 404 below a list. */
export interface MissingInList {
  /** The entries with the nearest names; `path` without language. */
  nearest: { path: string; name: string }[];
}

/** The error page of an address below a list: its nearest entries and the list itself. */
export function MissingInListPage({
  error,
  hint,
  list,
}: {
  error: unknown;
  hint: string;
  list: { path: string; label: string };
}) {
  const { text, to } = useLanguage();
  const { check } = text.home.tools;
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage kind="unexpected" />;
  const { nearest } = (error.data as MissingInList | null) ?? { nearest: [] };
  const links = [
    { path: '/check', label: check.title, Icon: PAGE_ICONS.check, note: check.hint },
    { path: '/', label: text.errors.backToHome, Icon: PAGE_ICONS.home },
  ];
  return (
    <FailureFrame
      icon={SearchX}
      title={text.errors.notFoundTitle}
      aside={<FailureLinks links={links} />}
    >
      <Asked />
      <p className="max-w-prose text-pretty sm:text-lg">{hint}</p>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest" className="grid gap-2">
          <h2 id="nearest" className="text-lg">
            {text.errors.nearestInList}
          </h2>
          <ul className="card divide-y divide-line">
            {nearest.map(({ path, name }) => (
              <li key={path} className="relative px-4 py-2.5 hover:bg-raised">
                <Link to={to(path)} className="row-link link font-medium">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Link to={to(list.path)} className="button button-primary w-fit">
        {list.label}
      </Link>
    </FailureFrame>
  );
}
