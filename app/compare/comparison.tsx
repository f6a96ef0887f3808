import { formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ProductVerdict } from '#app/verdict/product-verdict.tsx';
import { KIND } from '#domain/listing/kind.ts';
import { SCOPES } from '#domain/method/scope.ts';
import type { Compared, ComparedListings } from './compared.ts';
import { ComparedRows, RowChoice } from './comparison-differences.tsx';
import { ComparisonHead } from './comparison-head.tsx';
import { GroupHeading, Row, Verdict } from './comparison-row.tsx';
import { type ComparedScope, comparedScope, differ, gravestFinding } from './comparison-view.ts';
import { FindingCell } from './finding-cell.tsx';

/** The criteria of the example, where its verdicts part. */
const EXAMPLE_CRITERIA = ['riba', 'proceeds'];

/** All rows, those that differ or are asked of some only, or the verdicts and two criteria of an example. */
type ShownRows = 'all' | 'differing' | 'example';

/** Listings side by side: their verdicts at the head of the columns, below them every criterion of every scope. */
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
          {!isExample && (
            <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
              <div className="grid grow basis-96 gap-1 max-sm:text-sm">{differences}</div>
              <RowChoice
                compared={compared}
                isOnlyDifferent={shownRows === 'differing'}
                differing={differing.length}
                askedOfSome={askedOfSome.length}
                criteriaCount={criteriaCount}
              />
            </div>
          )}
          <div className={`comparison comparison-${compared.length}`}>
            <table>
              <caption className="sr-only">{text.compare.named(formatList(locale, names))}</caption>
              <ComparisonHead compared={compared} isExample={isExample} />
              {compared.some(({ listing }) => KIND[listing.kind].hasOffers) && (
                <Products compared={compared} shownRows={shownRows} />
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

/** The verdict on each product, a row each, before their criteria. */
function Products({ compared, shownRows }: { compared: Compared[]; shownRows: ShownRows }) {
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

function ScopeRows({
  group: { scope, name, isHeaded, columns, criteria },
  compared,
  shownRows,
}: {
  group: ComparedScope;
  compared: Compared[];
  /** An example is one group without a heading: the head names the scope. */
  shownRows: ShownRows;
}) {
  const { text } = useLanguage();
  const isExample = shownRows === 'example';
  const shownCriteria = criteria.filter(({ id, differs, askedColumns }) =>
    isExample
      ? differs && EXAMPLE_CRITERIA.includes(id)
      : shownRows === 'all' || differs || askedColumns !== null,
  );
  const verdicts = columns.map((ruling) => ruling?.verdict);
  const hasVerdicts = !isHeaded && (shownRows === 'all' || differ(verdicts));
  if (shownCriteria.length === 0 && !hasVerdicts) return null;
  const ids = compared.map(({ listing }) => listing.id);
  const weights = [
    { title: text.ruling.coreCriteria, criteria: shownCriteria.filter(({ isCore }) => isCore) },
    { title: text.ruling.otherCriteria, criteria: shownCriteria.filter(({ isCore }) => !isCore) },
  ];
  const isOneWeight = new Set(criteria.map(({ isCore }) => isCore)).size === 1;
  const bodies = weights.map(
    (weight) =>
      weight.criteria.length > 0 && (
        <tbody key={weight.title}>
          {!isOneWeight && !isExample && (
            <GroupHeading name={weight.title} columns={compared.length} isMinor />
          )}
          {weight.criteria.map(({ id, name, differs, askedColumns, isReasoned }) => (
            <Row
              key={id}
              id={`${scope}-${id}`}
              label={name}
              isMarked={isMarked(differs, shownRows)}
              {...(askedColumns && { askedNote: text.compare.askedMark(compared.length) })}
            >
              {columns.map((ruling, place) => (
                <td key={ids[place]}>
                  <FindingCell
                    ruling={ruling}
                    criterion={id}
                    isReasoned={isReasoned}
                    sourceCount={compared[place]?.sourceCounts?.[id]}
                    path={`/${compared[place]?.listing.kind}/${ids[place]}`}
                  />
                </td>
              ))}
            </Row>
          ))}
        </tbody>
      ),
  );
  return (
    <>
      <tbody>
        {!isExample && <GroupHeading name={name} columns={compared.length} />}
        {hasVerdicts && (
          <Row label={text.listing.status} isMarked={isMarked(differ(verdicts), shownRows)}>
            {columns.map((ruling, place) => (
              <td key={ids[place]}>
                <Verdict ruling={ruling} unofferedReason={compared[place]?.unoffered[scope]} />
              </td>
            ))}
          </Row>
        )}
      </tbody>
      {bodies}
    </>
  );
}

// A mark on every row would say nothing.
function isMarked(differs: boolean, shownRows: ShownRows): boolean {
  return differs && shownRows === 'all';
}
