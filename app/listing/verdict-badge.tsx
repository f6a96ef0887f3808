import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

export const VERDICT_ICON: Record<Verdict, LucideIcon> = {
  halal: CircleCheck,
  questionable: CircleHelp,
  haram: CircleX,
};

const COLOUR: Record<Verdict, string> = {
  halal: 'border-halal/50 bg-halal/10 text-halal',
  questionable: 'border-questionable/50 bg-questionable/10 text-questionable',
  haram: 'border-haram/50 bg-haram/10 text-haram',
};

// The specification asks for this word where nobody has ruled (requirement 3.3).
const UNREVIEWED_WORD: Verdict = 'halal';

/** A verdict as word, icon and colour; without a verdict a word without colour and the note that it is unreviewed. */
export function VerdictBadge({
  verdict,
  size = 'sm',
}: {
  verdict: Verdict | null;
  size?: 'sm' | 'lg';
}) {
  const { text } = useLanguage();
  const word = verdict ?? UNREVIEWED_WORD;
  const Icon = VERDICT_ICON[word];
  const colour = verdict ? COLOUR[verdict] : 'border-dashed border-line text-muted';
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 align-middle">
      {/* An offline copy of the page adds its note here. */}
      <span
        data-verdict=""
        className={`inline-flex w-fit items-center gap-1.5 rounded-full border font-medium whitespace-nowrap ${colour} ${
          size === 'lg' ? 'px-4 py-1 text-lg' : 'px-2.5 py-0.5 text-sm'
        }`}
      >
        <Icon className={size === 'lg' ? 'size-5' : 'size-4'} aria-hidden="true" />
        {text.verdict[word]}
      </span>
      {!verdict && <span className="text-sm text-muted">{text.verdict.notYetReviewed}</span>}
    </span>
  );
}
