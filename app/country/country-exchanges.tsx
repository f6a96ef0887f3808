import { Link } from 'react-router';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Facts } from '#app/ui/facts.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { type CellView, cellKey, copyDays } from './cell-view.ts';
import type { CountryView } from './country-view.ts';
import { CellDetails, CellState } from './licence-cell.tsx';

/** The exchanges in a country's registers, with the days of the copies, each opening to the words of its licence. */
export function CountryExchanges({
  country,
}: {
  country: Pick<CountryView, 'exchanges' | 'others'>;
}) {
  const { text, to, locale } = useLanguage();
  const words = text.countries;
  return (
    <div className="grid gap-3">
      <ul className="card @container divide-y divide-line">
        {country.exchanges.map(({ id, name, cells }) => (
          <li key={id}>
            {/* An exchange that a register does not list is shown with the names that were searched for. */}
            <details open={cells.some(({ state }) => state === 'absent')}>
              <summary className="state-row cursor-pointer px-4 hover:text-accent">
                <bdi className="font-semibold">{name}</bdi>
                <span className="state grid">
                  {cells.map((cell) => (
                    <CellState key={cellKey(cell)} state={cell.state} />
                  ))}
                </span>
                <span className="state-note text-sm text-muted">
                  <Facts
                    facts={[
                      ...companiesOf(cells).map((company) => (
                        <bdi key={company} lang="en">
                          {company}
                        </bdi>
                      )),
                      ...copyDays(cells).map((day) => (
                        <span
                          key={day}
                          className={`inline-block ${companiesOf(cells).length === 0 ? 'first-letter:uppercase' : ''}`}
                        >
                          {words.asOf(formatDate(locale, day))}
                        </span>
                      )),
                    ]}
                  />
                </span>
                <FoldMark />
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
        {country.others && (
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

/** The licensed companies of an exchange, each once. */
function companiesOf(cells: CellView[]): string[] {
  return [...new Set(cells.flatMap(({ licence }) => licence?.company ?? []))];
}
