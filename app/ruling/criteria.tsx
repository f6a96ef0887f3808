import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { FindingBar } from '#app/verdict/finding-bar.tsx';
import { noteLead } from '#app/verdict/note-lead.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { letterOf } from '#domain/method/definition.ts';
import type { CriterionView } from '#domain/ruling/ruling-view.ts';
import { criterionAnchor } from './criterion-anchor.ts';
import { criterionGroups } from './criterion-groups.ts';
import { Source } from './source.tsx';

/** Criteria with their findings; each line opens to its evidence. `kind` null: criteria that no version of the method asks. */
export function Criteria({
  kind,
  criteria,
  needsCoreForHaram = false,
  idStart,
}: {
  kind: Kind | null;
  criteria: CriterionView[];
  needsCoreForHaram?: boolean;
  /** The start of the ids that links to a criterion use. */
  idStart?: string;
}) {
  const { text } = useLanguage();
  return criterionGroups({ criteria, needsCoreForHaram }, text.ruling).map((group) => (
    <div key={group.title}>
      {group.title && <p className="snug text-sm text-muted">{group.title}</p>}
      <ul className="grid">
        {group.criteria.map((criterion) => (
          <li key={criterion.id} className="border-b border-line last:border-0">
            <details className={kind ? undefined : 'print-closed'}>
              <summary className="criterion-row cursor-pointer hover:text-accent">
                <FoldMark />
                <FindingBar finding={criterion.finding} />
                <span className="criterion-head">
                  <span className="font-medium wrap-normal">
                    {criterion.name}
                    <Pause />
                  </span>
                  {!(idStart && criterion.note) && (
                    <SourceCount count={criterion.evidence.length} className="criterion-sources" />
                  )}
                  <span className="criterion-finding">
                    {criterion.finding.name}
                    {isStillConcern(criterion.finding) && text.ruling.stillConcern}
                  </span>
                </span>
                {idStart && criterion.note && (
                  <span className="criterion-lead text-sm text-muted">
                    {/* The count before the note would read as its start. */}
                    {noteLead(criterion.note)}
                    {/* A space that does not break: the count goes to the next line with the last word only. */}
                    {'\u00a0'}
                    <SourceCount
                      count={criterion.evidence.length}
                      className="criterion-count"
                      isAfterNote
                    />
                  </span>
                )}
              </summary>
              <div id={idStart && idStart + criterion.id} className="scroll-mt-40">
                <Answer kind={kind} criterion={criterion} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </div>
  ));
}

// A failure that ended counts as a concern for some years, which its name does not say.
function isStillConcern(finding: CriterionView['finding']): boolean {
  return letterOf(finding) === 'r';
}

// Without it a screen reader runs the parts of the line together.
function Pause() {
  return <span className="sr-only"> · </span>;
}

function SourceCount({
  count,
  className = '',
  isAfterNote = false,
}: {
  count: number;
  className?: string;
  isAfterNote?: boolean;
}) {
  const { text } = useLanguage();
  if (count === 0) return null;
  // Isolated: after a Latin name that ends the note, the digits would join it.
  return (
    <bdi className={`text-sm whitespace-nowrap text-muted ${className}`}>
      <span className="link">{text.ruling.sources(count)}</span>
      {!isAfterNote && <Pause />}
    </bdi>
  );
}

function Answer({ kind, criterion }: { kind: Kind | null; criterion: CriterionView }) {
  const { text, to } = useLanguage();
  const { id, name, question, isCore, finding, note, evidence } = criterion;
  const words = text.ruling;
  const weight = finding.tone === 'unknown' ? words.isOpenCore : words.isCore;
  return (
    <div className="grid gap-3 ps-7 pb-4 print:grid-cols-2 print:gap-x-4 print:gap-y-1 print:pb-1">
      <p className="no-print text-sm text-muted">
        {`${question} ${isCore ? `${weight} ` : ''}`}
        {kind && (
          <Link
            to={`${to('/methodology')}#${criterionAnchor(kind, id)}`}
            // Only the browser's own navigation opens the folded criterion.
            reloadDocument
            className="link"
          >
            {words.linesOf(name)}
          </Link>
        )}
      </p>
      {note ? (
        <p className="max-w-prose text-pretty print:col-span-2 print:max-w-none">{note}</p>
      ) : (
        finding.tone === 'unknown' && <p>{words.noSource}</p>
      )}
      {evidence.map((item, place) => (
        <Source
          key={`${item.url} ${item.quote}`}
          evidence={item}
          isRepeated={evidence.findIndex(({ url }) => url === item.url) < place}
        />
      ))}
    </div>
  );
}
