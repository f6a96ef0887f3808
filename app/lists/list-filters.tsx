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
        filters={listSearch({ ...query, q: '', page: 1 })}
      />
      <ChoiceLinks
        name={text.filters.category}
        choices={VERDICTS}
        chosen={query.category}
        href={(category) => listHref(path, query, { category })}
        label={(category) => (category ? <VerdictChoice verdict={category} /> : text.filters.all)}
      />
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
