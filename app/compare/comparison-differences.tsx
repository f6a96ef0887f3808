import { Link } from 'react-router';
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

/** Whether the verdicts are the same, and the criteria with different findings or asked of some only, each a link to its row. */
export function Differences({
  compared,
  differing,
  askedOfSome,
}: {
  compared: Compared[];
  differing: NamedRow[];
  askedOfSome: NamedRow[];
}) {
  const { text } = useLanguage();
  const words = text.compare;
  const isSame = isSameVerdict(compared);
  const main = compared[0] && mainRulingOf(compared[0]);
  const mainName = main?.scopeName ?? '';
  const verdictLine = isSame !== null && (
    <strong className="block font-semibold sm:text-lg">
      {isSame ? words.sameVerdict(mainName) : words.otherVerdict(mainName)}
    </strong>
  );
  return (
    <div className="grid grow basis-96 gap-1">
      {differing.length === 0 ? (
        <p>
          {verdictLine} {words.noneDiffer}
        </p>
      ) : (
        <div>
          {verdictLine} {words.differIn} <RowLinks rows={differing} main={main?.scope} />
        </div>
      )}
      {askedOfSome.length > 0 && (
        <div className="text-sm">
          <span className="text-muted">{words.askedOfSome(compared.length)}</span>{' '}
          <RowLinks rows={askedOfSome} main={main?.scope} />
        </div>
      )}
    </div>
  );
}

/** Links to rows, which name their product unless it is the `main` one. */
function RowLinks({ rows, main }: { rows: NamedRow[]; main: Scope | undefined }) {
  const { text } = useLanguage();
  const nameOf = ({ name, scope }: NamedRow) =>
    scope === main ? name : `${text.exchanges.products[scope]}: ${name}`;
  return (
    <ul className="inline *:inline">
      {rows.map((row, place) => (
        <li key={`${row.scope} ${row.id}`}>
          {place > 0 && ' · '}
          <a href={`#${row.scope}-${row.id}`} className="link">
            {nameOf(row)}
          </a>
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
            <span className="text-sm text-muted">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
