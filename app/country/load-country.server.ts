import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import { loadSeenQuotes } from '#app/listing/load-seen-quotes.server.ts';
import { namesOf } from '#app/listing/names.server.ts';
import { coveredNames } from '#app/position/covered.server.ts';
import { authorityPagesOf } from '#domain/country/authority-pages.ts';
import { countryOf } from '#domain/country/countries.ts';
import { COUNTRIES_READ_ON, COUNTRIES_REVIEW_BY, type Country } from '#domain/country/country.ts';
import { cellsIn, emptyState } from '#domain/licence/cells.ts';
import { findLicencesIn } from '#domain/listing/find-licences.ts';
import { countListings } from '#domain/listing/list/list.ts';
import { inLanguage, type Stance, textLanguage } from '#domain/method/definition.ts';
import { holdersOf, type PositionView, positionView } from '#domain/position/position-view.ts';
import { isolatePercentages } from '#domain/text/isolate-percentages.ts';
import { today } from '#domain/time/day.ts';
import { cellView } from './cell-view.ts';
import type { CountryExchange } from './country-view.ts';
import { regulatorsIn } from './regulators.ts';

/** The page of a country in one language; null: the country is not one of ours. */
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
  const [licensed, listed, allPositions, seenQuotes] = await Promise.all([
    findLicencesIn(db, country.code),
    countListings(db, 'exchange'),
    positions.get(),
    loadSeenQuotes(provided, owners),
  ]);
  const shown = country.positions.flatMap((id) => {
    const position = allPositions.find((one) => one.id === id);
    return position ? [positionView(position, language)] : [];
  });
  const names = await namesOf(
    db,
    licensed.map(({ id }) => ({ kind: 'exchange' as const, id })),
    language,
  );
  const others = allPositions.filter(
    (one) => one.country === country.code && !country.positions.includes(one.id),
  );
  const there = holdersOf(others, language);
  const say = (text: { en: string; ar: string }) => inLanguage(text, language);
  return {
    code: country.code,
    seenQuotes,
    name: say(country.name),
    state: country.state,
    law: say(country.law),
    lawYear: country.lawYear,
    decisions: country.decisions.map(say),
    reportCount: countReports(country),
    ...regulatorsIn(country, language),
    authorityPages: authorityPagesOf(country.code),
    quotes: country.quotes.map(({ text, gloss, speaker, ...quote }) => ({
      readOn: COUNTRIES_READ_ON,
      ...quote,
      quote: text,
      gloss: isolatePercentages(gloss[textLanguage(language)] ?? '') || null,
      speaker: say(speaker),
    })),
    exchanges: licensed
      .flatMap(({ id, licences }): CountryExchange[] => {
        const name = names.get(`exchange/${id}`);
        if (!name) return [];
        const cells = cellsIn(licences, country.code, day);
        return [{ id, name, cells: cells.map((cell) => cellView(cell, language)) }];
      })
      .sort((one, other) => Number(isAbsent(one)) - Number(isAbsent(other))),
    others: listed > names.size ? emptyState(country.code) : null,
    positions: shown,
    /** Other bodies and scholars there. */
    holders: there.map(({ slug, name, positions }) => ({
      slug,
      name,
      stances: [...Map.groupBy(positions, ({ stance }) => stance)].map(stanceOn),
    })),
    coveredNames: await coveredNames(
      db,
      [...shown, ...there.flatMap(({ positions }) => positions)],
      language,
    ),
    readOn: daysRead(country),
    reviewBy: COUNTRIES_REVIEW_BY,
  };
}

// One stance of a body or person: on what, and in which years.
function stanceOn([stance, positions]: [Stance, PositionView[]]) {
  const covers = positions.flatMap((position) => position.covers);
  const years = positions.flatMap(({ saidOn }) => saidOn?.slice(0, 4) ?? []);
  return {
    stance,
    covers: [...new Map(covers.map((cover) => [JSON.stringify(cover), cover])).values()],
    years: [...new Set(years)].sort(),
  };
}

function countReports({ quotes }: Country): number {
  const isReported = quotes.every(({ source }) => source === 'reported');
  return isReported ? new Set(quotes.map(({ url }) => url)).size : 0;
}

// Positions are not counted: each says when it was read.
function daysRead({ quotes }: Country): string[] {
  const days = quotes.map(({ readOn }) => readOn ?? COUNTRIES_READ_ON);
  return days.length > 0 ? [...new Set(days)].sort() : [COUNTRIES_READ_ON];
}

// Exchanges in no register come after the others.
function isAbsent({ cells }: CountryExchange): boolean {
  return cells.every(({ state }) => state === 'absent');
}
