import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import { loadSeenQuotes } from '#app/listing/load-seen-quotes.server.ts';
import { namesOf } from '#app/listing/names.server.ts';
import { coveredNames } from '#app/ruling/covered-names.server.ts';
import { authorityPagesOf } from '#domain/country/authority-pages.ts';
import { countryOf } from '#domain/country/countries.ts';
import { COUNTRIES_READ_ON, COUNTRIES_REVIEW_BY } from '#domain/country/country.ts';
import { cellOf, exchangesTold } from '#domain/licence/licences.ts';
import { countListings } from '#domain/listing/list/list.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { positionView } from '#domain/position/position-view.ts';
import { today } from '#domain/ruling/review-due.ts';
import { type CellView, cellView } from './cell-view.ts';

/** The page of a country in one language; null: it is none of these. */
export async function loadCountry(
  provided: Pick<Services, 'db' | 'log' | 'positions'>,
  code: string,
  language: Language,
) {
  const { db, positions } = provided;
  const country = countryOf(code);
  if (!country) return null;
  const day = today();
  const owners = [`country/${country.code}`, ...country.positions.map((id) => `position/${id}`)];
  const [told, listed, held, seenQuotes] = await Promise.all([
    namesOf(
      db,
      exchangesTold(country.code).map((id) => ({ kind: 'exchange' as const, id })),
      language,
    ),
    countListings(db, 'exchange'),
    positions.get(),
    loadSeenQuotes(provided, owners),
  ]);
  const shown = country.positions.flatMap((id) => {
    const position = held.find((one) => one.id === id);
    return position ? [positionView(position, language)] : [];
  });
  const say = (text: { en: string; ar: string }) => inLanguage(text, language);
  return {
    code: country.code,
    seenQuotes,
    name: say(country.name),
    state: country.state,
    law: say(country.law),
    decisions: country.decisions.map(say),
    regulator: country.regulator && say(country.regulator),
    authorityPages: authorityPagesOf(country.code),
    quotes: country.quotes.map(({ text, speaker, ...quote }) => ({
      ...quote,
      quote: text,
      speaker: say(speaker),
      readOn: COUNTRIES_READ_ON,
    })),
    exchanges: exchangesTold(country.code).flatMap(
      (id): { id: string; name: string; cell: CellView }[] => {
        const name = told.get(`exchange/${id}`);
        if (!name) return [];
        return [{ id, name, cell: cellView(cellOf(id, country.code, day), language) }];
      },
    ),
    hasOthers: listed > told.size,
    others: cellView(cellOf('', country.code, day), language).state,
    positions: shown,
    coveredNames: await coveredNames(db, shown, language),
    readOn: COUNTRIES_READ_ON,
    reviewBy: COUNTRIES_REVIEW_BY,
  };
}
