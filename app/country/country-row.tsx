import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { LawState } from '#domain/country/country.ts';

/** A country with what its law rests on, as a line of a list. */
export interface ListedCountry {
  code: string;
  path: string;
  name: string;
  state: LawState;
  /** The law in a sentence, or why it is not known. */
  law: string;
  /** The first law or decision, with its number or date, or who reported the law; null: neither was found. */
  source: string | null;
  /** The year of the source. */
  year: number | null;
  /** The exchanges of the directory that are licensed there. */
  licensed: number;
}

/** The country as a link that fills its row, with its law, the licensed exchanges and the source in the columns of a grid. */
export function CountryRow({
  country: { path, name, law, source, year, licensed },
}: {
  country: ListedCountry;
}) {
  const { text, to } = useLanguage();
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-2 sm:contents">
        <Link to={to(path)} className="row-link link font-medium">
          {name}
        </Link>
        <span className="num text-sm text-muted sm:text-md">{year}</span>
      </span>
      <span className="text-md leading-snug text-pretty sm:col-start-3">
        {law}
        {licensed > 0 && (
          <b className="block pt-0.5 font-medium">{text.countries.licensedCount(licensed)}</b>
        )}
      </span>
      {source && (
        <small className="text-sm leading-snug text-pretty text-muted sm:col-start-3 lg:col-start-4">
          {source}
        </small>
      )}
    </>
  );
}
