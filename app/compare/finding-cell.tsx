import { useLanguage } from '#app/i18n/use-language.ts';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { FindingBar } from '#app/verdict/finding-bar.tsx';
import { noteLead } from '#app/verdict/note-lead.ts';
import type { RulingView } from '#domain/ruling/ruling-view.ts';
import { answerIn } from './comparison-view.ts';

/** A ruling's finding on a criterion, which opens to its note; in a row that differs, the note's start is shown. */
export function FindingCell({
  ruling,
  criterion,
  differs,
}: {
  /** Undefined: the listing has none on the scope. */
  ruling: RulingView | undefined;
  criterion: string;
  differs: boolean;
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
  const lead = differs && noteLead(answer.note, finding.tone);
  // Nothing is left to open.
  if (lead === answer.note) {
    return (
      <>
        <span className="comparison-finding">{mark}</span>
        <span className="comparison-lead">{lead}</span>
      </>
    );
  }
  return (
    <details>
      <summary className="cursor-pointer hover:text-accent">
        <span className="comparison-finding">
          {mark}
          <span className="sr-only">{` · ${text.compare.note} · ${answer.name}`}</span>
          <FoldMark />
        </span>
        {lead && <span className="comparison-lead">{lead}</span>}
      </summary>
      <p className="max-w-prose pt-1 text-sm text-muted">{answer.note}</p>
    </details>
  );
}
