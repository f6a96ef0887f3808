import { useState } from 'react';
import { Section } from '#app/editing/form/field-sections.tsx';
import { MarkedText } from '#app/search/marked-text.tsx';
import { useAnswer } from '#app/search/use-answer.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Scope } from '#domain/ruling/scope.ts';
import type { FoundListing } from '#domain/search/found.ts';
import { askOther } from './ask-other.ts';
import type { RulingInput } from './ruling-input.ts';
import { FIRMNESS_LABELS, verdictLabel } from './ruling-words.ts';

/** Another listing's ruling on the same scope. */
export interface OtherRuling {
  id: string;
  name: string;
  input: RulingInput;
}

interface Handlers {
  onCompare: (other: OtherRuling | null) => void;
  onStart: (other: OtherRuling) => void;
}

/** Finds another listing, to begin with what was found of it or to read that beside. */
export function OtherListing({
  kind,
  id,
  scope,
  compared,
  onCompare,
  onStart,
}: { kind: Kind; id: string; scope: Scope; compared: OtherRuling | null } & Handlers) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [word, setWord] = useState('');

  async function fetchThen(found: FoundListing, use: (other: OtherRuling) => string) {
    setWord('Fetching…');
    const answer = await askOther(kind, found.id, scope);
    setWord('error' in answer ? answer.error : use(answer.other));
  }

  return (
    <Section title="From another listing">
      <div className="grid gap-1">
        <label htmlFor="other-listing" className="text-sm font-medium">
          Find it by name
        </label>
        <input
          id="other-listing"
          ref={setInput}
          autoComplete="off"
          // It finds while one types; sending the whole form is not meant.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="min-h-11 w-full max-w-md rounded-lg border border-line bg-paper px-3 py-2 hover:border-muted"
        />
      </div>
      {input && (
        <FoundListings
          kind={kind}
          except={id}
          input={input}
          onCompare={(found) =>
            fetchThen(found, (other) => {
              onCompare(other);
              return `What was found of ${other.name} stands beside each criterion.`;
            })
          }
          onStart={(found) =>
            fetchThen(found, (other) => {
              onStart(other);
              return `Findings, notes, evidence and positions are copied from ${other.name}, and to be checked for this one. Not copied: verdict and reviewer; it is to be reviewed again in a year.`;
            })
          }
        />
      )}
      <p role="status" className="text-sm">
        {word}
      </p>
      {compared && <Compared other={compared} onEnd={() => onCompare(null)} />}
    </Section>
  );
}

function FoundListings({
  kind,
  except,
  input,
  onCompare,
  onStart,
}: {
  kind: Kind;
  except: string;
  input: HTMLInputElement;
  onCompare: (found: FoundListing) => void;
  onStart: (found: FoundListing) => void;
}) {
  const answer = useAnswer(input, '/en/search.json');
  if (!answer) return null;
  if (!answer.found) return <p>The search does not answer. Please try again.</p>;
  const group = kind === 'coin' ? answer.found.coins : answer.found.exchanges;
  const found = group.items.filter(({ id }) => id !== except);
  if (found.length === 0) return <p className="text-sm text-muted">None is called that.</p>;
  return (
    <ul aria-label="Found" className="grid divide-y divide-line">
      {found.map((each) => (
        <li key={each.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
          <p className="min-w-0 flex-1 basis-40">
            <MarkedText text={each.name} />
          </p>
          <button type="button" onClick={() => onStart(each)} className="button px-3 text-sm">
            Start from it<span className="sr-only"> ({each.name.text})</span>
          </button>
          <button type="button" onClick={() => onCompare(each)} className="button px-3 text-sm">
            Compare<span className="sr-only"> with {each.name.text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Compared({ other: { name, input }, onEnd }: { other: OtherRuling; onEnd: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>
        Beside: <bdi className="font-medium">{name}</bdi>, {verdictLabel(input.verdict || null)},{' '}
        {FIRMNESS_LABELS[input.firmness].toLowerCase()}
      </p>
      <button type="button" onClick={onEnd} className="button px-3 text-sm">
        Compare no more
      </button>
    </div>
  );
}
