import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { ShownVerdict } from '#domain/listing/display.ts';
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

/** A verdict as word, icon and colour; an unreviewed listing's default has no colour and a note. */
export function VerdictBadge({
  ruling,
  size = 'sm',
}: {
  ruling: ShownVerdict;
  size?: 'sm' | 'lg';
}) {
  const { text } = useLanguage();
  const Icon = VERDICT_ICON[ruling.verdict];
  const colour = ruling.reviewed ? COLOUR[ruling.verdict] : 'border-dashed border-line text-muted';
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
        {text.verdict[ruling.verdict]}
      </span>
      {!ruling.reviewed && (
        <span className="text-sm text-muted">{text.verdict.notYetReviewed}</span>
      )}
    </span>
  );
}
