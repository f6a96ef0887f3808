import type { Database } from '#db/client.ts';
import { authorityPagesOf } from '#domain/country/authority-pages.ts';
import { COUNTRIES } from '#domain/country/countries.ts';
import { COUNTRIES_READ_ON, COUNTRIES_REVIEW_BY } from '#domain/country/country.ts';
import type { Licence } from '#domain/licence/licence.ts';
import { staleDays } from '#domain/licence/registers.ts';
import { findLicences } from '#domain/listing/find-licences.ts';
import type { Bilingual } from '#domain/method/definition.ts';
import { findQuoteWatch } from '#domain/quote/quote-watch.ts';
import { withReadings } from '#domain/register/readings.ts';
import { today } from '#domain/time/day.ts';
import type { CountriesResponse, LicencesResponse } from './country-schemas.ts';
import { licencesOf } from './entity.ts';
import type { LicencesQuery } from './queries.ts';

/** Entries of registers by exchange, and where the next part begins. */
export async function answerLicences(
  { db }: { db: Database },
  { country, listing, limit, cursor }: LicencesQuery,
): Promise<LicencesResponse> {
  // One more than the limit tells whether there is a next part.
  const found = await findLicences(db, { country, listing, after: cursor, limit: limit + 1 });
  const exchanges = found.slice(0, limit);
  const listed = exchanges.flatMap(({ id, licences }) =>
    licences.map((licence) => ({ listing: id, licence })),
  );
  const read = await withReadings(
    db,
    listed.map(({ licence }) => licence),
  );
  const items = licencesOf({ licences: read }, today()).map((licence, at) => ({
    listing: listed[at]?.listing ?? '',
    ...licence,
    stale: isStale(licence),
  }));
  return { items, nextCursor: found.length > limit ? (exchanges.at(-1)?.id ?? null) : null };
}

function isStale(licence: Pick<Licence, 'url' | 'copiedOn'>): boolean {
  return staleDays(licence, today()) !== null;
}

/** The law of every country with its sources. */
export async function answerCountries({ db }: { db: Database }): Promise<CountriesResponse> {
  const watchOf = await findQuoteWatch(
    db,
    COUNTRIES.map(({ code }) => `country/${code}`),
  );
  const items = COUNTRIES.map(
    ({ quotes, hasNoRegister = false, regulatorsNote = null, ...country }) => ({
      ...country,
      regulatorsNote,
      regulator: regulatorText(country.regulators, regulatorsNote),
      hasNoRegister,
      quotes: quotes.map(({ text: quote, language: _language, ...rest }) => {
        const quoted = { readOn: COUNTRIES_READ_ON, ...rest, quote };
        return { ...quoted, watch: watchOf(quoted) };
      }),
      authorities: authorityPagesOf(country.code).map(({ complaint = null, ...page }) => ({
        ...page,
        complaint,
      })),
      readOn: COUNTRIES_READ_ON,
      reviewBy: COUNTRIES_REVIEW_BY,
    }),
  );
  return { items };
}

// The field as it was before the authorities were a list.
function regulatorText(regulators: Bilingual[], note: Bilingual | null): Bilingual | null {
  if (regulators.length === 0) return null;
  const textIn = (language: 'en' | 'ar', separator: string) => {
    const names = regulators.map((name) => name[language]).join(separator);
    return note ? `${names}. ${note[language]}` : names;
  };
  return { en: textIn('en', '; '), ar: textIn('ar', '؛ ') };
}
