import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Scope } from '#domain/method/scope.ts';
import type { Direction } from '#domain/ruling/judgement.ts';

/** Departures in one direction; of many only the first are named. */
export interface Departing {
  direction: Direction;
  count: number;
  named: { kind: Kind; id: string; scope: Scope; name: string; scopeName: string }[];
}

/** The departures from the method by direction, with their listings. */
export function Departures({ departures }: { departures: Departing[] }) {
  const { text, to } = useLanguage();
  return (
    <dl className="card grid divide-y divide-line px-4 text-sm">
      {departures.map(({ direction, count, named }) => (
        <div key={direction} className="py-2">
          <dt className="flex justify-between gap-4">
            {text.methodology.directions[direction]}: <span className="num">{count}</span>
          </dt>
          {named.length > 0 && (
            <dd>
              <ul className="flex flex-wrap gap-x-4">
                {named.map(({ kind, id, scope, name, scopeName }) => (
                  <li key={`${kind}/${id}/${scope}`}>
                    <Link to={to(`/${kind}/${id}`)} className="link">
                      <bdi>{name}</bdi>
                    </Link>{' '}
                    <span className="text-sm text-muted">({scopeName})</span>
                  </li>
                ))}
              </ul>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
