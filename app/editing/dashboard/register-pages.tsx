import { Link } from 'react-router';
import { Day } from '#app/editing/moment.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import type { DuePages } from '#domain/register/register-pages.ts';
import { Act } from './task-row.tsx';
import { TaskSection } from './task-section.tsx';

/** The number of registers and laws to look at. Countries without a known register have none. */
export function countPages({ pages, unentered, law }: Omit<DuePages, 'unseen'>): number {
  return pages.length + unentered.length + Number(law !== null);
}

/** Registers that are only a page, each with the day by which an editor looks at it again. */
export function RegisterPages({ pages, unentered, law, unseen }: DuePages) {
  const count = countPages({ pages, unentered, law }) + unseen.length;
  return (
    <TaskSection
      id="register-pages"
      title="Registers"
      isCounted={false}
      count={count}
      shown={count}
    >
      {pages.map(({ url, name, lookedOn, due }) => (
        <li
          key={url}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 [overflow-wrap:anywhere]"
        >
          <p className="max-sm:col-span-2">
            <ExternalLink href={url} className="link">
              {name}
            </ExternalLink>
          </p>
          <p className="text-sm text-muted sm:row-start-2">
            {lookedOn ? (
              <>
                Check again by <Day on={due} />, last checked on <Day on={lookedOn} />
              </>
            ) : (
              'Not checked yet'
            )}
          </p>
          <div className="sm:col-start-2 sm:row-span-2 sm:row-start-1">
            <Act action="/admin/registers/look" of={name} fields={{ url }}>
              Mark as checked
            </Act>
          </div>
        </li>
      ))}
      {pages.length > 0 && (
        <li className="px-4 py-2.5 text-sm text-muted">
          “Mark as checked” only sets the day of the next check. Readers see what is entered under
          the licences of an exchange, and “Not yet checked in any register” where nothing is.
        </li>
      )}
      {unentered.map(({ url, name, lookedOn }) => (
        <li key={url} className="px-4 py-2.5">
          <ExternalLink href={url} className="link">
            {name}
          </ExternalLink>
          <p className="text-sm text-muted">
            Checked
            {lookedOn && (
              <>
                {' '}
                on <Day on={lookedOn} />
              </>
            )}
            , but nothing from it is entered, so readers still see “Not yet checked in the
            registers”. Enter each licence you found, or “Not in the register” with the names you
            searched for, under the licences of the exchange.
          </p>
        </li>
      ))}
      {law !== null && (
        <li className="px-4 py-2.5">
          <Link to="/en/country" className="link">
            Law by country
          </Link>
          <p className="text-sm text-muted">
            Read the sources again by <Day on={law} />. They are listed in the program’s code.
          </p>
        </li>
      )}
      {unseen.length > 0 && (
        <li className="px-4 py-2.5">
          No register is known for:{' '}
          {unseen.map((code, index) => (
            <span key={code}>
              {index > 0 && ', '}
              <Link to={`/en/country/${code.toLowerCase()}`} className="link">
                {code}
              </Link>
            </span>
          ))}
          <p className="text-sm text-muted">
            Their pages say “Not yet checked in any register”. Enter what you find under the
            licences of the exchange concerned.
          </p>
        </li>
      )}
    </TaskSection>
  );
}
