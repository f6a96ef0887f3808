import { Link } from 'react-router';
import { formatList, nameSeparator } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { VerdictDisc } from '#app/verdict/verdict-lockup.tsx';
import type { Scope } from '#domain/method/scope.ts';
import type { FindingView } from '#domain/ruling/ruling-view.ts';
import { compareHref } from './compare-href.ts';
import type { Compared } from './compared.ts';
import { isSameVerdict, mainRulingOf } from './comparison-view.ts';

interface NamedRow {
  id: string;
  name: string;
  scope: Scope;
}

/** A criterion asked of the listings at `askedOf` only, with the finding that counts against one of them. */
interface PartlyAsked extends NamedRow {
  askedOf: number[];
  against: FindingView | null;
}

/** The verdicts with their firmness, after their scope; nothing where they cannot be compared. */
export function VerdictsCompared({
  compared,
  className,
}: {
  compared: Compared[];
  className: string;
}) {
  if (isSameVerdict(compared) === null) return null;
  const main = compared[0] && mainRulingOf(compared[0]);
  return (
    <div className={`flex flex-wrap items-baseline gap-x-5 ${className}`}>
      <p>{main?.scopeName}:</p>
      <ul className="contents">
        {compared.map((each) => {
          const ruling = mainRulingOf(each);
          return (
            <li key={each.listing.id} className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-ink">{each.listing.name}</span>
              {ruling && <VerdictDisc ruling={ruling} isNamed isFirmnessShort />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The criteria with different findings, and those asked of some of the listings only, each a link to its row. */
export function ComparedRows({
  compared,
  differing,
  askedOfSome,
  isLinked,
  all,
}: {
  compared: Compared[];
  differing: NamedRow[];
  askedOfSome: PartlyAsked[];
  /** False: the rows that differ stand alone below; how many of `all` they are is said instead. */
  isLinked: boolean;
  all: number;
}) {
  const { text, locale } = useLanguage();
  const words = text.compare;
  const main = compared[0] && mainRulingOf(compared[0]);
  const byAsked = Object.entries(Object.groupBy(askedOfSome, ({ askedOf }) => askedOf.join()));
  return (
    <>
      {differing.length === 0 && <p>{words.noneDiffer}</p>}
      {differing.length > 0 && isLinked && (
        <div>
          {words.differIn} <RowLinks rows={differing} main={main?.scope} isLinked />
        </div>
      )}
      {differing.length > 0 && !isLinked && <p>{words.shownOf(differing.length, all)}</p>}
      {byAsked.map(([places, rows = []]) => (
        <div key={places}>
          {words.askedOnly(
            formatList(
              locale,
              compared.flatMap(({ listing }, place) =>
                rows[0]?.askedOf.includes(place) ? listing.name : [],
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
          {row.against && ` (${row.against.name})`}
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
  all,
}: {
  compared: Compared[];
  isOnlyDifferent: boolean;
  /** With those asked of some only. */
  differing: number;
  all: number;
}) {
  const { text, to } = useLanguage();
  const kind = compared[0]?.listing.kind ?? null;
  const ids = compared.map(({ listing }) => listing.id);
  const choices = [
    { label: text.compare.all, count: all, isOnly: false },
    { label: text.compare.onlyDifferent, count: differing, isOnly: true },
  ];
  return (
    <ul className="no-print flex flex-wrap gap-2">
      {choices.map(({ label, count, isOnly }) => (
        <li key={label}>
          <Link
            to={compareHref(to('/compare'), kind, ids, { isOnlyDifferent: isOnly })}
            preventScrollReset
            aria-current={isOnly === isOnlyDifferent ? 'true' : undefined}
            className={`button max-sm:px-2.5 max-sm:text-sm ${isOnly === isOnlyDifferent ? 'border-accent text-accent' : ''}`}
          >
            {label}
            <span className="num text-sm text-muted">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
