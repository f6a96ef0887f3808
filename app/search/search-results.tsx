import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { KIND } from '#domain/listing/kind.ts';
import type { Found } from '#domain/search/found.ts';
import { type ResultGroup, resultGroups } from './result-groups.tsx';
import { searchHref } from './search-query.ts';

/** The search results, each group under its heading. */
export function SearchResults({ found, q }: { found: Found; q: string }) {
  return resultGroups(found).map((group) => <Group key={group.name} group={group} q={q} />);
}

function Group({ group: { name, kind, rows, isMore }, q }: { group: ResultGroup; q: string }) {
  const { text, to } = useLanguage();
  return (
    <section aria-labelledby={`found-${name}`} className="grid gap-2">
      <h2 id={`found-${name}`} className="text-xl">
        {text.search.groups[name]}
      </h2>
      <ul className="card p-2">
        {rows.map(({ key, href, content }) => (
          <li key={key}>
            <Link to={to(href)} className="found-row">
              {content}
            </Link>
          </li>
        ))}
      </ul>
      {isMore && kind && (
        <Link to={searchHref(to(KIND[kind].listPath), q)} className="link justify-self-start py-2">
          {text.search.more[KIND[kind].collection]}
        </Link>
      )}
    </section>
  );
}
