import { useLanguage } from '#app/i18n/use-language.ts';
import type { Stance } from '#domain/method/definition.ts';

/** The stance of a body or a scholar. Colours are for verdicts of ours. */
export function StanceBadge({ stance }: { stance: Stance }) {
  const { text } = useLanguage();
  return (
    <span className="rounded-xl border border-line px-2.5 py-0.5 text-sm font-medium wrap-normal">
      {text.positions.stances[stance]}
    </span>
  );
}
