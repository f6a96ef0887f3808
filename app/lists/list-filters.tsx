import { ChevronDown } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { type ListQuery, listHref, listSearch } from '#app/listing/list-query.ts';
import { VERDICT_ICON } from '#app/listing/verdict-badge.tsx';
import { ChoiceLinks } from '#app/ui/choice-links.tsx';
import { SearchBox } from '#app/ui/search-box.tsx';
import { VERDICTS, type Verdict } from '#domain/ruling/verdict.ts';

/** The search box and verdict filter of a list; both work without scripts, through the address. */
export function ListFilters({
  path,
  query,
  found,
  countries = [],
}: {
  path: string;
  query: ListQuery;
  found: { total: number; isMore: boolean };
  /** Countries to choose from; by default none. */
  countries?: { code: string; name: string }[];
}) {
  const { text } = useLanguage();
  const nameOf = (chosen: string | null) =>
    countries.find(({ code }) => code === chosen)?.name ?? text.filters.anyCountry;
  return (
    <section aria-label={text.filters.label} className="no-print grid gap-4">
      <SearchBox
        path={path}
        q={query.q}
        label={text.filters.search}
        filters={listSearch({ ...query, q: '', page: 1 })}
      />
      <ChoiceLinks
        name={text.filters.category}
        choices={VERDICTS}
        chosen={query.category}
        href={(category) => listHref(path, query, { category })}
        label={(category) => (category ? <VerdictChoice verdict={category} /> : text.filters.all)}
      />
      {countries.length > 1 && (
        <details key={query.country}>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 hover:text-accent">
            <ChevronDown className="size-4 text-muted" aria-hidden="true" />
            {text.filters.country}: {nameOf(query.country)}
          </summary>
          <ChoiceLinks
            name={text.filters.country}
            choices={countries.map(({ code }) => code)}
            chosen={query.country}
            href={(country) => listHref(path, query, { country })}
            label={nameOf}
          />
        </details>
      )}
      <p role="status" className="text-sm text-muted">
        {text.filters.found(found.total, found.isMore)}
      </p>
      {query.category && <p className="text-sm text-muted">{text.filters.reviewedOnly}</p>}
    </section>
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
