import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';

/** Links to go on from a page that shows a failure, each with an icon; more than two are a table on wider screens. */
export function FailureLinks({
  links,
}: {
  links: { path: string; label: string; Icon: LucideIcon; note?: string }[];
}) {
  const { to } = useLanguage();
  return (
    <ul
      className={`grid content-start gap-2 ${links.length > 2 ? 'sm:grid-cols-2 md:grid-cols-3' : ''}`}
    >
      {links.map(({ path, label, note, Icon }) => (
        <li
          key={path}
          className="card relative grid min-h-12 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-4 py-2 hover:bg-raised"
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
  );
}
