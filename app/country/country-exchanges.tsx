import { Link } from 'react-router';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { cellKey } from './cell-view.ts';
import type { CountryView } from './country-view.ts';
import { CellDetails, CellState } from './licence-cell.tsx';

/** The exchanges in a country's registers, of which there is one at least, with the day of the copy, each opening to the words of its licence. */
export function CountryExchanges({ country }: { country: CountryView }) {
  const { text, to, locale } = useLanguage();
  const words = text.countries;
  return (
    <div className="grid gap-3">
      <ul className="card divide-y divide-line">
        {country.exchanges.map(({ id, name, cells }) => (
          <li key={id}>
            {/* An exchange that a register does not list is shown with the names that were searched for. */}
            <details open={cells.some(({ state }) => state === 'absent')}>
              <summary className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)_1rem] items-center gap-x-3 px-4 py-2 leading-normal hover:text-accent sm:grid-cols-[10rem_minmax(0,1fr)_auto_1rem] lg:grid-cols-[14rem_minmax(0,1fr)_15rem_1rem]">
                <bdi className="font-semibold">{name}</bdi>
                {cells[0]?.register && (
                  <span className="col-span-full row-start-2 text-sm text-muted sm:col-span-1 sm:col-start-2 sm:row-start-1">
                    {words.asOf(formatDate(locale, cells[0].register.copiedOn))}
                  </span>
                )}
                <span className="grid justify-self-end sm:col-start-3 lg:justify-self-start">
                  {cells.map((cell) => (
                    <CellState key={cellKey(cell)} state={cell.state} />
                  ))}
                </span>
                <FoldMark className="sm:col-start-4" />
              </summary>
              <div className="grid max-w-3xl gap-3 px-4 pb-4">
                {cells.map((cell) => (
                  <CellDetails key={cellKey(cell)} cell={cell} />
                ))}
                <Link to={to(`/exchange/${id}`)} className="link w-fit">
                  {text.home.readReview}
                  <span className="sr-only">{` · ${name}`}</span>
                </Link>
              </div>
            </details>
          </li>
        ))}
        {country.hasOthers && (
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
            <Link to={to('/exchange')} className="link font-medium">
              {words.others}
            </Link>
            <CellState state={country.others} />
          </li>
        )}
      </ul>
      <p className="max-w-prose text-sm text-muted">{words.onlyThatDay}</p>
    </div>
  );
}
