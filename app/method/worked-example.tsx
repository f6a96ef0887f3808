import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { FindingMark } from '#app/ruling/finding-mark.tsx';
import { VerdictBadge } from '#app/verdict/verdict-badge.tsx';
import type { MethodView } from '#domain/ruling/method-view.ts';
import type { FindingView } from '#domain/ruling/ruling-view.ts';

export interface Example {
  name: string;
  path: string;
  scope: string;
  /** The id of the row of the verdict table that fits. */
  row: string;
  /** The core criteria, and others that fail. */
  criteria: { id: string; name: string; finding: FindingView; isCore: boolean }[];
}

/** A listing's core findings of today, and the rule that they lead to. */
export function WorkedExample({
  example: { name, path, scope, row, criteria },
  rows,
}: {
  example: Example;
  rows: MethodView['verdictTable'];
}) {
  const { text, to } = useLanguage();
  const words = text.methodology;
  const place = rows.findIndex(({ id }) => id === row);
  const verdict = rows[place]?.verdict;
  return (
    <section aria-labelledby="example" className="card grid gap-3 p-4 sm:p-5">
      <h2 id="example" className="text-lg">
        {words.example}{' '}
        <Link to={to(path)} className="link">
          <bdi>{name}</bdi>
        </Link>{' '}
        <span className="text-sm font-normal text-muted">{scope}</span>
      </h2>
      <ul className="grid gap-x-6 text-sm sm:grid-cols-2">
        {criteria.map(({ id, name, finding, isCore }) => (
          <li
            key={id}
            className={`flex items-center justify-between gap-3 border-t border-line py-1.5 ${finding.tone === 'pass' ? 'max-sm:hidden' : ''}`}
          >
            <span>
              {name}
              {!isCore && <span className="text-muted">{` (${words.lesser})`}</span>}
            </span>
            <FindingMark finding={finding} />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span>
          {words.rule(place + 1)} {rows[place]?.condition}
        </span>
        {verdict && <VerdictBadge verdict={verdict} />}
      </p>
    </section>
  );
}
