import { useLanguage } from '#app/i18n/use-language.ts';
import { type ListQuery, listHref, listSearch } from '#app/listing/list-query.ts';
import { ChoiceLinks } from '#app/ui/choice-links.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { SearchBox } from '#app/ui/search-box.tsx';
import { VERDICT_ICON } from '#app/verdict/verdict-badge.tsx';
import type { VerdictCount } from '#domain/listing/summary/tally.ts';
import { VERDICTS, type Verdict } from '#domain/ruling/verdict.ts';

/** The search box and verdict filter of a list; both work without scripts, through the address. */
export function ListFilters({
  path,
  query,
  searchLabel,
  verdictLabel,
  found,
  countries = [],
  licences = [],
}: {
  path: string;
  query: ListQuery;
  searchLabel: string;
  /** The products that the verdicts of the filter are on, shown over it; by default the list has one verdict each. */
  verdictLabel?: string;
  found: { total: number; isMore: boolean; hasFailed: boolean; verdicts: VerdictCount[] };
  /** Countries to choose from; by default none. */
  countries?: Place[];
  /** Countries with licences, to choose from; by default none. */
  licences?: Place[];
}) {
  const { text } = useLanguage();
  // Counted only where nothing but the verdict narrows the list.
  const hasUnreviewed = found.verdicts.some(({ verdict }) => verdict === null);
  return (
    <section aria-label={text.filters.label} className="no-print grid gap-3 max-sm:gap-2">
      <SearchBox
        path={path}
        q={query.q}
        label={searchLabel}
        filters={listSearch({ ...query, q: '', page: 1 })}
      />
      <div className="flex flex-wrap items-center gap-2 max-sm:gap-1.5">
        {verdictLabel && (
          <p
            className="basis-full text-sm leading-snug text-muted max-sm:text-xsm"
            aria-hidden="true"
          >
            {verdictLabel}
          </p>
        )}
        <ChoiceLinks
          name={verdictLabel ?? text.filters.category}
          choices={VERDICTS}
          layout={found.verdicts.length > 0 ? 'counted' : 'wrapped'}
          chosen={query.category}
          href={(category) => listHref(path, query, { category })}
          label={(category) =>
            category ? (
              <VerdictChoice verdict={category} count={countOf(found.verdicts, category)} />
            ) : (
              text.filters.all
            )
          }
        />
        {countries.length > 1 && (
          <Places
            name={text.filters.country}
            any={text.filters.any}
            places={countries}
            chosen={query.country}
            href={(country) => listHref(path, query, { country })}
          />
        )}
        {licences.length > 0 && (
          <Places
            name={text.filters.licence}
            any={text.filters.any}
            places={licences}
            chosen={query.licence}
            href={(licence) => listHref(path, query, { licence })}
          />
        )}
        <p role="status" className="ms-auto text-sm text-muted max-sm:text-xsm">
          {!found.hasFailed && text.filters.found(found.total, found.isMore)}
        </p>
      </div>
      {query.category && hasUnreviewed && (
        <p className="text-sm text-muted">{text.filters.reviewedOnly}</p>
      )}
    </section>
  );
}

// Without any counts there is none for a verdict either.
function countOf(verdicts: VerdictCount[], category: Verdict): number | null {
  if (verdicts.length === 0) return null;
  return verdicts.find(({ verdict }) => verdict === category)?.count ?? 0;
}

interface Place {
  code: string;
  name: string;
}

function Places({
  name,
  any,
  places,
  chosen,
  href,
}: {
  name: string;
  any: string;
  places: Place[];
  chosen: string | null;
  href: (code: string | null) => string;
}) {
  const nameOf = (code: string | null) => places.find((place) => place.code === code)?.name ?? any;
  return (
    <details key={chosen} className="open:grid open:basis-full open:gap-2">
      <summary
        className={`button w-fit list-none px-3 max-sm:gap-1.5 max-sm:px-2.5 max-sm:text-sm ${chosen ? 'border-accent text-accent' : 'font-normal'}`}
      >
        {name}: {nameOf(chosen)}
        <FoldMark />
      </summary>
      <ChoiceLinks
        name={name}
        choices={places.map(({ code }) => code)}
        chosen={chosen}
        href={href}
        label={nameOf}
      />
    </details>
  );
}

function VerdictChoice({ verdict, count }: { verdict: Verdict; count: number | null }) {
  const { text } = useLanguage();
  const Icon = VERDICT_ICON[verdict];
  return (
    <>
      <Icon className="size-4 max-sm:hidden" aria-hidden="true" />
      {text.verdict[verdict]}
      {count !== null && (
        <>
          {' '}
          <span className="num font-normal text-muted">{count}</span>
        </>
      )}
    </>
  );
}
