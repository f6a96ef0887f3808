import { HighlightedText } from '#app/search/highlighted-text.tsx';
import { useAnswer } from '#app/search/use-answer.ts';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import type { FoundListing } from '#domain/search/found.ts';

/** The listings called as `finder` says, each to begin with or to compare with. */
export function FoundListings({
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
      {found.map((each) => (
        <li key={each.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
          <p className="min-w-0 flex-1 basis-40">
            <HighlightedText text={each.name} />
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
