import type { Criterion } from '#domain/ruling/method.ts';
import type { AnswerInput } from './ruling-input.ts';
import { CRITERION_WORDS, FINDING_WORDS } from './ruling-words.ts';

/** What was found of the same criterion at another listing, to be read beside. */
export function OthersAnswer({
  criterion,
  name,
  answer,
}: {
  criterion: Criterion;
  name: string;
  answer: AnswerInput | undefined;
}) {
  return (
    <section
      aria-label={`${CRITERION_WORDS[criterion].label} at ${name}`}
      className="grid min-w-0 content-start gap-2 rounded-lg border border-dashed border-muted p-3 text-sm"
    >
      <p className="text-muted">
        <bdi>{name}</bdi>
      </p>
      <p className="font-medium">{FINDING_WORDS[answer?.finding ?? 'unknown'].label}</p>
      {answer?.note.en && <p className="whitespace-pre-line">{answer.note.en}</p>}
      {answer?.note.ar && (
        <p lang="ar" dir="rtl" className="whitespace-pre-line">
          {answer.note.ar}
        </p>
      )}
      {answer && answer.evidence.length > 0 && (
        <ul className="grid gap-2">
          {answer.evidence.map(({ key, url, title, quote, readOn }) => (
            <li key={key} className="[overflow-wrap:anywhere]">
              “<bdi>{quote}</bdi>”{' '}
              <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="link">
                <bdi>{title}</bdi>
              </a>
              , <time dateTime={readOn}>{readOn}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
