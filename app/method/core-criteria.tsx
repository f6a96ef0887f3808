import { useLanguage } from '#app/i18n/use-language.ts';
import { criterionAnchor } from '#app/ruling/criterion-anchor.ts';
import { PageSection } from '#app/ui/page-section.tsx';
import { SPOT } from '#domain/method/scope.ts';
import type { CriterionOfKind, MethodView } from '#domain/ruling/method-view.ts';

/** The criteria that are core for most listings of a kind, each with its question and a link to what its findings mean. */
export function CoreCriteria({ kinds }: { kinds: MethodView['kinds'] }) {
  const words = useLanguage().text.methodology;
  return (
    <PageSection id="core" title={words.coreTitle}>
      {kinds.map(({ kind, criteria }) => (
        <div key={kind} className="card px-4 py-2">
          <h3 className="text-base text-muted">{words.coreOf[kind]}</h3>
          <ul className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4">
            {criteria.filter(isMostlyCore).map(({ id, name, question }) => (
              <li key={id} className="border-line py-1 sm:border-t sm:first:border-0">
                <a
                  href={`#${criterionAnchor(kind, id)}`}
                  className="link w-fit font-medium max-sm:inline-flex max-sm:min-h-8 max-sm:items-center"
                >
                  {name}
                </a>
                <span className="block text-sm text-pretty max-sm:hidden">{question}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="text-sm text-muted">{words.coreText}</p>
    </PageSection>
  );
}

function isMostlyCore({ scopes }: CriterionOfKind): boolean {
  return scopes.some((scope) => scope.id === SPOT && scope.isMostlyCore);
}
