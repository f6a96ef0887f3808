import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

export const VERDICT_ICON: Record<Verdict, LucideIcon> = {
  halal: CircleCheck,
  questionable: CircleHelp,
  haram: CircleX,
};

/** A verdict as word, icon and colour, in the shape that it has with its firmness. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { text } = useLanguage();
  const Icon = VERDICT_ICON[verdict];
  return (
    <span className={`lockup shrink-0 verdict-${verdict}`}>
      {/* An offline copy of the page adds its note here. */}
      <span data-verdict="" className="lockup-word">
        <Icon className="size-4" aria-hidden="true" />
        {text.verdict[verdict]}
      </span>
    </span>
  );
}
