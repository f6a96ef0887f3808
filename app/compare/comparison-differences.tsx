import { Link } from 'react-router';
import { formatList, nameSeparator } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Scope } from '#domain/method/scope.ts';
import type { FindingView } from '#domain/ruling/ruling-view.ts';
import { compareHref } from './compare-href.ts';
import type { Compared } from './compared.ts';
import { mainRulingOf } from './comparison-view.ts';

interface NamedRow {
  id: string;
  name: string;
  scope: Scope;
}

/** A criterion asked of the listings at `askedColumns` only, with the finding on one of them. */
interface PartlyAsked extends NamedRow {
  askedColumns: number[];
  finding: FindingView | null;
}

/** The criteria with different findings, and those asked of some of the listings only, each a link to its row. */
export function ComparedRows({
  compared,
  differing,
  askedOfSome,
  isLinked,
  shownCount,
}: {
  compared: Compared[];
  differing: NamedRow[];
  askedOfSome: PartlyAsked[];
  /** False: `shownCount` of the rows that differ are above, which is said instead. */
  isLinked: boolean;
  shownCount: number;
}) {
  const { text, locale } = useLanguage();
  const words = text.compare;
  const main = compared[0] && mainRulingOf(compared[0]);
  const byAsked = Object.entries(
    Object.groupBy(askedOfSome, ({ askedColumns }) => askedColumns.join()),
  );
  return (
    <>
      {differing.length === 0 && <p>{words.noneDiffer}</p>}
      {differing.length > 0 && isLinked && (
        <div>
          {words.differIn} <RowLinks rows={differing} main={main?.scope} isLinked />
        </div>
      )}
      {differing.length > 0 && !isLinked && <p>{words.shownOf(shownCount, differing.length)}</p>}
      {byAsked.map(([places, rows = []]) => (
        <div key={places}>
          {words.askedOnly(
            formatList(
              locale,
              compared.flatMap(({ listing }, place) =>
                rows[0]?.askedColumns.includes(place) ? listing.name : [],
              ),
            ),
          )}{' '}
          <RowLinks rows={rows} main={main?.scope} isLinked={isLinked} />
        </div>
      ))}
    </>
  );
}

/** Links to rows, which name their product unless it is the `main` one. */
function RowLinks({
  rows,
  main,
  isLinked,
}: {
  rows: (NamedRow & Partial<PartlyAsked>)[];
  main: Scope | undefined;
  isLinked: boolean;
}) {
  const { text, locale } = useLanguage();
  const nameOf = ({ name, scope }: NamedRow) =>
    scope === main ? name : `${text.exchanges.products[scope]}: ${name}`;
  return (
    <ul className="inline *:inline">
      {rows.map((row, place) => (
        <li key={`${row.scope} ${row.id}`}>
          {isLinked ? (
            <a href={`#${row.scope}-${row.id}`} className="link">
              {nameOf(row)}
            </a>
          ) : (
            nameOf(row)
          )}
          {row.finding && ` (${row.finding.name})`}
          {place < rows.length - 1 && nameSeparator(locale)}
        </li>
      ))}
    </ul>
  );
}

/** Links to all rows and to those that differ or are asked of some only, with their numbers. */
export function RowChoice({
  compared,
  isOnlyDifferent,
  differing,
  askedOfSome,
  criteriaCount,
}: {
  compared: Compared[];
  isOnlyDifferent: boolean;
  differing: number;
  askedOfSome: number;
  criteriaCount: number;
}) {
  const { text, to } = useLanguage();
  const kind = compared[0]?.listing.kind ?? null;
  const ids = compared.map(({ listing }) => listing.id);
  const choices = [
    { label: text.compare.all(criteriaCount), isOnly: false },
    {
      label: text.compare.onlyDifferent(differing, askedOfSome, compared.length),
      isOnly: true,
    },
  ];
  return (
    <ul className="no-print flex flex-wrap gap-2">
      {choices.map(({ label, isOnly }) => (
        <li key={label}>
          <Link
            to={compareHref(to('/compare'), kind, ids, { isOnlyDifferent: isOnly })}
            preventScrollReset
            aria-current={isOnly === isOnlyDifferent ? 'true' : undefined}
            className={`button max-sm:px-2.5 max-sm:text-sm ${isOnly === isOnlyDifferent ? 'border-accent text-accent' : ''}`}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
