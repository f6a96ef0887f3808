import { type KeyboardEvent, useId } from 'react';
import type { AskedCriterion } from './loaded-ruling.ts';
import { FINDINGS, findingWords } from './ruling-words.ts';
import { useRuling, useText } from './use-ruling-values.ts';

/** What was found of a criterion: arrow keys, or the letter of the finding; Enter goes on to the note. */
export function FindingChoice({
  criterion: { id, name, meanings },
}: {
  criterion: AskedCriterion;
}) {
  const group = useId();
  const path = `criteria.${id}.finding`;
  const { set } = useRuling();
  const { text } = useText(path);
  const meaning = meanings[text];

  function hearKey(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') goToNote(event);
    else choose(event);
  }

  function choose(event: KeyboardEvent<HTMLElement>) {
    const letter = letterOf(event);
    const finding = FINDINGS.find((id) => findingWords(id).letter === letter);
    if (!finding) return;
    event.preventDefault();
    set(path, finding);
    event.currentTarget.querySelector<HTMLElement>(`[value="${finding}"]`)?.focus();
  }

  return (
    <fieldset
      onKeyDown={hearKey}
      aria-describedby={meaning && `${group}-meaning`}
      className="flex min-w-0 flex-wrap gap-x-5"
    >
      <legend className="sr-only">{name}: what was found</legend>
      {FINDINGS.map((finding) => (
        <Option
          key={finding}
          group={group}
          finding={finding}
          isChosen={finding === text}
          onChosen={() => set(path, finding)}
        />
      ))}
      {meaning && (
        <p id={`${group}-meaning`} className="basis-full text-sm">
          {findingWords(text).label}: {meaning}
        </p>
      )}
    </fieldset>
  );
}

function Option({
  group,
  finding,
  isChosen,
  onChosen,
}: {
  group: string;
  finding: string;
  isChosen: boolean;
  onChosen: () => void;
}) {
  const { label, letter } = findingWords(finding);
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="radio"
        name={group}
        value={finding}
        checked={isChosen}
        onChange={onChosen}
        aria-keyshortcuts={letter}
        className="size-5 accent-accent"
      />
      <span>
        <span className="underline decoration-dotted underline-offset-4">{label[0]}</span>
        {label.slice(1)}
      </span>
    </label>
  );
}

// The whole form would be sent.
function goToNote(event: KeyboardEvent<HTMLElement>): void {
  event.preventDefault();
  event.currentTarget.closest('section')?.querySelector('textarea')?.focus();
}

// By where the key is where it writes another script.
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}
