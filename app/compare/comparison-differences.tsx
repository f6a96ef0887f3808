import { Link } from 'react-router';
import { nameSeparator } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Scope } from '#domain/method/scope.ts';
import { compareHref } from './compare-href.ts';
import type { Compared } from './compared.ts';
import { isSameVerdict, mainRulingOf } from './comparison-view.ts';

interface NamedRow {
  id: string;
  name: string;
  scope: Scope;
}

/** Whether the verdicts are the same; nothing where they cannot be compared. */
export function VerdictsCompared({
  compared,
  className,
}: {
  compared: Compared[];
  className: string;
}) {
  const words = useLanguage().text.compare;
  const isSame = isSameVerdict(compared);
  if (isSame === null) return null;
  const main = compared[0] && mainRulingOf(compared[0]);
  const scope = main?.scopeName ?? '';
  return (
    <p className={className}>{isSame ? words.sameVerdict(scope) : words.otherVerdict(scope)}</p>
  );
}

/** The criteria with different findings, each a link to its row. */
export function Differences({
  compared,
  differing,
}: {
  compared: Compared[];
  differing: NamedRow[];
}) {
  const words = useLanguage().text.compare;
  const main = compared[0] && mainRulingOf(compared[0]);
  if (differing.length === 0) return <p>{words.noneDiffer}</p>;
  return (
    <div>
      {words.differIn} <RowLinks rows={differing} main={main?.scope} />
    </div>
  );
}

/** Links to rows, which name their product unless it is the `main` one. */
function RowLinks({ rows, main }: { rows: NamedRow[]; main: Scope | undefined }) {
  const { text, locale } = useLanguage();
  const nameOf = ({ name, scope }: NamedRow) =>
    scope === main ? name : `${text.exchanges.products[scope]}: ${name}`;
  return (
    <ul className="inline *:inline">
      {rows.map((row, place) => (
        <li key={`${row.scope} ${row.id}`}>
          <a href={`#${row.scope}-${row.id}`} className="link">
            {nameOf(row)}
          </a>
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
  all,
}: {
  compared: Compared[];
  isOnlyDifferent: boolean;
  differing: number;
  askedOfSome: number;
  all: number;
}) {
  const { text, to } = useLanguage();
  const kind = compared[0]?.listing.kind ?? null;
  const ids = compared.map(({ listing }) => listing.id);
  const choices = [
    { label: text.compare.all, count: <span className="num">{all}</span>, isOnly: false },
    {
      label: text.compare.onlyDifferent,
      count: text.compare.differences(differing, askedOfSome, compared.length),
      isOnly: true,
    },
  ];
  return (
    <ul className="no-print flex flex-wrap gap-2 max-sm:grid max-sm:grow">
      {choices.map(({ label, count, isOnly }) => (
        <li key={label}>
          <Link
            to={compareHref(to('/compare'), kind, ids, { isOnlyDifferent: isOnly })}
            preventScrollReset
            aria-current={isOnly === isOnlyDifferent ? 'true' : undefined}
            className={`button max-sm:w-full max-sm:justify-between max-sm:px-2.5 max-sm:text-sm ${isOnly === isOnlyDifferent ? 'border-accent text-accent' : ''}`}
          >
            {label}
            <span className="text-sm text-muted">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
