import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ProductVerdict, type ProductVerdicts } from '#app/verdict/product-verdict.tsx';
import type { ListingSummary } from '#domain/listing/display.ts';
import { SCOPES, type Scope } from '#domain/method/scope.ts';

type ProductRow = Pick<ListingSummary, 'id' | 'name' | 'image' | 'letter'> & ProductVerdicts;

/** Exchanges and the verdicts on their products. On a phone the verdicts are drawn without words. */
export function ProductsTable({ exchanges }: { exchanges: ProductRow[] }) {
  const { text, to } = useLanguage();
  const words = text.exchanges;
  return (
    <div className="grid gap-2">
      <div className="card relative sm:overflow-x-auto lg:overflow-clip">
        <table className="product-rows w-full text-start">
          <caption className="sr-only">{words.productsCaption}</caption>
          <thead className="border-b border-line bg-raised text-sm">
            <tr className="*:text-start *:font-medium sm:*:p-3">
              <th scope="col" className="sm:ps-5">
                {words.exchange}
              </th>
              {SCOPES.map((scope) => (
                <th key={scope} scope="col">
                  {words.strip[scope]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {exchanges.map((exchange) => (
              <tr
                key={exchange.id}
                className="relative border-b border-line last:border-0 hover:bg-raised sm:*:p-3"
              >
                <th scope="row" className="text-start font-medium sm:ps-5">
                  <Link
                    to={to(`/exchange/${exchange.id}`)}
                    className="row-link flex items-center gap-3 hover:text-accent sm:whitespace-nowrap"
                  >
                    <ListingLogo image={exchange.image} letter={exchange.letter} size="sm" />
                    <bdi>{exchange.name}</bdi>
                  </Link>
                </th>
                {SCOPES.map((scope) => (
                  <td
                    key={scope}
                    className="text-sm max-sm:text-xs max-sm:leading-tight sm:whitespace-nowrap lg:text-base"
                  >
                    <Product exchange={exchange} scope={scope} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The verdict on a product; a dash: nobody has looked at it. */
function Product({ exchange, scope }: { exchange: ProductVerdicts; scope: Scope }) {
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
