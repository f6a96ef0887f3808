import { Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingName } from '#app/listing/listing-name.tsx';
import { type Directory, type DirectoryEntry, nameOf } from '#app/mine/data/directory.ts';
import { findItem, type Mine, withListing } from '#app/mine/data/mine.ts';
import { changeMine } from '#app/mine/data/use-mine.ts';
import { Section } from '#app/mine/parts/section.tsx';
import { Field } from '#app/ui/field.tsx';

const MAX_MATCHES = 8;

/** Offered while the list is empty. */
const EXAMPLES = ['bitcoin', 'ethereum', 'tether'];

/** A search of the loaded directory; a match can be put on the list. */
export function AddListing({ mine, directory }: { mine: Mine; directory: Directory | null }) {
  const { text } = useLanguage();
  const { add } = text.mine;
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState('');
  const hint = useId();
  const matches = directory?.search(typed, MAX_MATCHES) ?? [];
  const examples =
    mine.items.length > 0 ? [] : EXAMPLES.flatMap((id) => directory?.find('coin', id) ?? []);
  const first = matches.find((entry) => !findItem(mine, entry));

  function put(entry: DirectoryEntry) {
    const name = nameOf(entry);
    const listed = withListing(mine, { ...entry, name });
    changeMine((now) => withListing(now, { ...entry, name }));
    setMessage(listed === mine ? add.full : add.added(name));
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
                setMessage('');
              }}
            />
          )}
        </Field>
        <p id={hint} className="text-sm text-muted">
          {add.hint}
        </p>
        <p role="status" className="text-sm empty:-mt-2">
          {message || (directory && typed.trim() !== '' ? summaryOf(matches.length, text) : '')}
        </p>
      </form>
      {examples.length > 0 && typed === '' && (
        <ul aria-label={add.examples} className="flex flex-wrap gap-2">
          {examples.map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                className="button"
                aria-label={add.put(nameOf(entry))}
                onClick={() => put(entry)}
              >
                <Plus className="size-4" aria-hidden="true" />
                <ListingName listing={{ name: nameOf(entry), symbol: entry.symbol }} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {matches.length > 0 && (
        <ul className="card grid gap-1 p-2">
          {matches.map((entry) => (
            <li key={`${entry.kind}/${entry.id}`}>
              <Match entry={entry} isOn={Boolean(findItem(mine, entry))} onPut={put} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Match({
  entry,
  isOn,
  onPut,
}: {
  entry: DirectoryEntry;
  isOn: boolean;
  onPut: (entry: DirectoryEntry) => void;
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
  matches: number,
  { mine, filters }: ReturnType<typeof useLanguage>['text'],
): string {
  return matches === 0 ? mine.add.nothing : filters.found(matches, false);
}
