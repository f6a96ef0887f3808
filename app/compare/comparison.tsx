import { formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { KIND } from '#domain/listing/kind.ts';
import type { ComparedListings } from './compared.ts';
import { ComparedRows, RowChoice } from './comparison-differences.tsx';
import { ComparisonHead } from './comparison-head.tsx';
import { comparedScope, gravestFinding } from './comparison-view.ts';
import { ProductRows } from './product-rows.tsx';
import { ScopeRows } from './scope-rows.tsx';
import { EXAMPLE_CRITERIA, type ShownRows } from './shown-rows.ts';

/** Listings as columns, with their verdicts at the head and every criterion of every scope below. */
export function Comparison({
  compared,
  scopes,
  unruled,
  shownRows,
}: ComparedListings & { shownRows: ShownRows }) {
  const { text, locale } = useLanguage();
  const isExample = shownRows === 'example';
  const groups = scopes.map((scope) => comparedScope(compared, scope));
  const differing = groups.flatMap(({ scope, criteria }) =>
    criteria.filter(({ differs }) => differs).map(({ id, name }) => ({ id, name, scope })),
  );
  const askedOfSome = groups.flatMap(({ scope, columns, criteria }) =>
    criteria.flatMap(({ id, name, askedColumns }) =>
      askedColumns ? { id, name, scope, askedColumns, finding: gravestFinding(columns, id) } : [],
    ),
  );
  const criteriaCount = groups.flatMap(({ criteria }) => criteria).length;
  const differences = (
    <ComparedRows
      compared={compared}
      differing={differing}
      askedOfSome={askedOfSome}
      isLinked={!isExample}
      shownCount={differing.filter(({ id }) => EXAMPLE_CRITERIA.includes(id)).length}
    />
  );
  const names = compared.map(({ listing }) => listing.name);
  return (
    <div className="grid grid-cols-1 gap-5">
      {groups.length > 0 && (
        <>
          <div className={`comparison comparison-${compared.length}`}>
            <table>
              <caption className="sr-only">{text.compare.named(formatList(locale, names))}</caption>
              <ComparisonHead compared={compared} isExample={isExample} />
              {!isExample && (
                <tbody>
                  <tr>
                    <td colSpan={compared.length + 1}>
                      <div className="comparison-differences">
                        <div className="grid grow basis-96 gap-1 max-sm:text-sm">{differences}</div>
                        <RowChoice
                          compared={compared}
                          isOnlyDifferent={shownRows === 'differing'}
                          differing={differing.length}
                          askedOfSome={askedOfSome.length}
                          criteriaCount={criteriaCount}
                        />
                      </div>
                    </td>
                  </tr>
                </tbody>
              )}
              {compared.some(({ listing }) => KIND[listing.kind].hasOffers) && (
                <ProductRows compared={compared} shownRows={shownRows} />
              )}
              {groups.map((group) => (
                <ScopeRows
                  key={group.scope}
                  group={group}
                  compared={compared}
                  shownRows={shownRows}
                />
              ))}
            </table>
          </div>
          {isExample && <div className="grid gap-1 text-sm">{differences}</div>}
        </>
      )}
      {unruled.length > 0 && (
        <p className="text-muted">
          {text.compare.noneRuled(
            formatList(
              locale,
              unruled.map((scope) => text.exchanges.products[scope]),
            ),
            compared.length,
          )}
        </p>
      )}
      <p className="text-sm text-muted">{text.verdict.notAFatwa}</p>
    </div>
  );
}
