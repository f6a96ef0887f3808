import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { CRITERION_ID } from '#app/verdict/criterion-id.ts';
import { FindingBar } from '#app/verdict/finding-bar.tsx';
import { noteLead } from '#app/verdict/note-lead.ts';
import type { RulingView } from '#domain/ruling/ruling-view.ts';
import { answerIn } from './comparison-view.ts';

/** A ruling's finding on a criterion, which opens to its note and its sources; in a reasoned row the note's start is shown. */
export function FindingCell({
  ruling,
  criterion,
  isReasoned,
  sourceCount,
  path,
}: {
  /** Undefined: the listing has none on the scope. */
  ruling: RulingView | undefined;
  criterion: string;
  isReasoned: boolean;
  /** Given where the sources themselves are left out. */
  sourceCount: number | undefined;
  /** The page of the listing, without language. */
  path: string;
}) {
  const { text } = useLanguage();
  if (!ruling) {
    return (
      <span className="text-muted">
        <span aria-hidden="true">—</span>
        <span className="sr-only">{text.compare.notRuled}</span>
      </span>
    );
  }
  const answer = answerIn(ruling, criterion);
  // The kind of asset decides which criteria are asked.
  if (ruling.grounds && !answer) {
    return <span className="text-muted">{text.compare.notAsked}</span>;
  }
  const finding = answer?.finding ?? ruling.unanswered;
  const mark = (
    <>
      <FindingBar finding={finding} />
      <span>{finding.name}</span>
    </>
  );
  if (!answer?.note) return <span className="comparison-finding">{mark}</span>;
  const lead = isReasoned && noteLead(answer.note);
  const isWhole = lead === answer.note;
  const sources = (
    <Sources
      count={sourceCount ?? answer.evidence.length}
      of={answer.name}
      // The page of a listing shows the sources of its main ruling by criterion.
      href={ruling.isMain ? `${path}#${CRITERION_ID}${criterion}` : path}
    />
  );
  // Nothing is left to open.
  if (isWhole && answer.evidence.length === 0) {
    return (
      <>
        <span className="comparison-finding">{mark}</span>
        <span className="comparison-lead">{lead}</span>
        {sources}
      </>
    );
  }
  return (
    <details>
      <summary className="cursor-pointer hover:text-accent">
        <span className="comparison-finding">
          {mark}
          <span className="sr-only">{` · ${text.compare.note} · ${answer.name}`}</span>
        </span>
        {lead && (
          <span className={`comparison-lead ${isWhole ? 'comparison-whole' : ''}`}>{lead}</span>
        )}
        <span className="comparison-more">
          <span>
            {answer.evidence.length > 0
              ? text.ruling.sources(answer.evidence.length)
              : text.compare.note}
          </span>
          <FoldMark />
        </span>
      </summary>
      {!isWhole && <p className="max-w-prose pt-1 text-sm text-muted">{answer.note}</p>}
      {sources}
    </details>
  );
}

function Sources({ count, of, href }: { count: number; of: string; href: string }) {
  const { text, to } = useLanguage();
  if (count === 0) return null;
  return (
    // Only the browser's own navigation opens the folded criterion.
    <Link to={to(href)} reloadDocument className="link inline-block py-1 text-sm">
      {text.ruling.sources(count)}
      <span className="sr-only">{` · ${of}`}</span>
    </Link>
  );
}
