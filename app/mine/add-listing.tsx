import { Plus, Search } from 'lucide-react';
import {
  type FormEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ListingName } from '#app/listing/listing-name.tsx';
import { type Directory, type DirectoryEntry, nameOf } from '#app/mine/data/directory.ts';
import { type Bookmarkable, findItem, type Mine, withListing } from '#app/mine/data/mine.ts';
import { changeMine } from '#app/mine/data/use-mine.ts';
import { Section } from '#app/mine/ui/section.tsx';

const MAX_MATCHES = 8;

/** Offered while the list is empty, also before the directory has loaded. */
const EXAMPLES = [
  { kind: 'coin', id: 'bitcoin', symbol: 'BTC' },
  { kind: 'coin', id: 'ethereum', symbol: 'ETH' },
  { kind: 'coin', id: 'tether', symbol: 'USDT' },
] as const;

/** A search of the loaded directory; a match can be put on the list. `children`: other ways to fill it. */
export function AddListing({
  mine,
  directory,
  message,
  setMessage,
  children,
}: {
  mine: Mine;
  directory: Directory | null;
  /** The outcome of the last addition. */
  message: string;
  setMessage: (message: string) => void;
  children?: ReactNode;
}) {
  const { text } = useLanguage();
  const { add } = text.mine;
  const [typed, setTyped] = useState('');
  /** The first match was chosen before the directory had loaded. */
  const [isAwaited, setAwaited] = useState(false);
  const hint = useId();
  const field = useRef<HTMLInputElement>(null);
  const exact = directory?.search(typed, MAX_MATCHES) ?? [];
  // Behind the typing: every name is compared, which takes a slow phone a while.
  const misspelt = useDeferredValue(exact.length > 0 ? '' : typed);
  const similar = useMemo(
    () => directory?.similar(misspelt, MAX_MATCHES) ?? [],
    [directory, misspelt],
  );
  const matches = exact.length > 0 ? exact : similar;
  const examples = EXAMPLES.filter(
    ({ kind, id }) => mine.items.length === 0 && (!directory || directory.find(kind, id)),
  ).map((example) => ({ ...example, name: add.exampleNames[example.id] }));
  // The best match, even if it is on the list: the next one is another coin. A similar name is added only when chosen.
  const [first] = exact;

  function put(listing: Bookmarkable) {
    if (findItem(mine, listing)) return setMessage(add.already(listing.name));
    const listed = withListing(mine, listing);
    changeMine((now) => withListing(now, listing));
    setMessage(listed === mine ? add.full : add.added(listing.name));
    setTyped('');
  }
  const putFirst = (event: FormEvent) => {
    event.preventDefault();
    if (!directory) setAwaited(field.current?.value.trim() !== '');
    else if (first) put(named(first));
  };
  // Text that was typed before React started.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  const putAwaited = useEffectEvent(() => {
    setAwaited(false);
    if (first) put(named(first));
  });
  const isLoaded = directory !== null;
  useEffect(() => {
    if (isAwaited && isLoaded) putAwaited();
  }, [isAwaited, isLoaded]);

  return (
    <Section title={add.title} className="no-print">
      <form data-early="" className="grid max-w-2xl gap-2" onSubmit={putFirst}>
        <div className="flex min-h-14 items-center gap-2 rounded-xl border-[1.5px] border-edge bg-paper p-1.5 ps-3.5 focus-within:border-accent">
          <Search className="size-5 shrink-0 text-muted" aria-hidden="true" />
          <label className="min-w-0 flex-1">
            <span className="sr-only">{add.label}</span>
            <input
              ref={field}
              type="text"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={100}
              placeholder={text.search.label}
              aria-describedby={hint}
              value={typed}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
                setMessage('');
                setAwaited(false);
              }}
              className="min-h-11 w-full bg-transparent text-ellipsis placeholder:text-muted max-sm:placeholder:text-sm"
            />
          </label>
          <button type="submit" className="button button-primary shrink-0">
            {add.submit}
          </button>
        </div>
        <p role="status" className="text-sm empty:-mt-2">
          {message ||
            (isAwaited && text.loading) ||
            (directory && typed.trim() !== ''
              ? summaryOf({ exact: exact.length, similar: similar.length }, text)
              : '')}
        </p>
      </form>
      {matches.length > 0 && (
        <ul className="card grid gap-1 p-2">
          {matches.map((entry) => (
            <li key={`${entry.kind}/${entry.id}`}>
              <Match
                entry={entry}
                isOn={Boolean(findItem(mine, entry))}
                onPut={() => put(named(entry))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap justify-between gap-2">
        {examples.length > 0 && typed === '' && (
          <ul aria-label={add.examples} className="flex flex-wrap gap-2">
            {examples.map((example) => (
              <li key={example.id}>
                <button
                  type="button"
                  className="button max-sm:gap-1 max-sm:px-2 max-sm:text-sm"
                  aria-label={add.put(example.name)}
                  onClick={() => put(example)}
                >
                  <Plus className="size-4" aria-hidden="true" />
                  {example.name}
                </button>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
      <p id={hint} className="sr-only">
        {add.hint}
      </p>
    </Section>
  );
}

function named(entry: DirectoryEntry): Bookmarkable {
  return { ...entry, name: nameOf(entry) };
}

function Match({
  entry,
  isOn,
  onPut,
}: {
  entry: DirectoryEntry;
  isOn: boolean;
  onPut: () => void;
}) {
  const { text } = useLanguage();
  const name = nameOf(entry);
  return (
    <button
      type="button"
      disabled={isOn}
      className="found-row w-full text-start"
      aria-label={isOn ? undefined : text.mine.add.put(name)}
      onClick={onPut}
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
  { exact, similar }: { exact: number; similar: number },
  { mine, search, filters }: ReturnType<typeof useLanguage>['text'],
): string {
  if (exact > 0) return filters.found(exact, false);
  return similar > 0 ? `${mine.add.nothing} ${search.near}` : mine.add.nothing;
}
