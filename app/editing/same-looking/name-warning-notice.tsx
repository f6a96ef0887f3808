import { editPath, KIND_WORDS } from '#app/editing/kind-words.ts';
import { Notice } from '#app/editing/notice.tsx';
import type { Kind } from '#domain/listing/kind.ts';
import type { SameLooking } from '#domain/look-alike/same-looking.ts';
import { CONFIRMED, confirmationOf, type NameWarning } from './name-warning.ts';

/** The name looks like that of another listing; part of the form, which is saved once the box is ticked. */
export function NameWarningNotice({
  kind,
  warning: { others, isConfirmed },
}: {
  kind: Kind;
  warning: NameWarning;
}) {
  const ofSymbol = others.filter(({ by }) => by === 'symbol');
  return (
    <Notice kind="error">
      <div className="grid gap-1">
        <p className="font-medium">
          Not saved yet: readers could confuse this name with that of another listing.
        </p>
        <Listings others={others.filter(({ by }) => by === 'name')} />
        {ofSymbol.length > 0 && (
          <>
            <p>The same symbol is used by:</p>
            <Listings others={ofSymbol} />
          </>
        )}
        <p>Change the name, or confirm it and save again.</p>
        <label className="flex min-h-11 items-center gap-2 sm:min-h-8">
          <input
            type="checkbox"
            name={CONFIRMED}
            value={confirmationOf(others)}
            defaultChecked={isConfirmed}
            className="size-5 accent-accent"
          />
          This is another {KIND_WORDS[kind].noun}, and its name is right
        </label>
      </div>
    </Notice>
  );
}

function Listings({ others }: { others: SameLooking[] }) {
  return (
    <ul>
      {others.map(({ kind, id, name }) => (
        <li key={`${kind} ${id}`}>
          <a
            href={editPath(kind, id)}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-11 items-center sm:min-h-8"
          >
            <bdi>{name}</bdi>
          </a>{' '}
          ({KIND_WORDS[kind].noun})
        </li>
      ))}
    </ul>
  );
}
