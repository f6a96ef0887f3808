import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { VerdictDisc } from '#app/verdict/verdict-lockup.tsx';
import type { ListingSummary, RuledSummary } from '#domain/listing/display.ts';
import { SCOPES, type Scope } from '#domain/method/scope.ts';

interface ProductRow
  extends Pick<ListingSummary, 'id' | 'name' | 'image' | 'letter'>,
    Pick<RuledSummary, 'notOffered'> {
  rulings: (ComponentProps<typeof VerdictDisc>['ruling'] & { scope: Scope })[];
}

/** Exchanges and the verdicts on their products; a dash: nobody has looked at it. On a phone the verdicts are drawn without words. */
export function ProductsTable({ exchanges }: { exchanges: ProductRow[] }) {
  const { text, to } = useLanguage();
  const words = text.exchanges;
  return (
    <div className="grid gap-2">
      <div className="card relative sm:overflow-x-auto">
        <table className="product-rows w-full text-start">
          <caption className="sr-only">{words.productsCaption}</caption>
          <thead className="border-b border-line bg-raised text-sm">
            <tr className="*:text-start *:font-medium sm:*:p-3">
              <th scope="col" className="sm:ps-5">
                {words.exchange}
              </th>
              {SCOPES.map((scope) => (
                <th key={scope} scope="col">
                  {words.products[scope]}
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
                    className="text-sm max-sm:text-xs max-sm:leading-tight sm:whitespace-nowrap"
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

function Product({ exchange, scope }: { exchange: ProductRow; scope: Scope }) {
  const { text } = useLanguage();
  const ruling = exchange.rulings.find((each) => each.scope === scope);
  const isNotOffered = exchange.notOffered.includes(scope);
  if (ruling) {
    return (
      <>
        <VerdictDisc ruling={ruling} />
        {isNotOffered && <span className="block text-muted">{text.ruling.notOffered}</span>}
      </>
    );
  }
  if (isNotOffered) return <span className="text-muted">{text.ruling.notOffered}</span>;
  return (
    <span className="text-muted">
      <span aria-hidden="true">—</span>
      <span className="sr-only">{text.ruling.notLookedAt}</span>
    </span>
  );
}

/** The five products of an exchange, always in the same places, for its card. */
export function ProductStrip({ exchange }: { exchange: RuledSummary }) {
  const { text } = useLanguage();
  return (
    <ul className="product-strip border-t border-line pt-2 text-xs">
      {SCOPES.map((scope) => (
        <li key={scope}>
          <span className="text-muted">{text.exchanges.products[scope]}</span>
          <Product exchange={exchange} scope={scope} />
        </li>
      ))}
    </ul>
  );
}
