import { useLanguage } from '#app/i18n/use-language.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { MethodView } from '#domain/ruling/ruling-view.ts';
import { FindingMark } from './finding-mark.tsx';

type Criterion = MethodView['kinds'][number]['criteria'][number];

/** A criterion's question, the scopes it is asked of, and the meaning of each answer. */
export function CriterionMeaning({ kind, criterion }: { kind: Kind; criterion: Criterion }) {
  const { text } = useLanguage();
  const { id, name, question, scopes, meanings } = criterion;
  return (
    <div className="card grid gap-3 p-5">
      <h3 id={`${kind}-${id}`} className="text-lg">
        {name}
      </h3>
      <p>{question}</p>
      <p className="text-sm text-muted">
        {text.methodology.askedOf}:{' '}
        {scopes.map((scope, place) => (
          <span key={scope.id}>
            {place > 0 && ' · '}
            {scope.name}
            {scope.isCore && ` (${text.methodology.core})`}
          </span>
        ))}
      </p>
      <dl className="grid gap-2">
        {meanings.map(({ finding, meaning }) => (
          <div key={finding.id} className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <dt>
              <FindingMark finding={finding} />
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
