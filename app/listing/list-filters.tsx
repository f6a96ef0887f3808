import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, Link, useNavigationType, useSubmit } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { foundMore, type ListQuery, listHref } from './list-query.ts';
import { VERDICT_ICON } from './verdict-badge.tsx';

const TYPING_PAUSE_MILLISECONDS = 300;

/** Search box and verdict buttons of a list. All of it is in the address, and works as a plain form. */
export function ListFilters({
  path,
  query,
  total,
}: {
  path: string;
  query: ListQuery;
  total: number;
}) {
  const { text } = useLanguage();
  return (
    <section aria-label={text.filters.label} className="no-print grid gap-4">
      <SearchBox path={path} query={query} />
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
        {text.filters.found(total, foundMore(query, total))}
      </p>
    </section>
  );
}

function SearchBox({ path, query }: { path: string; query: ListQuery }) {
  const { text } = useLanguage();
  const submit = useSubmit();
  const type = useNavigationType();
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back and Forward change the search; while somebody types, the field is theirs.
  useEffect(() => {
    const field = input.current;
    if (field && (type === 'POP' || document.activeElement !== field)) field.value = query.q;
  }, [query.q, type]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function searchSoon(form: HTMLFormElement | null) {
    clearTimeout(pause.current);
    // The first letter makes a history entry, the following ones refine it.
    const options = { replace: query.q !== '', preventScrollReset: true };
    pause.current = setTimeout(() => submit(form, options), TYPING_PAUSE_MILLISECONDS);
  }

  return (
    <Form
      action={path}
      role="search"
      preventScrollReset
      className="flex flex-wrap gap-2"
      onSubmit={() => clearTimeout(pause.current)}
    >
      <label className="relative min-w-0 flex-1 basis-56">
        <span className="sr-only">{text.filters.search}</span>
        <Search
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted"
          aria-hidden="true"
        />
        <input
          id="search"
          ref={input}
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={100}
          placeholder={text.filters.search}
          autoComplete="off"
          onChange={(event) => searchSoon(event.currentTarget.form)}
          className="min-h-11 w-full rounded-lg border border-line bg-surface ps-10 pe-3 placeholder:text-muted"
        />
      </label>
      {query.category && <input type="hidden" name="category" value={query.category} />}
      {query.sort !== 'createdAt' && <input type="hidden" name="sort" value={query.sort} />}
      {query.sort !== 'createdAt' && <input type="hidden" name="order" value={query.order} />}
      <button type="submit" className="button max-sm:px-3">
        <Search className="size-5 sm:hidden" aria-hidden="true" />
        <span className="max-sm:sr-only">{text.filters.submit}</span>
      </button>
    </Form>
  );
}
