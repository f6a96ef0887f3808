import { ChoiceField, LongTextField, TextField } from '#app/editing/form/controls.tsx';
import { LONGEST_RULING_TEXT } from '#domain/ruling/ruling.ts';
import { BothLanguages } from './both-languages.tsx';
import { FindingChoice } from './finding-choice.tsx';
import type { AskedCriterion } from './loaded-ruling.ts';
import type { OtherRuling } from './other-listing.tsx';
import { OthersAnswer } from './others-answer.tsx';
import { RowList } from './row-list.tsx';
import { QUOTE_LANGUAGE_LABELS } from './ruling-words.ts';
import { SourceFields } from './source-fields.tsx';
import { blankEvidence } from './typed-ruling.ts';

/** A criterion: its finding, note and evidence. */
export function CriterionFields({
  criterion,
  today,
  beside,
}: {
  criterion: AskedCriterion;
  today: string;
  /** Another listing's ruling, to compare with. */
  beside: OtherRuling | null;
}) {
  const { id, name, question, isCore } = criterion;
  const path = `criteria.${id}`;
  return (
    <section
      aria-label={name}
      className={`card grid items-start gap-4 p-4 sm:p-5 ${beside ? 'xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : ''}`}
    >
      <div className="grid min-w-0 gap-3">
        <div>
          <h3 className="text-base">
            {name}
            {isCore && <span className="ms-2 text-sm font-normal text-muted">core</span>}
          </h3>
          <p className="text-sm text-muted">{question}</p>
        </div>
        <FindingChoice criterion={criterion} />
        <BothLanguages name={`${path}.note`} label="Note" maxLength={LONGEST_RULING_TEXT} />
        <RowList
          name={`${path}.evidence`}
          rowName="Evidence"
          listName={name}
          blank={blankEvidence(today)}
        >
          {(row) => (
            <div className="grid gap-x-4 gap-y-2 md:grid-cols-2">
              <SourceFields row={row} />
              <LongTextField
                name={`${row}.quote`}
                label="Quoted sentence"
                rows={2}
                maxLength={1000}
              />
              <div className="grid content-start gap-2">
                <TextField name={`${row}.readOn`} label="Read on" type="date" />
                <ChoiceField
                  name={`${row}.language`}
                  label="Language of the quoted sentence"
                  options={QUOTE_LANGUAGE_LABELS}
                />
              </div>
            </div>
          )}
        </RowList>
      </div>
      {beside && <OthersAnswer criterion={criterion} other={beside} />}
    </section>
  );
}
