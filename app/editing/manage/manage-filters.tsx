import { Languages } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { SearchBox } from '#app/ui/search-box.tsx';
import { VERDICT_ICON } from '#app/verdict/verdict-badge.tsx';
import type { Kind } from '#domain/listing/kind.ts';
import { VERDICTS } from '#domain/ruling/verdict.ts';
import { type ManageQuery, manageHref, manageSearch, ROWS_AT_ONCE } from './manage-query.ts';

/** Search and filters of a manage list. All of it is in the address, and works as plain forms and links. */
export function ManageFilters({
  kind,
  query,
  countries,
  counts,
}: {
  kind: Kind;
  query: ManageQuery;
  countries: string[];
  counts: Record<string, number> | null;
}) {
  const { text } = useLanguage();
  const { path } = KIND_WORDS[kind];
  const without = (change: Partial<ManageQuery>) =>
    manageSearch({ ...query, shown: ROWS_AT_ONCE, page: 1, ...change });
  return (
    <section aria-label={text.filters.label} className="no-print grid gap-3">
      <div className="flex flex-wrap gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <SearchBox
            path={path}
            q={query.q}
            label={text.filters.search}
            filters={without({ q: '' })}
          />
        </div>
        {countries.length > 0 && (
          <CountrySelect
            path={path}
            country={query.country}
            countries={countries}
            others={without({ country: '' })}
          />
        )}
      </div>
      <ul className="flex flex-wrap gap-2" aria-label={text.filters.category}>
        {[null, ...VERDICTS, 'unreviewed' as const].map((category) => (
          <li key={category}>
            <Choice
              to={manageHref(path, query, { category })}
              isChosen={query.category === category}
            >
              <CategoryName category={category} />
              {counts && category && (
                <span className="num text-sm text-muted">{counts[category] ?? 0}</span>
              )}
            </Choice>
          </li>
        ))}
        <li className="sm:ms-auto">
          <Choice
            to={manageHref(path, query, { inDoubt: !query.inDoubt })}
            isChosen={query.inDoubt}
          >
            <Languages aria-hidden="true" className="size-4 max-sm:hidden" />
            Translations to review
          </Choice>
        </li>
        {/* In wider windows it is the head of its column. */}
        <li className="lg:hidden">
          <Choice
            to={manageHref(path, query, { byReview: !query.byReview })}
            isChosen={query.byReview}
          >
            Next review
            <span className="sr-only"> on top</span>
          </Choice>
        </li>
      </ul>
    </section>
  );
}

function CategoryName({ category }: { category: ManageQuery['category'] }) {
  const { text } = useLanguage();
  if (category === null) return text.filters.all;
  if (category === 'unreviewed') return 'Not yet reviewed';
  const Icon = VERDICT_ICON[category];
  return (
    <>
      <Icon className="size-4 max-sm:hidden" aria-hidden="true" />
      {text.verdict[category]}
    </>
  );
}

function Choice({
  to,
  isChosen,
  children,
}: {
  to: string;
  isChosen: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={`button max-sm:px-3 ${isChosen ? 'border-accent text-accent' : ''}`}
    >
      {children}
    </Link>
  );
}

/** Narrows a list to a country; at once with scripts, by its button without. */
function CountrySelect({
  path,
  country,
  countries,
  others,
}: {
  path: string;
  country: string;
  countries: string[];
  others: URLSearchParams;
}) {
  const submit = useSubmit();
  const select = useRef<HTMLSelectElement>(null);
  // Back and Forward change it too.
  const shown = useRef(country);
  useEffect(() => {
    if (!select.current || shown.current === country) return;
    shown.current = country;
    select.current.value = country;
  }, [country]);
  const catchUp = useEffectEvent(() => {
    const field = select.current;
    if (field && field.value !== country) submit(field.form, { preventScrollReset: true });
  });
  // The select may hold a choice made before React started.
  useEffect(() => catchUp(), []);
  return (
    <Form action={path} preventScrollReset className="flex max-w-full flex-wrap gap-2">
      <select
        ref={select}
        name="country"
        aria-label="Country"
        defaultValue={country}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
        className="min-h-11 max-w-full rounded-lg border border-edge bg-surface px-3"
      >
        <option value="">All countries</option>
        {countries.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      {[...others].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <button type="submit" className="button">
          Show
        </button>
      </noscript>
    </Form>
  );
}
