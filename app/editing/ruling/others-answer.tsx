import { CURRENT_METHOD } from '#domain/method/method.ts';
import { webAddress } from '#domain/outbound/web-address.ts';
import type { AskedCriterion } from './loaded-ruling.ts';
import type { OtherRuling } from './other-listing.tsx';
import { findingWords } from './ruling-words.ts';

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
              <SourceTitle url={url} title={title} />, <time dateTime={readOn}>{readOn}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SourceTitle({ url, title }: { url: string; title: string }) {
  const name = <bdi>{title}</bdi>;
  if (!webAddress(url)) return name;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="link">
      {name}
    </a>
  );
}
