import { useLanguage } from '#app/i18n/use-language.ts';
import type { Stance } from '#domain/method/definition.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

/** The stance of a body or a scholar; rulings of the first version hold it as a verdict. Colours are for verdicts of ours. */
export function StanceBadge({ stance }: { stance: Stance | Verdict }) {
  const { text } = useLanguage();
  const words: Record<Stance | Verdict, string> = { ...text.verdict, ...text.positions.stances };
  return (
    <span className="shrink-0 rounded-xl border border-line px-2.5 py-0.5 text-sm font-medium whitespace-nowrap">
      {words[stance]}
    </span>
  );
}
