import { useLanguage } from '#app/i18n/use-language.ts';
import { ProductVerdict, type ProductVerdicts } from '#app/verdict/product-verdict.tsx';
import { DrawnVerdict } from '#app/verdict/verdict-lockup.tsx';
import { SCOPES, type Scope, SPOT } from '#domain/method/scope.ts';

/**
 * The verdicts on the products of an exchange, a cell each. That on `main` is in words elsewhere on the card and here only drawn;
 * on narrow screens none is in words. A dash: not classified.
 */
export function ProductStrip({
  exchange,
  main,
}: {
  exchange: ProductVerdicts;
  main: Scope | undefined;
}) {
  const { text } = useLanguage();
  const ruling = exchange.rulings.find(({ scope }) => scope === main);
  const none = (
    <>
      <span aria-hidden="true">—</span>
      <span className="product-none">{text.ruling.notLookedAt}</span>
    </>
  );
  return (
    <ul className="product-strip">
      {SCOPES.map((scope) => (
        <li
          key={scope}
          className={scope === SPOT ? 'product-spot' : undefined}
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
    </ul>
  );
}
