import { useFormMetadata } from '@conform-to/react';
import { useState } from 'react';
import { z } from 'zod';
import { askAdmin } from '#app/editing/ask-admin.ts';
import { FormSection } from '#app/editing/form/form-page.tsx';
import { Day } from '#app/editing/moment.tsx';
import { WebLink } from '#app/editing/web-link.tsx';
import { HighlightedText } from '#app/search/highlighted-text.tsx';
import { useSearchResult } from '#app/search/use-search-result.ts';
import { LabelledControl } from '#app/ui/labelled-control.tsx';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import type { Scope } from '#domain/method/scope.ts';
import type { FoundListing } from '#domain/search/found.ts';
import { startedFrom } from './begin-ruling.ts';
import { SECTIONS } from './jump-list.tsx';
import type { AskedCriterion, LoadedRuling } from './loaded-ruling.ts';
import { findingWords, verdictLabel } from './ruling-words.ts';
import { type RulingValues, readRulingForm, typedRuling } from './typed-ruling.ts';

const TIMEOUT_MS = 15_000;
const UNANSWERED = 'The server is not responding. Please try again.';

const responseSchema = z.object({
  id: z.string(),
  name: z.string(),
  input: typedRuling.nullable(),
});

/** Another listing's ruling on the same scope. */
export interface OtherRuling {
  id: string;
  name: string;
  input: RulingValues;
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
  const { kind, id, scope } = loaded;
  const form = useFormMetadata();
  const [finder, setFinder] = useState<HTMLInputElement | null>(null);
  const [word, setWord] = useState('');
  const [mine, setMine] = useState<RulingValues | null>(null);

  async function fetchThen(found: FoundListing, use: (other: OtherRuling) => string) {
    setWord('Fetching…');
    const response = await askOther(kind, found.id, scope);
    setWord('error' in response ? response.error : use(response.other));
  }

  function compare(other: OtherRuling) {
    onCompare(other);
    return `The findings on ${other.name} are shown beside each criterion.`;
  }

  function start(other: OtherRuling) {
    const input = readRulingForm(form.value);
    setMine(input);
    form.update({ value: startedFrom(input, other.input, loaded) });
    return `The kind of asset, findings, notes and evidence were copied from ${other.name}; check each for this listing. Verdict and reviewer were not copied. The next review is in a year.`;
  }

  function takeBack() {
    if (mine) form.update({ value: mine });
    setMine(null);
    setWord('The previous content is restored.');
    finder?.focus();
  }

  function endComparison() {
    onCompare(null);
    setWord('');
    finder?.focus();
  }

  return (
    <FormSection id={SECTIONS.other} title="From another listing" className="noscript:hidden">
      <LabelledControl label="Find it by name" className="max-w-md">
        {(control) => (
          <input
            {...control}
            ref={setFinder}
            autoComplete="off"
            // It searches as one types; sending the whole form is not intended.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </LabelledControl>
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
          Restore the previous content
        </button>
      )}
      {compared && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>
            Beside: <bdi className="font-medium">{compared.name}</bdi>,{' '}
            {verdictLabel(compared.input.verdict || null)}
          </p>
          <button type="button" onClick={endComparison} className="button px-3 text-sm">
            Stop comparing
          </button>
        </div>
      )}
    </FormSection>
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
  /** The id of the edited listing. */
  except: string;
  finder: HTMLInputElement;
  onCompare: (found: FoundListing) => void;
  onStart: (found: FoundListing) => void;
}) {
  const response = useSearchResult(finder, '/en/search.json');
  if (!response) return null;
  if (!response.found) return <p>The search is not responding. Please try again.</p>;
  const found = response.found[KIND[kind].collection].items.filter(({ id }) => id !== except);
  if (found.length === 0) return <p className="text-sm text-muted">No matching listings.</p>;
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

/** Another listing's answer to the same criterion, for comparison. */
export function OthersAnswer({
  criterion: { id, name: asked },
  other: { name, input },
}: {
  criterion: AskedCriterion;
  other: OtherRuling;
}) {
  const answer = input.criteria[id];
  return (
    <section
      aria-label={`${asked} at ${name}`}
      className="grid min-w-0 content-start gap-2 rounded-lg border border-dashed border-muted p-3 text-sm"
    >
      <p className="text-muted">
        <bdi>{name}</bdi>
      </p>
      <p className="font-medium">
        {findingWords(answer?.finding ?? CURRENT_METHOD.unanswered).label}
      </p>
      {answer?.note.en && <p className="whitespace-pre-line">{answer.note.en}</p>}
      {answer?.note.ar && (
        <p lang="ar" dir="rtl" className="whitespace-pre-line">
          {answer.note.ar}
        </p>
      )}
      {answer && answer.evidence.length > 0 && (
        <ul className="grid gap-2">
          {answer.evidence.map(({ url, title, quote, language, readOn }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as it was fetched.
            <li key={place} className="[overflow-wrap:anywhere]">
              “<bdi lang={language || undefined}>{quote}</bdi>”{' '}
              <WebLink url={url}>
                <bdi>{title}</bdi>
              </WebLink>
              , <Day on={readOn} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

async function askOther(
  kind: Kind,
  id: string,
  scope: Scope,
): Promise<{ other: OtherRuling } | { error: string }> {
  const address = `/admin/ruling.json?${new URLSearchParams({ kind, id, scope })}`;
  const asked = await askAdmin(address, responseSchema, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    unreadable: UNANSWERED,
  });
  if ('error' in asked) return asked;
  const { input, ...other } = asked.data;
  return input
    ? { other: { ...other, input } }
    : { error: `${other.name} has no classification to copy here yet.` };
}
