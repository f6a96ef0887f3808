import { useField } from '@conform-to/react';
import { type KeyboardEvent, useState } from 'react';
import { EvidenceRows } from '#app/editing/evidence/evidence-rows.tsx';
import { BothLanguages } from '#app/editing/form/both-languages.tsx';
import { InputField } from '#app/editing/form/controls.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { FindingBar } from '#app/verdict/finding-bar.tsx';
import type { WeighedFinding } from '#domain/method/definition.ts';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import { RULING_LIMITS } from '#domain/ruling/ruling.ts';
import { letterOfKey, sectionOf } from './jump.ts';
import type { AskedCriterion } from './loaded-ruling.ts';
import { type OtherRuling, OthersAnswer } from './other-listing.tsx';
import { FINDING_IDS, findingWords } from './ruling-words.ts';

/** A criterion: its finding, note and evidence. In one column it is a line that opens, one at a time. */
export function CriterionFields({
  criterion,
  weighed,
  isCore,
  isAsked,
  isWrong,
  today,
  beside,
}: {
  criterion: AskedCriterion;
  weighed: WeighedFinding;
  isCore: boolean;
  /** Asked of the kind of asset that is chosen. */
  isAsked: boolean;
  /** It has an error. */
  isWrong: boolean;
  today: string;
  /** Another listing's ruling, to compare with. */
  beside: OtherRuling | null;
}) {
  const { id, name, question } = criterion;
  const path = `criteria.${id}`;
  const [isOpen, setOpen] = useState(false);
  const title = (
    <h3 className="text-base">
      {name}
      {isCore && <span className="ms-2 text-sm font-normal text-muted">core</span>}
    </h3>
  );
  return (
    <section
      aria-label={name}
      className={`card scroll-mt-20 p-4 panes:scroll-mt-1 ${isAsked ? '' : 'not-noscript:hidden'}`}
    >
      <details
        // Several can be open while they have errors.
        name={isWrong ? undefined : 'criterion'}
        open={isOpen || isWrong}
        onToggle={({ target, currentTarget }) => {
          // Its sources are `details` too.
          if (target === currentTarget) setOpen(currentTarget.open);
        }}
        className="pane-fold"
      >
        <summary className="-m-4 grid min-h-14 cursor-pointer grid-cols-[auto_1fr_auto] content-center items-center gap-x-3 px-4 py-2 *:first:row-span-2 hover:text-accent">
          <FindingBar finding={weighed} />
          {title}
          <FoldMark className="row-span-2" />
          <FirstLine path={path} />
        </summary>
        {/* The id is inside: a link to a folded criterion opens it. */}
        <div
          id={sectionOf(id)}
          data-part=""
          className={`grid scroll-mt-36 items-start gap-4 pt-6 panes:pt-0 ${beside ? '@4xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : ''}`}
        >
          <div className="grid min-w-0 gap-3">
            <div>
              <div className="pane-fold-head">{title}</div>
              <p className="text-sm text-muted">{question}</p>
            </div>
            <FindingChoice criterion={criterion} />
            <EndedOn path={path} />
            <BothLanguages name={`${path}.note`} label="Note" maxLength={RULING_LIMITS.prose} />
            <EvidenceRows name={`${path}.evidence`} listName={name} today={today} />
          </div>
          {beside && <OthersAnswer criterion={criterion} other={beside} />}
        </div>
      </details>
    </section>
  );
}

// The finding and the point of the note, which is in its first sentence.
function FirstLine({ path }: { path: string }) {
  const [{ value }] = useField<string>(`${path}.finding`);
  const [{ value: note = '' }] = useField<string>(`${path}.note.en`);
  return (
    <span className="line-clamp-2 text-sm text-muted">
      {findingWords(chosenFinding(value)).label}
      {note && ` · ${note}`}
    </span>
  );
}

// Without scripts nothing can open it once the finding is another.
function EndedOn({ path }: { path: string }) {
  const [{ value = '' }] = useField<string>(`${path}.finding`);
  const isEnded = CURRENT_METHOD.findings[value]?.passesAfterYears !== undefined;
  return (
    <div className={isEnded ? '' : 'not-noscript:hidden'}>
      <InputField
        name={`${path}.endedOn`}
        label="Ended on"
        type="date"
        hint="For a failure that is resolved"
        className="max-w-60"
      />
    </div>
  );
}

/** The finding on a criterion: arrow keys, or the letter of the finding; Enter goes on to the note. */
function FindingChoice({
  criterion: { id: criterion, name, meanings },
}: {
  criterion: AskedCriterion;
}) {
  const [{ name: group, id, value, initialValue }] = useField<string>(
    `criteria.${criterion}.finding`,
  );
  const found = chosenFinding(value);
  const meaning = meanings[found] ?? CURRENT_METHOD.findings[found]?.meaning.en;
  const allowed = FINDING_IDS.filter((finding) => CURRENT_METHOD.allows(criterion, finding));
  return (
    <fieldset
      onKeyDown={chooseByKey}
      aria-describedby={meaning && `${id}-meaning`}
      className="flex min-w-0 flex-wrap gap-x-5"
    >
      <legend className="sr-only">{name}: what was found</legend>
      {allowed.map((finding) => {
        const { label, letter, place } = findingWords(finding);
        return (
          <label key={finding} className="flex min-h-11 items-center gap-2 panes:min-h-9">
            <input
              type="radio"
              name={group}
              value={finding}
              defaultChecked={finding === (initialValue ?? CURRENT_METHOD.unanswered)}
              aria-keyshortcuts={letter}
              className="radio"
            />
            <span>
              {label.slice(0, place)}
              <span className="underline decoration-dotted underline-offset-4">{label[place]}</span>
              {label.slice(place + 1)}
            </span>
          </label>
        );
      })}
      {meaning && (
        <p id={`${id}-meaning`} className="basis-full text-sm">
          {findingWords(found).label}: {meaning}
        </p>
      )}
    </fieldset>
  );
}

// A forged request can send any value.
function chosenFinding(value: string | undefined): string {
  return FINDING_IDS.find((finding) => finding === value) ?? CURRENT_METHOD.unanswered;
}

function chooseByKey(event: KeyboardEvent<HTMLElement>): void {
  const { ctrlKey, metaKey, altKey, currentTarget } = event;
  if (ctrlKey || metaKey || altKey) return;
  if (event.key === 'Enter') {
    // The whole form would be sent.
    event.preventDefault();
    currentTarget.closest('section')?.querySelector('textarea')?.focus();
    return;
  }
  const letter = letterOfKey(event);
  const finding = FINDING_IDS.find((id) => findingWords(id).letter === letter);
  if (!finding) return;
  event.preventDefault();
  const choice = currentTarget.querySelector<HTMLElement>(`[value="${finding}"]`);
  choice?.click();
  choice?.focus();
}
