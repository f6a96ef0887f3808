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
  countries?: Country[];
  /** Countries with licences, to choose from; by default none. */
  licences?: Country[];
}) {
  const { text } = useLanguage();
  const countryFilters = [
    {
      name: text.filters.country,
      countries: countries.length > 1 ? countries : [],
      chosen: query.country,
      href: (country: string | null) => listHref(path, query, { country }),
    },
    {
      name: text.filters.licence,
      countries: licences,
      chosen: query.licence,
      href: (licence: string | null) => listHref(path, query, { licence }),
    },
  ].filter((filter) => filter.countries.length > 0);
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
        {countryFilters.length > 0 && <CountryFilters filters={countryFilters} />}
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

interface Country {
  code: string;
  name: string;
}

interface CountryFilter {
  name: string;
  countries: Country[];
  chosen: string | null;
  href: (code: string | null) => string;
}

/** The filters by country behind one button, which names what is chosen. */
function CountryFilters({ filters }: { filters: CountryFilter[] }) {
  const { text } = useLanguage();
  const chosen = filters.flatMap(({ name, countries, chosen: code }) => {
    const country = countries.find((each) => each.code === code);
    return country ? `${name}: ${country.name}` : [];
  });
  return (
    <details key={chosen.join()} className="open:grid open:basis-full open:gap-2">
      <summary
        className={`button w-fit list-none px-3 max-sm:gap-1.5 max-sm:px-2.5 max-sm:text-sm ${chosen.length > 0 ? 'border-accent text-accent' : 'font-normal'}`}
      >
        {chosen.length > 0 ? chosen.join(' · ') : text.filters.countryAndLicence}
        <FoldMark />
      </summary>
      {filters.map(({ name, countries, chosen: code, href }) => (
        <div key={name} className="grid gap-1">
          <p className="text-sm text-muted" aria-hidden="true">
            {name}
          </p>
          <ChoiceLinks
            name={name}
            choices={countries.map(({ code }) => code)}
            chosen={code}
            href={href}
            label={(choice) =>
              countries.find((country) => country.code === choice)?.name ?? text.filters.any
            }
          />
        </div>
      ))}
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
