import { MessageSquareQuote } from 'lucide-react';
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
  /** No authority's own words are quoted. */
  isReported: boolean;
  /** The year of the source. */
  year: number | null;
  /** The exchanges of the directory that are licensed there. */
  licensed: number;
}

/** The country as a link that fills its row, with its law, the licensed exchanges and the source in the columns of a grid. */
export function CountryRow({
  country: { path, name, law, source, isReported, year, licensed },
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
        <span className="flex flex-wrap items-baseline gap-x-2 text-sm sm:grid sm:justify-items-start">
          <span className="num text-muted">{year ?? (source && text.countries.noYear)}</span>
          {source && isReported && (
            <span className="inline-flex items-center gap-1 whitespace-nowrap">
              <MessageSquareQuote className="size-3.5 shrink-0" aria-hidden="true" />
              {text.countries.secondHand}
            </span>
          )}
        </span>
      </span>
      <span className="snug text-md text-pretty sm:col-start-3">
        {law}
        {licensed > 0 && (
          <b className="block pt-0.5 font-medium">{text.countries.licensedCount(licensed)}</b>
        )}
      </span>
      {source && (
        <small className="snug text-sm text-pretty text-muted sm:col-start-3 lg:col-start-4">
          {/* Above the link that fills the row. */}
          <Link
            to={`${to(path)}#sources`}
            className="relative z-10 underline decoration-edge/60 underline-offset-4 hover:text-accent"
          >
            {source}
          </Link>
        </small>
      )}
    </>
  );
}
