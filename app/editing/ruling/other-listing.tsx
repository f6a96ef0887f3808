import { useFormMetadata } from '@conform-to/react';
import { useState } from 'react';
import { Section } from '#app/editing/form/form-page.tsx';
import { HighlightedText } from '#app/search/highlighted-text.tsx';
import { useAnswer } from '#app/search/use-answer.ts';
import { Field } from '#app/ui/field.tsx';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import type { FoundListing } from '#domain/search/found.ts';
import { askOther } from './ask-other.ts';
import { startedFrom } from './begin-ruling.ts';
import type { LoadedRuling } from './loaded-ruling.ts';
import { verdictLabel } from './ruling-words.ts';
import { type RulingInput, rulingIn } from './typed-ruling.ts';

/** Another listing's ruling on the same scope. */
export interface OtherRuling {
  id: string;
  name: string;
  input: RulingInput;
}

/** Finds another listing, to copy its findings or to read them beside the form. */
export function OtherListing({
  loaded,
  compared,
  onCompare,
}: {
  loaded: LoadedRuling;
  compared: OtherRuling | null;
  onCompare: (other: OtherRuling | null) => void;
}) {
  const { kind, id, scope, asked } = loaded;
  const form = useFormMetadata();
  const [finder, setFinder] = useState<HTMLInputElement | null>(null);
  const [word, setWord] = useState('');
  const [mine, setMine] = useState<RulingInput | null>(null);

  async function fetchThen(found: FoundListing, use: (other: OtherRuling) => string) {
    setWord('Fetching…');
    const answer = await askOther(kind, found.id, scope);
    setWord('error' in answer ? answer.error : use(answer.other));
  }

  function compare(other: OtherRuling) {
    onCompare(other);
    return `What was found of ${other.name} stands beside each criterion.`;
  }

  function start(other: OtherRuling) {
    const input = rulingIn(form.value);
    setMine(input);
    form.update({ value: startedFrom(input, other.input, loaded) });
    return `Findings, notes, evidence and positions are copied from ${other.name}, and to be checked for this one. Not copied: verdict and reviewer; it is to be reviewed again in a year.`;
  }

  function takeBack() {
    if (mine) form.update({ value: mine });
    setMine(null);
    setWord('What stood here before is back.');
    finder?.focus();
  }

  function endComparison() {
    onCompare(null);
    setWord('');
    finder?.focus();
  }

  return (
    <Section title="From another listing" className="noscript:hidden">
      <Field label="Find it by name" className="max-w-md">
        {(control) => (
          <input
            {...control}
            ref={setFinder}
            autoComplete="off"
            // It searches as one types; sending the whole form is not intended.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      {finder && (
        <FoundListings
          kind={kind}
          except={id}
          finder={finder}
          onCompare={(found) => fetchThen(found, compare)}
          onStart={(found) => fetchThen(found, start)}
        />
      )}
      <p role="status" className="text-sm">
        {word}
      </p>
      {mine && (
        <button type="button" onClick={takeBack} className="button justify-self-start px-3 text-sm">
          Put back what stood here before
        </button>
      )}
      {compared && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>
            Beside: <bdi className="font-medium">{compared.name}</bdi>,{' '}
            {verdictLabel(compared.input.verdict || null)},{' '}
            {asked.firmness[compared.input.firmness]?.toLowerCase()}
          </p>
          <button type="button" onClick={endComparison} className="button px-3 text-sm">
            Compare no more
          </button>
        </div>
      )}
    </Section>
  );
}

function FoundListings({
  kind,
  except,
  finder,
  onCompare,
  onStart,
}: {
  kind: Kind;
  /** The one that is edited. */
  except: string;
  finder: HTMLInputElement;
  onCompare: (found: FoundListing) => void;
  onStart: (found: FoundListing) => void;
}) {
  const answer = useAnswer(finder, '/en/search.json');
  if (!answer) return null;
  if (!answer.found) return <p>The search does not answer. Please try again.</p>;
  const found = answer.found[KIND[kind].collection].items.filter(({ id }) => id !== except);
  if (found.length === 0) return <p className="text-sm text-muted">None is called that.</p>;
  return (
    <ul aria-label="Found" className="grid divide-y divide-line">
      {found.map((listing) => (
        <li key={listing.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
          <p className="min-w-0 flex-1 basis-40">
            <HighlightedText text={listing.name} />
          </p>
          <button type="button" onClick={() => onStart(listing)} className="button px-3 text-sm">
            Start from it<span className="sr-only"> ({listing.name.text})</span>
          </button>
          <button type="button" onClick={() => onCompare(listing)} className="button px-3 text-sm">
            Compare<span className="sr-only"> with {listing.name.text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
