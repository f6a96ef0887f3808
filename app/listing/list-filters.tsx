import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { SearchBox } from '#app/ui/search-box.tsx';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { type ListQuery, listHref, listSearch } from './list-query.ts';
import { VERDICT_ICON } from './verdict-badge.tsx';

/** Search box and verdict buttons of a list. All of it is in the address, and works as a plain form. */
export function ListFilters({
  path,
  query,
  found,
}: {
  path: string;
  query: ListQuery;
  found: { total: number; isMore: boolean };
}) {
  const { text } = useLanguage();
  return (
    <section aria-label={text.filters.label} className="no-print grid gap-4">
      <SearchBox
        path={path}
        q={query.q}
        label={text.filters.search}
        kept={listSearch({ ...query, q: '', page: 1 })}
      />
      <ul className="flex flex-wrap gap-2" aria-label={text.filters.category}>
        {[null, ...VERDICTS].map((category) => {
          const Icon = category && VERDICT_ICON[category];
          const isChosen = query.category === category;
          return (
            <li key={category ?? 'all'}>
              <Link
                to={listHref(path, query, { category })}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className={`button max-sm:px-3 ${isChosen ? 'border-accent text-accent' : ''}`}
              >
                {Icon && <Icon className="size-4 max-sm:hidden" aria-hidden="true" />}
                {category ? text.verdict[category] : text.filters.all}
              </Link>
            </li>
          );
        })}
      </ul>
      <p role="status" className="text-sm text-muted">
        {text.filters.found(found.total, found.isMore)}
      </p>
    </section>
  );
}
