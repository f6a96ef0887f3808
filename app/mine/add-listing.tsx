import { type FormEvent, useId, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingName } from '#app/listing/listing-name.tsx';
import { type Directory, type Entry, nameOf } from '#app/mine/data/directory.ts';
import { findItem, type Mine, withListing } from '#app/mine/data/mine.ts';
import { changeMine } from '#app/mine/data/use-mine.ts';
import { Section } from '#app/mine/parts/section.tsx';
import { Field } from '#app/ui/field.tsx';

const MOST_SHOWN = 8;

/** Looks a listing up in the directory that is here, and puts it on the list. */
export function AddListing({ mine, directory }: { mine: Mine; directory: Directory | null }) {
  const { text } = useLanguage();
  const { add } = text.mine;
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const hint = useId();
  const found = directory?.search(typed, MOST_SHOWN) ?? [];
  const first = found.find((entry) => !findItem(mine, entry));

  function put(entry: Entry) {
    const name = nameOf(entry);
    const listed = withListing(mine, { ...entry, name });
    changeMine((now) => withListing(now, { ...entry, name }));
    setSaid(listed === mine ? add.full : add.added(name));
    setTyped('');
  }
  const putFirst = (event: FormEvent) => {
    event.preventDefault();
    if (first) put(first);
  };

  return (
    <Section title={add.title} className="no-print">
      <form className="grid gap-2" onSubmit={putFirst}>
        <Field label={add.label}>
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={100}
              aria-describedby={hint}
              value={typed}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
                setSaid('');
              }}
            />
          )}
        </Field>
        <p id={hint} className="text-sm text-muted">
          {add.hint}
        </p>
        <p role="status" className="text-sm empty:-mt-2">
          {said || (directory && typed.trim() !== '' ? summaryOf(found.length, text) : '')}
        </p>
      </form>
      {found.length > 0 && (
        <ul className="card grid gap-1 p-2">
          {found.map((entry) => (
            <li key={`${entry.kind}/${entry.id}`}>
              <FoundEntry entry={entry} isOn={Boolean(findItem(mine, entry))} onPut={put} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function FoundEntry({
  entry,
  isOn,
  onPut,
}: {
  entry: Entry;
  isOn: boolean;
  onPut: (entry: Entry) => void;
}) {
  const { text } = useLanguage();
  const name = nameOf(entry);
  return (
    <button
      type="button"
      disabled={isOn}
      className="found-row w-full text-start"
      aria-label={isOn ? undefined : text.mine.add.put(name)}
      onClick={() => onPut(entry)}
    >
      <span className="min-w-0 flex-1">
        <ListingName listing={{ name, symbol: entry.symbol }} />
      </span>
      <span className="text-sm text-muted">
        {isOn ? text.mine.add.isOn : text.share[entry.kind]}
      </span>
    </button>
  );
}

function summaryOf(
  found: number,
  { mine, filters }: ReturnType<typeof useLanguage>['text'],
): string {
  return found === 0 ? mine.add.nothing : filters.found(found, false);
}
