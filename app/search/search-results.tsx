import { FileText, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { KIND } from '#domain/listing/kind.ts';
import type { Found } from '#domain/search/found.ts';
import { type ResultGroup, resultGroups } from './result-groups.tsx';
import { searchHref } from './search-query.ts';

/** The search results, each group under its heading: what we have classified, and beside it where there is room the rest, or one kind beside the other. */
export function SearchResults({ found, q, icons }: { found: Found; q: string; icons: Icons }) {
  const groups = resultGroups(found);
  const [listings, rest] = [groups.filter(({ kind }) => kind), groups.filter(({ kind }) => !kind)];
  const columns = rest.length > 0 ? [listings, rest] : listings.map((group) => [group]);
  const shown = columns.filter((column) => column.length > 0);
  const widths = rest.length > 0 ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : 'lg:grid-cols-2';
  return (
    <div className={`grid items-start gap-4 sm:gap-5 ${shown.length > 1 ? widths : ''}`}>
      {shown.map((column) => (
        <div key={column[0]?.name} className="grid gap-4 sm:gap-5">
          {column.map((group) => (
            <Group key={group.name} group={group} q={q} icons={icons} />
          ))}
        </div>
      ))}
    </div>
  );
}

type Icons = Record<Exclude<ResultGroup['name'], 'pages'>, LucideIcon>;

function Group({
  group: { name, kind, rows, isMore },
  q,
  icons,
}: {
  group: ResultGroup;
  q: string;
  icons: Icons;
}) {
  const { text, to } = useLanguage();
  const Icon = name === 'pages' ? FileText : icons[name];
  return (
    <section aria-labelledby={`found-${name}`} className="card grid px-1 py-2">
      <h2 id={`found-${name}`} className="flex items-center gap-2 px-3 pt-1.5 pb-2 text-lg">
        <Icon className="size-5 text-muted" aria-hidden="true" strokeWidth={1.75} />
        {text.search.groups[name]}
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {rows.map(({ key, href, content }) => (
          <li key={key}>
            <Link to={to(href)} className="found-row">
              {content}
            </Link>
          </li>
        ))}
      </ul>
      {isMore && kind && (
        <Link
          to={searchHref(to(KIND[kind].listPath), q)}
          className="link justify-self-start px-3 py-2"
        >
          {text.search.more[KIND[kind].collection]}
        </Link>
      )}
    </section>
  );
}
