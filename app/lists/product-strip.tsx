import { formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { type Decided, Decides } from '#app/verdict/decides.tsx';
import { ProductVerdict, type ProductVerdicts } from '#app/verdict/product-verdict.tsx';
import { SCOPES, type Scope } from '#domain/method/scope.ts';

/**
 * The verdicts on the products of an exchange, for its card; that on `main` is elsewhere on the card. Products without one share
 * a line, those not offered another.
 */
export function ProductStrip({
  exchange,
  main,
  decided,
}: {
  exchange: ProductVerdicts;
  main: Scope | undefined;
  /** In the columns of a wide screen the cell of `main` says from what its verdict follows. */
  decided?: Decided | null;
}) {
  const { text, locale } = useLanguage();
  const { strip } = text.exchanges;
  const { rulings, notOffered } = exchange;
  const others = SCOPES.filter((scope) => rulings.every((ruling) => ruling.scope !== scope));
  const rest = [
    {
      label: text.ruling.notLookedAt,
      scopes: others.filter((scope) => !notOffered.includes(scope)),
    },
    { label: text.ruling.notOffered, scopes: others.filter((scope) => notOffered.includes(scope)) },
  ].filter(({ scopes }) => scopes.length > 0);
  return (
    <ul className="product-strip">
      {SCOPES.map((scope) => (
        <li
          key={scope}
          {...(scope === main && { 'data-main': '' })}
          {...(others.includes(scope) && { 'data-none': '' })}
        >
          <span className="product-name">{strip[scope]}</span>{' '}
          <Product exchange={exchange} scope={scope} />
          {scope === main && decided && <Decides ruling={decided} />}
        </li>
      ))}
      {rest.map(({ label, scopes }) => (
        <li key={label} className="product-rest">
          {`${label}: ${formatList(
            locale,
            scopes.map((scope) => strip[scope]),
          )}`}
        </li>
      ))}
    </ul>
  );
}

/** The verdict on a product; a dash: nobody has looked at it. */
export function Product({ exchange, scope }: { exchange: ProductVerdicts; scope: Scope }) {
  const { text } = useLanguage();
  const none = (
    <>
      <span aria-hidden="true" className="text-edge">
        —
      </span>
      <span className="sr-only">{text.ruling.notLookedAt}</span>
    </>
  );
  return <ProductVerdict of={exchange} scope={scope} none={none} />;
}
