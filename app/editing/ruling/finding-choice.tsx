import { type KeyboardEvent, useId } from 'react';
import { type Criterion, FINDINGS, type Finding } from '#domain/ruling/method.ts';
import { CRITERION_WORDS, FINDING_WORDS } from './ruling-words.ts';
import { useRuling, useText } from './use-ruling-values.ts';

/** What was found of a criterion: arrow keys, or the letter of the finding while one of them has the focus. */
export function FindingChoice({ criterion }: { criterion: Criterion }) {
  const name = useId();
  const path = `criteria.${criterion}.finding`;
  const { set } = useRuling();
  const { text: found } = useText(path);

  function choose(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = letterOf(event);
    const finding = FINDINGS.find((each) => FINDING_WORDS[each].letter === letter);
    if (!finding) return;
    event.preventDefault();
    set(path, finding);
    event.currentTarget.querySelector<HTMLElement>(`[value="${finding}"]`)?.focus();
  }

  return (
    <fieldset onKeyDown={choose} className="flex min-w-0 flex-wrap gap-x-5">
      <legend className="sr-only">{CRITERION_WORDS[criterion].label}: what was found</legend>
      {FINDINGS.map((finding) => (
        <Option
          key={finding}
          name={name}
          finding={finding}
          isChosen={finding === found}
          onChosen={() => set(path, finding)}
        />
      ))}
    </fieldset>
  );
}

function Option({
  name,
  finding,
  isChosen,
  onChosen,
}: {
  name: string;
  finding: Finding;
  isChosen: boolean;
  onChosen: () => void;
}) {
  const { label, letter } = FINDING_WORDS[finding];
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="radio"
        name={name}
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

// By where the key is where it writes another script.
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}
