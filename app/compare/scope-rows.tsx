import { useLanguage } from '#app/i18n/use-language.ts';
import type { Scope } from '#domain/method/scope.ts';
import type { Compared } from './compared.ts';
import { GroupHeading, Row, Verdict } from './comparison-row.tsx';
import { type ComparedScope, differ } from './comparison-view.ts';
import { FindingCell } from './finding-cell.tsx';
import { EXAMPLE_CRITERIA, isMarked, type ShownRows } from './shown-rows.ts';

/** The verdicts and criteria of one scope, core criteria first. */
export function ScopeRows({
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
          {weight.criteria.map((criterion) => (
            <CriterionRow
              key={criterion.id}
              criterion={criterion}
              scope={scope}
              columns={columns}
              compared={compared}
              shownRows={shownRows}
            />
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
            {compared.map(({ listing, unoffered }, place) => (
              <td key={listing.id}>
                <Verdict ruling={columns[place]} unofferedReason={unoffered[scope]} />
              </td>
            ))}
          </Row>
        )}
      </tbody>
      {bodies}
    </>
  );
}

function CriterionRow({
  criterion: { id, name, differs, askedColumns, isReasoned },
  scope,
  columns,
  compared,
  shownRows,
}: {
  criterion: ComparedScope['criteria'][number];
  scope: Scope;
  columns: ComparedScope['columns'];
  compared: Compared[];
  shownRows: ShownRows;
}) {
  const { text } = useLanguage();
  return (
    <Row
      id={`${scope}-${id}`}
      label={name}
      isMarked={isMarked(differs, shownRows)}
      {...(askedColumns && { askedNote: text.compare.askedMark(compared.length) })}
    >
      {compared.map(({ listing, sourceCounts }, place) => (
        <td key={listing.id}>
          <FindingCell
            ruling={columns[place]}
            criterion={id}
            isReasoned={isReasoned}
            sourceCount={sourceCounts?.[id]}
            path={`/${listing.kind}/${listing.id}`}
          />
        </td>
      ))}
    </Row>
  );
}
