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

/** A verdict as word, icon and colour. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { text } = useLanguage();
  const Icon = VERDICT_ICON[verdict];
  return (
    // An offline copy of the page adds its note here.
    <span
      data-verdict=""
      className={`inline-flex w-fit items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-medium whitespace-nowrap ${COLOUR[verdict]}`}
    >
      <Icon className="size-4" aria-hidden="true" />
      {text.verdict[verdict]}
    </span>
  );
}
