import { formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { criterionAnchor } from '#app/ruling/criterion-anchor.ts';
import { FindingMark } from '#app/ruling/finding-mark.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import type { MethodView } from '#domain/ruling/method-view.ts';

type Criterion = MethodView['kinds'][number]['criteria'][number];

/** The criteria by kind; each opens to what it is core for and what its findings mean. */
export function CriteriaList({ kinds }: { kinds: MethodView['kinds'] }) {
  const words = useLanguage().text.methodology;
  return (
    <div className="border-t border-line">
      {kinds.map(({ kind, criteria }) => (
        <Fold
          key={kind}
          id={`criteria-${kind}`}
          title={words.criteriaTitle[kind]}
          note={criteria.length}
        >
          <ul>
            {criteria.map((criterion) => (
              <Row
                key={criterion.id}
                anchor={criterionAnchor(kind, criterion.id)}
                criterion={criterion}
              />
            ))}
          </ul>
        </Fold>
      ))}
    </div>
  );
}

function Row({
  anchor,
  criterion: { name, question, scopes, meanings },
}: {
  anchor: string;
  criterion: Criterion;
}) {
  const { text } = useLanguage();
  return (
    <li className="border-t border-line first:border-0">
      <details>
        <summary className="flex min-h-11 cursor-pointer items-baseline gap-x-3 py-2 hover:text-accent">
          <FoldMark className="self-center" />
          <span className="font-medium sm:w-52 sm:shrink-0">{name}</span>
          <span className="text-muted max-sm:sr-only">{question}</span>
        </summary>
        {/* The id is inside: a link to a closed criterion opens it. */}
        <div id={anchor} className="grid scroll-mt-40 gap-4 ps-7 pb-4">
          <p className="max-w-prose sm:hidden" aria-hidden="true">
            {question}
          </p>
          <dl className="grid gap-x-8 gap-y-4 text-sm lg:grid-cols-4">
            <div>
              <dt className="font-medium">{text.methodology.coreFor}</dt>
              <dd className="text-muted">
                {scopes.map((scope) => (
                  <CoreFor key={scope.id} scope={scope} />
                ))}
              </dd>
            </div>
            {meanings.map(({ finding, meaning }) => (
              <div key={finding.id}>
                <dt>
                  <FindingMark finding={finding} />
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
      </details>
    </li>
  );
}

function CoreFor({ scope }: { scope: Criterion['scopes'][number] }) {
  const { text, locale } = useLanguage();
  const words = text.methodology;
  const { name, isCore, only, except } = scope;
  const list = (names: string[]) => formatList(locale, names);
  const core =
    only.length > 0
      ? words.coreOnly(list(only))
      : except.length > 0
        ? words.coreExcept(list(except))
        : words.core;
  return (
    <span className="block">
      {name}: {isCore ? core : words.notCore}
    </span>
  );
}
