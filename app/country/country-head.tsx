import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Points } from '#app/ui/points.tsx';
import type { CellView } from './cell-view.ts';
import { CountryStateBadge } from './country-state.tsx';
import type { CountryView } from './country-view.ts';
import { MyCountryButton } from './my-country.tsx';

const STATES: readonly CellView['state'][] = ['licensed', 'ended', 'absent'];

/** The law of a country in one answer, beside who licenses, how many exchanges are in its registers, and the days of both. */
export function CountryHead({ country }: { country: CountryView }) {
  const { text, locale } = useLanguage();
  const words = text.countries;
  const counts = STATES.flatMap((state) => {
    const count = country.exchanges.filter(({ cells }) =>
      cells.some((cell) => cell.state === state),
    ).length;
    return count > 0 ? [{ state, count }] : [];
  });
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="card grid content-start gap-3 p-4 sm:p-5">
        <CountryStateBadge state={country.state} isLarge />
        <p className="max-w-prose text-lg text-pretty max-sm:text-base">{country.law}</p>
        {country.decisions.length > 0 && (
          <section className="grid gap-1.5">
            <h2 className="text-base">{words.decisionsTitle}</h2>
            <Points points={country.decisions} />
          </section>
        )}
        <p className="max-w-prose border-t border-line pt-3 text-sm text-muted">
          {words.legalIsNotHalal}
        </p>
      </div>
      <div className="card grid content-between gap-4 p-4 sm:p-5">
        <dl className="grid grid-cols-2 gap-3 text-sm">
          <div className="col-span-2">
            <dt className="text-muted">{words.regulatorTitle}</dt>
            <dd className="text-base text-pretty">{country.regulator ?? words.regulatorUnseen}</dd>
          </div>
          {counts.length > 0 && (
            <div className="col-span-2">
              <dt className="text-muted">{words.platformsTitle}</dt>
              <dd className="flex flex-wrap gap-x-4 text-base">
                {counts.map(({ state, count }) => (
                  <span key={state}>
                    {words.cells[state]}: <span className="num font-semibold">{count}</span>
                  </span>
                ))}
              </dd>
            </div>
          )}
          <div>
            <dt className="text-muted">{words.readTitle}</dt>
            <dd>{formatDate(locale, country.readOn)}</dd>
          </div>
          <div>
            <dt className="text-muted">{words.reviewTitle}</dt>
            <dd>{formatDate(locale, country.reviewBy)}</dd>
          </div>
        </dl>
        <MyCountryButton code={country.code} />
      </div>
    </div>
  );
}
