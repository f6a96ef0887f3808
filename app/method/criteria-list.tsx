import { formatList } from '#app/i18n/format.ts';
import type { Text } from '#app/i18n/text.en.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { criterionAnchor } from '#app/ruling/criterion-anchor.ts';
import { FindingMark } from '#app/ruling/finding-mark.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import type { CriterionOfKind, MethodView } from '#domain/ruling/method-view.ts';

type Scope = CriterionOfKind['scopes'][number];
type Words = Text['methodology'];

/** The criteria by kind; each opens to what it is core for and what its findings mean. */
export function CriteriaList({ kinds }: { kinds: MethodView['kinds'] }) {
  const words = useLanguage().text.methodology;
  return (
    <>
      {kinds.map(({ kind, criteria }) => (
        <Fold
          key={kind}
          id={`criteria-${kind}`}
          title={words.criteriaTitle[kind]}
          text={words.criteriaNote(criteria.length)}
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
    </>
  );
}

function Row({
  anchor,
  criterion: { name, question, scopes, meanings },
}: {
  anchor: string;
  criterion: CriterionOfKind;
}) {
  const { text, locale } = useLanguage();
  const words = text.methodology;
  const [first] = scopes;
  return (
    <li className="border-t border-line first:border-0">
      <details>
        <summary className="flex min-h-11 cursor-pointer items-baseline gap-x-3 py-2 hover:text-accent">
          <FoldMark className="self-center" />
          <span className="font-medium sm:w-52 sm:shrink-0">{name}</span>
          <span className="grow text-muted max-sm:sr-only">{question}</span>
          {first && (
            <span className="w-56 shrink-0 text-sm text-muted max-lg:hidden" aria-hidden="true">
              {coreWords(first, words, locale)}
              {scopes.length > 1 && ` ${words.othersBelow}`}
            </span>
          )}
        </summary>
        {/* The id is inside: a link to a closed criterion opens it. */}
        <div id={anchor} className="grid scroll-mt-40 gap-4 ps-7 pb-4">
          <p className="max-w-prose sm:hidden" aria-hidden="true">
            {question}
          </p>
          <dl className="grid gap-x-8 gap-y-4 text-sm lg:grid-cols-4">
            <div>
              <dt className="font-medium">{words.coreFor}</dt>
              <dd className="text-muted">
                {scopes.map((scope) => (
                  <span key={scope.id} className="block">
                    {coreWords(scope, words, locale)}
                  </span>
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

function coreWords({ name, isCore, only, except }: Scope, words: Words, locale: string): string {
  if (!isCore) return words.notCore(name);
  if (only.length > 0) return words.coreOnly(name, formatList(locale, only));
  if (except.length > 0) return words.coreExcept(name, formatList(locale, except));
  return words.core(name);
}
