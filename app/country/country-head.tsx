import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { CellView } from './cell-view.ts';
import { CountryState } from './country-state.tsx';
import type { CountryView } from './country-view.ts';
import { CellState } from './licence-cell.tsx';
import { MyCountryButton } from './my-country.tsx';

const STATES: readonly CellView['state'][] = ['licensed', 'ended', 'absent'];

/** The law of a country in one answer, beside who licenses, how many exchanges are in its registers, and the days of both. */
export function CountryHead({ country }: { country: CountryView }) {
  const { text, locale } = useLanguage();
  const words = text.countries;
  const days = [
    { label: words.readTitle, day: country.readOn },
    { label: words.reviewTitle, day: country.reviewBy },
  ];
  const counts = STATES.flatMap((state) => {
    const count = country.exchanges.filter(({ cells }) =>
      cells.some((cell) => cell.state === state),
    ).length;
    return count > 0 ? [{ state, count }] : [];
  });
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="card grid content-start gap-3 p-4 sm:p-5">
        <p className="text-2xl leading-snug font-semibold max-sm:text-lg">
          <CountryState state={country.state} />
        </p>
        <p className="max-w-prose text-lg text-pretty max-sm:text-base">{country.law}</p>
        <p className="max-w-prose border-t border-line pt-3 text-sm text-muted">
          {words.legalIsNotHalal}
        </p>
        <dl className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
          {days.map(({ label, day }) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd>{formatDate(locale, day)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="card grid content-between gap-4 p-4 sm:p-5">
        <dl className="grid gap-3">
          <div>
            <dt className="text-sm text-muted">{words.regulatorTitle}</dt>
            <dd className="text-pretty">{country.regulator ?? words.regulatorUnseen}</dd>
          </div>
          {(counts.length > 0 || country.hasOthers) && (
            <div>
              <dt className="text-sm text-muted">{words.platformsTitle}</dt>
              <dd className="flex flex-wrap gap-x-4">
                {counts.map(({ state, count }) => (
                  <span key={state}>
                    {words.cells[state]}: <span className="num font-semibold">{count}</span>
                  </span>
                ))}
                {counts.length === 0 && <CellState state={country.others} />}
              </dd>
            </div>
          )}
        </dl>
        <MyCountryButton code={country.code} />
      </div>
    </div>
  );
}
