import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { cellKey } from './cell-view.ts';
import { CellDetails, CellState } from './licence-cell.tsx';
import type { LicenceRow } from './licence-rows.ts';

/** The licences of an exchange in the registers that were read. */
export function Licences({ rows }: { rows: LicenceRow[] }) {
  const { text, to } = useLanguage();
  const words = text.countries;
  return (
    <section aria-labelledby="licences" className="card grid gap-3 p-4 sm:p-5">
      <h2 id="licences" className="text-lg">
        {words.licencesTitle}
      </h2>
      {rows.length === 0 && <p className="text-muted">{words.noLicences}</p>}
      {rows.length > 0 && (
        <ul className="grid gap-2">
          {rows.map(({ country, path, cell }) => (
            <li key={`${country} ${cellKey(cell)}`}>
              <details>
                <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 hover:text-accent">
                  <span className="flex items-center gap-2">
                    <FoldMark />
                    {[country, cell.register?.area].filter(Boolean).join(' · ')}
                  </span>
                  <CellState state={cell.state} />
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
        {rows.length > 0 && `${words.elsewhere}. `}
        <Link to={to('/country')} className="link">
          {words.title}
        </Link>
      </p>
    </section>
  );
}
