import { formatNames } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { ProductVerdicts } from '#app/verdict/product-verdict.tsx';
import { VerdictDisc } from '#app/verdict/verdict-lockup.tsx';
import { SCOPES, type Scope } from '#domain/method/scope.ts';

/** The verdicts on the products of an exchange but `main`, a line each; those without a verdict are named together. */
export function ClassifiedProducts({
  exchange: { rulings, notOffered },
  main,
}: {
  exchange: ProductVerdicts;
  main: Scope | undefined;
}) {
  const { text, locale } = useLanguage();
  const ruled = rulings.filter(({ scope }) => scope !== main);
  const open = SCOPES.filter(
    (scope) => scope !== main && !ruled.some((ruling) => ruling.scope === scope),
  );
  const groups = Map.groupBy(open, (scope) =>
    notOffered.includes(scope) ? text.ruling.notOffered : text.ruling.notLookedAt,
  );
  return (
    <ul className="classified-products">
      {ruled.map((ruling) => (
        <li key={ruling.scope}>
          <span className="product-name">{text.exchanges.strip[ruling.scope]}</span>{' '}
          <VerdictDisc ruling={ruling} isNamed isFirmnessShort />
        </li>
      ))}
      {[...groups].map(([state, scopes]) => (
        <li key={state} className="text-muted">
          {state}:{' '}
          {formatNames(
            locale,
            scopes.map((scope) => text.exchanges.strip[scope]),
          )}
        </li>
      ))}
    </ul>
  );
}
