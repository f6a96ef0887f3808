import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { FindingBar } from '#app/verdict/finding-bar.tsx';
import type { FindingView } from '#domain/ruling/ruling-view.ts';
import { type CellView, cellKey } from './cell-view.ts';
import { CellDetails, CellState } from './licence-cell.tsx';
import type { LicenceRow, UnansweredCountries } from './licence-rows.ts';
import { useMyCountry } from './my-country.tsx';

/** The criterion of licences, with the start of its note and the address of its evidence. */
export interface LicenceCriterion {
  name: string;
  finding: FindingView;
  why: string | null;
  href: string;
}

/** The licences of an exchange in the registers that were read. */
export function Licences({
  rows,
  others,
  criterion,
}: {
  rows: LicenceRow[];
  others: UnansweredCountries;
  criterion: LicenceCriterion | null;
}) {
  const { text, to } = useLanguage();
  const words = text.countries;
  const failing = criterion?.finding.tone === 'fail' ? criterion : null;
  const open = criterion?.finding.tone === 'unknown' && criterion.why ? criterion : null;
  const [mine] = useMyCountry();
  const myPath = mine && `/country/${mine.toLowerCase()}`;
  const isUnanswered = myPath !== null && rows.every(({ path }) => path !== myPath);
  const noRegister = others.noRegister.split(' ').filter(Boolean);
  const myState = mine && noRegister.includes(mine) ? 'noRegister' : 'unseen';
  const countOf = (state: CellView['state'], count: number) =>
    isUnanswered && myState === state ? count - 1 : count;
  return (
    <section aria-labelledby="licences" className="card grid gap-3 p-4 sm:p-5">
      <h2 id="licences" className="text-lg">
        {words.licencesTitle}
      </h2>
      {rows.length === 0 && (
        <p className="text-pretty text-muted">
          {open ? (
            <>
              {open.why}{' '}
              <a href={open.href} className="link">
                {text.ruling.why}
              </a>
            </>
          ) : (
            words.noLicences
          )}
        </p>
      )}
      {failing && rows.some(({ cell }) => cell.state === 'licensed') && (
        <p className="snug text-sm text-pretty">
          <span className="me-2 inline-block">
            <FindingBar finding={failing.finding} />
          </span>
          <strong className="font-semibold">
            {words.failsAnyway(failing.name, failing.finding.name)}
          </strong>{' '}
          {failing.why}{' '}
          <a href={failing.href} className="link">
            {text.ruling.why}
          </a>
        </p>
      )}
      {isUnanswered && (
        <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <Link to={to(myPath)} className="link">
            {words.mine}
          </Link>
          <CellState state={myState} />
        </p>
      )}
      {rows.length > 0 && (
        <ul className="grid gap-2">
          {rows.map(({ country, path, cell }) => (
            <li key={`${country} ${cellKey(cell)}`}>
              <details>
                <summary
                  className={`flex min-h-11 cursor-pointer items-center gap-2 hover:text-accent ${failing ? 'text-sm' : ''}`}
                >
                  <FoldMark />
                  {/* The state begins under its country where both have no room in a line. */}
                  <span className="flex grow flex-wrap items-center justify-between gap-x-3">
                    {[country, cell.register?.area].filter(Boolean).join(' · ')}
                    <CellState state={cell.state} isOutweighed={failing !== null} />
                  </span>
                </summary>
                <CellDetails cell={cell} />
                {path && (
                  <Link to={to(path)} className="link inline-flex min-h-11 items-center text-sm">
                    {words.titleOf(country)}
                  </Link>
                )}
              </details>
            </li>
          ))}
        </ul>
      )}
      <p className="border-t border-line pt-3 text-sm text-muted">
        {rows.length > 0 &&
          `${words.elsewhere(countOf('unseen', others.unseen), countOf('noRegister', noRegister.length))}. `}
        <Link to={to('/country')} className="link">
          {words.title}
        </Link>
      </p>
    </section>
  );
}
