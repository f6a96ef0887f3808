import type { Kind } from '#domain/listing/kind.ts';
import { type Criterion, isCore } from '#domain/ruling/method.ts';
import type { Scope } from '#domain/ruling/scope.ts';
import { BothLanguages, Line, Lines } from './controls.tsx';
import { FindingChoice } from './finding-choice.tsx';
import { OthersAnswer } from './others-answer.tsx';
import { Rows } from './rows.tsx';
import type { RulingInput } from './ruling-input.ts';
import { CRITERION_WORDS } from './ruling-words.ts';
import { SourceFields } from './source-fields.tsx';

/** A criterion: what was found, what there is to say of it, what it rests on. */
export function CriterionFields({
  kind,
  scope,
  criterion,
  today,
  beside,
}: {
  kind: Kind;
  scope: Scope;
  criterion: Criterion;
  today: string;
  /** Another listing's ruling, to compare with. */
  beside: { name: string; input: RulingInput } | null;
}) {
  const { label, asks } = CRITERION_WORDS[criterion];
  const path = `criteria.${criterion}`;
  return (
    <section
      aria-label={label}
      className={`card grid items-start gap-4 p-4 sm:p-5 ${beside ? 'xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : ''}`}
    >
      <div className="grid min-w-0 gap-3">
        <div>
          <h3 className="text-base">
            {label}
            {isCore(kind, scope, criterion) && (
              <span className="ms-2 text-sm font-normal text-muted">core</span>
            )}
          </h3>
          <p className="text-sm text-muted">{asks}</p>
        </div>
        <FindingChoice criterion={criterion} />
        <BothLanguages path={`${path}.note`} label="Note" maxLength={3000} />
        <Rows
          path={`${path}.evidence`}
          one="Evidence"
          of={label}
          blank={{ url: '', title: '', quote: '', readOn: today }}
        >
          {(index, key) => (
            <div className="grid gap-x-4 gap-y-2 md:grid-cols-2">
              <SourceFields list={`${path}.evidence`} index={index} at={key} />
              <Lines
                path={`${path}.evidence.${index}.quote`}
                label="Quoted sentence"
                maxLength={1000}
              />
              <Line path={`${path}.evidence.${index}.readOn`} label="Read on" type="date" />
            </div>
          )}
        </Rows>
      </div>
      {beside && (
        <OthersAnswer
          criterion={criterion}
          name={beside.name}
          answer={beside.input.criteria[criterion]}
        />
      )}
    </section>
  );
}
