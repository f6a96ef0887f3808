import { en } from '#app/i18n/text.en.ts';
import { VERDICT_ICON } from '#app/verdict/verdict-badge.tsx';
import { VERDICT_TEXT } from '#app/verdict/verdict-colours.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

/** A verdict as an English word with its sign, in its colour; null: not yet reviewed. */
export function VerdictName({ verdict }: { verdict: Verdict | null }) {
  if (verdict === null) return 'Not yet reviewed';
  const Icon = VERDICT_ICON[verdict];
  return (
    <span className={`flex items-center gap-1.5 font-medium ${VERDICT_TEXT[verdict]}`}>
      <Icon aria-hidden="true" className="size-4" />
      {en.verdict[verdict]}
    </span>
  );
}
