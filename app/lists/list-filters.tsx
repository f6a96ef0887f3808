import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { isFiltered, type ListQuery, listHref, listSearch } from '#app/listing/list-query.ts';
import { VERDICT_ICON } from '#app/listing/verdict-badge.tsx';
import { ChoiceLinks } from '#app/ui/choice-links.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { SearchBox } from '#app/ui/search-box.tsx';
import { VERDICTS, type Verdict } from '#domain/ruling/verdict.ts';

/** The search box and verdict filter of a list; both work without scripts, through the address. */
export function ListFilters({
  path,
  query,
  found,
  countries = [],
  licences = [],
  views,
}: {
  path: string;
  query: ListQuery;
  found: { total: number; isMore: boolean };
  /** Countries to choose from; by default none. */
  countries?: Place[];
  /** Countries with licences, to choose from; by default none. */
  licences?: Place[];
  /** The ways to show the results, beside their number. */
  views?: ReactNode;
}) {
  const { text } = useLanguage();
  const count = (
    <p
      role="status"
      className={`ms-auto text-sm text-muted ${isFiltered(query) ? '' : 'max-sm:sr-only'}`}
    >
      {text.filters.found(found.total, found.isMore)}
    </p>
  );
  return (
    <section aria-label={text.filters.label} className="no-print grid gap-3 max-sm:gap-2">
      <SearchBox
        path={path}
        q={query.q}
        label={text.filters.search}
        filters={listSearch({ ...query, q: '', page: 1 })}
      />
      <div className="flex flex-wrap items-center gap-2 max-sm:gap-1.5">
        <ChoiceLinks
          name={text.filters.category}
          choices={VERDICTS}
          chosen={query.category}
          href={(category) => listHref(path, query, { category })}
          label={(category) => (category ? <VerdictChoice verdict={category} /> : text.filters.all)}
        />
        {!views && count}
      </div>
      {views && (
        <div className="flex flex-wrap items-center gap-x-6 border-b border-line max-sm:gap-x-3">
          {views}
          {(countries.length > 1 || licences.length > 0) && (
            <Places path={path} query={query} countries={countries} licences={licences} />
          )}
          {count}
        </div>
      )}
      {query.category && <p className="text-sm text-muted">{text.filters.reviewedOnly}</p>}
    </section>
  );
}

interface Place {
  code: string;
  name: string;
}

/** The choice of a country, by the seat of an exchange and by its licences; it opens to both. */
function Places({
  path,
  query,
  countries,
  licences,
}: {
  path: string;
  query: ListQuery;
  countries: Place[];
  licences: Place[];
}) {
  const { filters } = useLanguage().text;
  const choices = [
    { by: 'country', label: filters.country, places: countries },
    { by: 'licence', label: filters.licence, places: licences },
  ] as const;
  const chosen = choices.flatMap(({ by, label, places }) => {
    const place = places.find(({ code }) => code === query[by]);
    return place ? [`${label}: ${place.name}`] : [];
  });
  return (
    <details key={chosen.join()} className="open:basis-full">
      <summary
        className={`flex min-h-11 w-fit cursor-pointer items-center gap-1.5 hover:text-accent ${chosen.length > 0 ? 'font-medium text-accent' : ''}`}
      >
        {chosen.join(' · ') || filters.country}
        <FoldMark />
      </summary>
      <div className="grid gap-3 pb-3">
        {choices.map(
          ({ by, label, places }) =>
            places.length > 0 && (
              <div key={by} className="grid gap-1">
                <p className="text-sm text-muted" aria-hidden="true">
                  {label}
                </p>
                <ChoiceLinks
                  name={label}
                  choices={places.map(({ code }) => code)}
                  chosen={query[by]}
                  href={(code) => listHref(path, query, { [by]: code })}
                  label={(code) => places.find((place) => place.code === code)?.name ?? filters.all}
                />
              </div>
            ),
        )}
      </div>
    </details>
  );
}

function VerdictChoice({ verdict }: { verdict: Verdict }) {
  const { text } = useLanguage();
  const Icon = VERDICT_ICON[verdict];
  return (
    <>
      <Icon className="size-4 max-sm:hidden" aria-hidden="true" />
      {text.verdict[verdict]}
    </>
  );
}
