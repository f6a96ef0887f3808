import { Check, CircleHelp, type LucideIcon, X } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { VerdictMark } from './verdict-mark.tsx';

/** The signs of `VerdictMark`, for what is not a verdict of one listing. */
export const VERDICT_ICON: Record<Verdict, LucideIcon> = {
  halal: Check,
  questionable: CircleHelp,
  haram: X,
};

/** A verdict as word, icon and colour, in the shape that it has with its firmness. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { text } = useLanguage();
  return (
    <span className={`lockup shrink-0 border-transparent verdict-${verdict}`}>
      {/* An offline copy of the page adds its note here. */}
      <span data-verdict="" className="lockup-word">
        <VerdictMark verdict={verdict} className="size-[1em]" />
        {text.verdict[verdict]}
      </span>
    </span>
  );
}
