import { useLanguage } from '#app/i18n/use-language.ts';
import { ProductVerdict } from '#app/verdict/product-verdict.tsx';
import { SCOPES } from '#domain/method/scope.ts';
import type { Compared } from './compared.ts';
import { GroupHeading, Row } from './comparison-row.tsx';
import { differ } from './comparison-view.ts';
import { isMarked, type ShownRows } from './shown-rows.ts';

/** The verdict on each product, a row each, before their criteria. */
export function ProductRows({
  compared,
  shownRows,
}: {
  compared: Compared[];
  shownRows: ShownRows;
}) {
  const { text } = useLanguage();
  const products = SCOPES.map((scope) => {
    const verdicts = compared.map(
      ({ rulings }) => rulings.find((ruling) => ruling.scope === scope)?.verdict,
    );
    return { scope, differs: differ(verdicts) };
  }).filter(({ differs }) => differs || shownRows === 'all');
  if (products.length === 0) return null;
  return (
    <tbody>
      <GroupHeading name={text.compare.byProduct} columns={compared.length} />
      {products.map(({ scope, differs }) => (
        <Row
          key={scope}
          label={text.exchanges.products[scope]}
          isMarked={isMarked(differs, shownRows)}
        >
          {compared.map((each) => (
            <td key={each.listing.id} className="max-sm:text-sm">
              <ProductVerdict of={each} scope={scope} none={text.compare.notRuled} />
            </td>
          ))}
        </Row>
      ))}
    </tbody>
  );
}
