import { formatNames } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ProductVerdict, type ProductVerdicts } from '#app/verdict/product-verdict.tsx';
import { DrawnVerdict } from '#app/verdict/verdict-lockup.tsx';
import { PRODUCT_SCOPES, SCOPES, type Scope, SPOT } from '#domain/method/scope.ts';

/**
 * The verdicts on the products of an exchange, a cell each. That on `main` is in words elsewhere on the card and here only drawn;
 * on narrow screens none is in words. A dash: not classified. `hasRest`: narrow screens have words, and a line in place of the
 * products without a verdict.
 */
export function ProductStrip({
  exchange,
  main,
  hasRest = false,
}: {
  exchange: ProductVerdicts;
  main: Scope | undefined;
  hasRest?: boolean;
}) {
  const { text } = useLanguage();
  const ruling = exchange.rulings.find(({ scope }) => scope === main);
  const none = (
    <>
      <span aria-hidden="true">—</span>
      <span className="product-none">{text.ruling.notLookedAt}</span>
    </>
  );
  const isRuled = (scope: Scope) => exchange.rulings.some((each) => each.scope === scope);
  return (
    <ul className="product-strip">
      {SCOPES.map((scope) => (
        <li
          key={scope}
          className={
            scope === SPOT
              ? 'product-spot'
              : hasRest && !isRuled(scope)
                ? 'max-lg:hidden'
                : undefined
          }
          aria-hidden={scope === main || undefined}
        >
          <span className="product-name">{text.exchanges.strip[scope]}</span>{' '}
          {ruling && scope === main ? (
            <DrawnVerdict ruling={ruling} />
          ) : (
            <ProductVerdict of={exchange} scope={scope} none={none} />
          )}
        </li>
      ))}
      {hasRest && (
        <Rest exchange={exchange} scopes={PRODUCT_SCOPES.filter((scope) => !isRuled(scope))} />
      )}
    </ul>
  );
}

function Rest({ exchange, scopes }: { exchange: ProductVerdicts; scopes: Scope[] }) {
  const { text, locale } = useLanguage();
  const groups = Map.groupBy(scopes, (scope) =>
    exchange.notOffered.includes(scope) ? text.ruling.notOffered : text.ruling.notLookedAt,
  );
  return [...groups].map(([state, those]) => (
    <li key={state} className="product-rest">
      {state}:{' '}
      {formatNames(
        locale,
        those.map((scope) => text.exchanges.strip[scope]),
      )}
    </li>
  ));
}

/** The heads of strips in a table, where spot has the column of the verdict. */
export function ProductHeads() {
  const { text } = useLanguage();
  return (
    <span aria-hidden="true" className="product-heads">
      {PRODUCT_SCOPES.map((scope) => (
        <span key={scope}>{text.exchanges.strip[scope]}</span>
      ))}
    </span>
  );
}
