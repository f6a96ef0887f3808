import { countryOf } from '#domain/country/countries.ts';
import type { Licence, LicenceStatus } from './licence.ts';

/** The answer of a register about an exchange. `absent` is said only where an editor has compared names with a copy. */
export interface RegisteredCell {
  state: LicenceStatus;
  licence: Licence;
}

/** The answer about an exchange in a country: `noRegister`: none was found; `unseen`: nobody has looked yet. */
export type Cell = RegisteredCell | { state: 'noRegister' | 'unseen' };

const ORDER: readonly LicenceStatus[] = ['licensed', 'ended', 'absent'];

/** The licences of an exchange as cells; one whose last day has passed has ended. `today`: an ISO day. */
export function cellsOf(licences: readonly Licence[], today: string): RegisteredCell[] {
  return licences.map((licence) => {
    const isPast = licence.until !== null && licence.until < today;
    const isOver = licence.status === 'licensed' && isPast;
    return { state: isOver ? 'ended' : licence.status, licence };
  });
}

/** The cells of an exchange in a country, the licensed first; one that says why there is none otherwise. */
export function cellsIn(licences: readonly Licence[], country: string, today: string): Cell[] {
  const here = cellsOf(
    licences.filter((licence) => licence.country === country),
    today,
  ).toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
  return here.length > 0 ? here : [{ state: emptyState(country) }];
}

/** The answer about an exchange of which nothing is held in the country. */
export function emptyState(country: string): 'noRegister' | 'unseen' {
  return countryOf(country)?.hasNoRegister ? 'noRegister' : 'unseen';
}
