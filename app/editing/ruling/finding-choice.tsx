import { useField } from '@conform-to/react';
import type { KeyboardEvent } from 'react';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import type { AskedCriterion } from './loaded-ruling.ts';
import { FINDINGS, findingWords } from './ruling-words.ts';

/** The finding on a criterion: arrow keys, or the letter of the finding; Enter goes on to the note. */
export function FindingChoice({
  criterion: { id: criterion, name, meanings },
}: {
  criterion: AskedCriterion;
}) {
  const [{ name: group, id, value, initialValue }] = useField<string>(
    `criteria.${criterion}.finding`,
  );
  const found = value ?? CURRENT_METHOD.unanswered;
  const meaning = meanings[found];
  return (
    <fieldset
      onKeyDown={chooseByKey}
      aria-describedby={meaning && `${id}-meaning`}
      className="flex min-w-0 flex-wrap gap-x-5"
    >
      <legend className="sr-only">{name}: what was found</legend>
      {FINDINGS.map((finding) => {
        const { label, letter } = findingWords(finding);
        return (
          <label key={finding} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={group}
              value={finding}
              defaultChecked={finding === (initialValue ?? CURRENT_METHOD.unanswered)}
              aria-keyshortcuts={letter}
              className="size-5 accent-accent"
            />
            <span>
              <span className="underline decoration-dotted underline-offset-4">{label[0]}</span>
              {label.slice(1)}
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

function chooseByKey(event: KeyboardEvent<HTMLElement>): void {
  const { ctrlKey, metaKey, altKey, currentTarget } = event;
  if (ctrlKey || metaKey || altKey) return;
  if (event.key === 'Enter') {
    // The whole form would be sent.
    event.preventDefault();
    currentTarget.closest('section')?.querySelector('textarea')?.focus();
    return;
  }
  const letter = letterOf(event);
  const finding = FINDINGS.find((id) => findingWords(id).letter === letter);
  if (!finding) return;
  event.preventDefault();
  const choice = currentTarget.querySelector<HTMLElement>(`[value="${finding}"]`);
  choice?.click();
  choice?.focus();
}

// By the key's position where the keyboard types another script.
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}
