import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { LawState } from '#domain/country/country.ts';

/** A country with what its law rests on, as a line of a list. */
export interface ListedCountry {
  code: string;
  path: string;
  name: string;
  state: LawState;
  /** The first law or decision, with its number or date; null: none was found. */
  decision: string | null;
  /** The exchanges of the directory that are licensed there. */
  licensed: number;
}

/** The country as a link that fills its line, with the decision and the licensed exchanges. */
export function CountryRow({
  country: { path, name, decision, licensed },
}: {
  country: ListedCountry;
}) {
  const { text, to } = useLanguage();
  return (
    <>
      <Link to={to(path)} className="row-link font-medium hover:text-accent">
        {name}
      </Link>
      {decision && (
        <span className="text-sm leading-snug text-pretty text-muted sm:col-start-2">
          {decision}
          {licensed > 0 && (
            <b className="block pt-0.5 font-medium text-ink">
              {text.countries.licensedCount(licensed)}
            </b>
          )}
        </span>
      )}
    </>
  );
}
