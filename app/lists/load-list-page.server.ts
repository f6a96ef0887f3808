import type { Services } from '#app/context/services.server.ts';
import { placeName } from '#app/country/licence-rows.ts';
import type { Language } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { isFiltered, type ListQuery, readListQuery, selectionOf } from '#app/listing/list-query.ts';
import { pagedData } from '#app/listing/paged-data.server.ts';
import { ruledSummaries } from '#app/listing/ruled-summaries.server.ts';
import type { Spark } from '#app/plot/spark.ts';
import { withChanges } from '#app/ruling/with-changes.server.ts';
import { orEmpty } from '#app/unavailable/or-empty.server.ts';
import { countryCode, countryName } from '#domain/listing/country.ts';
import type { RatingPlace } from '#domain/listing/display.ts';
import {
  type LicensedPlace,
  licensedIn,
  licensedPlaces,
  licensingCountries,
} from '#domain/listing/find-licences.ts';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import { listCountries, listPage } from '#domain/listing/list/list.ts';
import type { ListedListing } from '#domain/listing/listing.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { failureOn } from '#domain/ruling/ruling-glance.ts';
import { compareNames } from '#domain/text/compare-names.ts';
import { today } from '#domain/time/day.ts';
import type { ListedLicences } from './exchange-card.tsx';
import { loadSparks } from './load-sparks.server.ts';

/** The list page at `url`. */
export async function loadListPage(provided: Services, kind: Kind, url: URL, place: RatingPlace) {
  const { db, log, landmarks, tally } = provided;
  const query = readListQuery(url.searchParams);
  const language = languageOf(url.pathname);
  const load = async () => {
    const hasFilter = KIND[kind].hasCountryFilter;
    const countries = hasFilter ? await countriesOf(db, kind, language) : [];
    const country = countries.find(({ code }) => code === query.country)?.stored;
    const stored = await listPage(
      db,
      kind,
      {
        ...selectionOf(query),
        country,
        ids: hasFilter ? await licensedOf(db, query.licence) : undefined,
      },
      { page: query.page, pageSize: KIND[kind].pageSize, landmarks },
    );
    const items = await ruledSummaries(provided, stored.items, language, place);
    const sparks = KIND[kind].isTraded ? await loadSparks(provided, stored.items, language) : {};
    const list = {
      ...stored,
      sparks,
      items: await withChanges(db, kind, items),
      countries: countries.map(({ code, name }) => ({ code, name })),
      licences: hasFilter ? await licensingPlaces(db, language) : [],
      licensed: hasFilter ? await licencesOf(db, stored.items, language) : {},
      verdicts: isNarrowed(query) ? [] : await tally.verdictsOf(kind),
      hasFailed: false,
    };
    return pagedData(list, list.page !== query.page);
  };
  return orEmpty(log, load, {
    items: [],
    sparks: {} as Record<string, Spark>,
    page: 1,
    pages: 1,
    total: 0,
    isMore: false,
    countries: [],
    licences: [],
    licensed: {} as Record<string, ListedLicences>,
    verdicts: [],
    hasFailed: true,
  });
}

// The tally counts all listings of a kind.
function isNarrowed(query: ListQuery): boolean {
  return isFiltered({ ...query, category: null });
}

async function licensingPlaces(db: Services['db'], language: Language) {
  const codes = await licensingCountries(db);
  return codes.map((code) => ({ code, name: placeName(code, language) }));
}

async function licencesOf(db: Services['db'], listings: ListedListing[], language: Language) {
  const ids = listings.map(({ id }) => id);
  const found = await licensedPlaces(db, ids, today());
  const nameOf = ({ country, area }: LicensedPlace) =>
    area ? inLanguage(area, language) : placeName(country, language);
  return Object.fromEntries(
    listings.map((listing): [string, ListedLicences] => [
      listing.id,
      {
        places: found.get(listing.id)?.map(nameOf) ?? null,
        failure: failureOn('licence', listing, language),
      },
    ]),
  );
}

async function licensedOf(db: Services['db'], licence: string | null) {
  return licence === null ? undefined : licensedIn(db, licence, today());
}

// By name. A country that Intl does not know has no code and cannot be chosen.
async function countriesOf(db: Services['db'], kind: Kind, language: string) {
  const stored = await listCountries(db, kind);
  const known = stored.flatMap((country) => {
    const code = countryCode(country);
    return code ? [{ code, name: countryName(country, language), stored: country }] : [];
  });
  return known.toSorted((one, other) => compareNames(one.name, other.name, language));
}
