import { formatNames } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Facts } from '#app/ui/facts.tsx';
import { SCOPES, type Scope } from '#domain/method/scope.ts';
import type { ProductVerdicts } from './product-verdict.tsx';
import { VerdictDisc } from './verdict-lockup.tsx';

/** The products of an exchange but `main`: those with the same verdict and firmness in a line, then in one line those without a verdict. */
export function ProductGroups({
  exchange: { rulings, unoffered },
  main,
}: {
  exchange: ProductVerdicts;
  main: Scope | undefined;
}) {
  const { text, locale } = useLanguage();
  const namesOf = (scopes: Scope[]) =>
    formatNames(
      locale,
      scopes.map((scope) => text.exchanges.strip[scope]),
    );
  const isOpen = (scope: Scope) => !rulings.some((ruling) => ruling.scope === scope);
  const groups = Map.groupBy(
    rulings.filter(({ scope }) => scope !== main),
    ({ verdict, firmness, isOverdue, isDeparture }) =>
      [verdict, firmness?.name, isOverdue, isDeparture].join(),
  );
  const states = Map.groupBy(SCOPES.filter(isOpen), (scope) => {
    const reason = unoffered[scope];
    return reason ? text.ruling.unoffered[reason] : text.ruling.notLookedAt;
  });
  return (
    <ul className="product-groups">
      {[...groups.values()].map(
        ([ruling, ...others]) =>
          ruling && (
            <li key={ruling.scope}>
              <span>{namesOf([ruling, ...others].map(({ scope }) => scope))}</span>{' '}
              <VerdictDisc ruling={ruling} isNamed isFirmnessShort />
            </li>
          ),
      )}
      {states.size > 0 && (
        <li className="text-muted">
          <Facts facts={[...states].map(([state, scopes]) => `${state}: ${namesOf(scopes)}`)} />
        </li>
      )}
    </ul>
  );
}
