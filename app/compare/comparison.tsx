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

/** Listings side by side: their verdicts at the head of the columns, below them every criterion of every scope. */
export function Comparison({
  compared,
  scopes,
  unruled,
  isOnlyDifferent = false,
  isExample = false,
}: ComparedListings & {
  isOnlyDifferent?: boolean;
  /** Only the verdicts and two criteria that differ, without a choice of rows. */
  isExample?: boolean;
}) {
  const { text, locale } = useLanguage();
  const groups = scopes.map((scope) => comparedScope(compared, scope));
  const differing = groups.flatMap(({ scope, criteria }) =>
    criteria.filter(({ differs }) => differs).map(({ id, name }) => ({ id, name, scope })),
  );
  const askedOfSome = groups.flatMap(({ scope, columns, criteria }) =>
    criteria.flatMap(({ id, name, askedColumns }) =>
      askedColumns ? { id, name, scope, askedColumns, finding: gravestFinding(columns, id) } : [],
    ),
  );
  const all = groups.flatMap(({ criteria }) => criteria).length;
  const rows = (
    <ComparedRows
      compared={compared}
      differing={differing}
      askedOfSome={askedOfSome}
      isLinked={!isExample}
      shown={differing.filter(({ id }) => EXAMPLE_CRITERIA.includes(id)).length}
    />
  );
  const names = compared.map(({ listing }) => listing.name);
  return (
    <div className="grid grid-cols-1 gap-5">
      {groups.length > 0 && (
        <>
          {!isExample && (
            <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
              <div className="grid grow basis-96 gap-1 max-sm:text-sm">{rows}</div>
              <RowChoice
                compared={compared}
                isOnlyDifferent={isOnlyDifferent}
                differing={differing.length}
                askedOfSome={askedOfSome.length}
                all={all}
              />
            </div>
          )}
          <div className={`comparison comparison-${compared.length}`}>
            <table>
              <caption className="sr-only">{text.compare.named(formatList(locale, names))}</caption>
              <ComparisonHead compared={compared} isExample={isExample} />
              {compared.some(({ listing }) => KIND[listing.kind].hasOffers) && (
                <Products compared={compared} />
              )}
              {groups.map((group) => (
                <ScopeRows
                  key={group.scope}
                  group={group}
                  compared={compared}
                  isOnlyDifferent={isOnlyDifferent}
                  isExample={isExample}
                />
              ))}
            </table>
          </div>
          {isExample && <div className="grid gap-1 text-sm">{rows}</div>}
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
function Products({ compared }: { compared: Compared[] }) {
  const { text } = useLanguage();
  return (
    <tbody>
      <GroupHeading name={text.compare.byProduct} columns={compared.length} />
      {SCOPES.map((scope) => {
        const verdicts = compared.map(
          ({ rulings }) => rulings.find((ruling) => ruling.scope === scope)?.verdict,
        );
        return (
          <Row key={scope} label={text.exchanges.products[scope]} differs={differ(verdicts)}>
            {compared.map((each) => (
              <td key={each.listing.id} className="max-sm:text-sm">
                <ProductVerdict of={each} scope={scope} none={text.compare.notRuled} />
              </td>
            ))}
          </Row>
        );
      })}
    </tbody>
  );
}

function ScopeRows({
  group: { scope, name, isHeaded, columns, criteria },
  compared,
  isOnlyDifferent,
  isExample,
}: {
  group: ComparedScope;
  compared: Compared[];
  isOnlyDifferent: boolean;
  /** In one group without a heading: the head names the scope. */
  isExample: boolean;
}) {
  const { text } = useLanguage();
  const shown = criteria.filter(({ id, differs, askedColumns }) =>
    isExample
      ? differs && EXAMPLE_CRITERIA.includes(id)
      : !isOnlyDifferent || differs || askedColumns !== null,
  );
  const verdicts = columns.map((ruling) => ruling?.verdict);
  const hasVerdicts = !isHeaded && (!isOnlyDifferent || differ(verdicts));
  if (shown.length === 0 && !hasVerdicts) return null;
  const ids = compared.map(({ listing }) => listing.id);
  const weights = [
    { title: text.ruling.coreCriteria, criteria: shown.filter(({ isCore }) => isCore) },
    { title: text.ruling.otherCriteria, criteria: shown.filter(({ isCore }) => !isCore) },
  ];
  const isOneWeight = new Set(criteria.map(({ isCore }) => isCore)).size === 1;
  const rows = weights.map(
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
              differs={differs && !isExample}
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
          <Row label={text.listing.status} differs={differ(verdicts) && !isOnlyDifferent}>
            {columns.map((ruling, place) => (
              <td key={ids[place]}>
                <Verdict
                  ruling={ruling}
                  isNotOffered={compared[place]?.notOffered.includes(scope) ?? false}
                />
              </td>
            ))}
          </Row>
        )}
      </tbody>
      {rows}
    </>
  );
}
