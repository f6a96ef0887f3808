import { useLanguage } from '#app/i18n/use-language.ts';
import { VerdictBadge } from '#app/listing/verdict-badge.tsx';
import type { Verdict } from '#domain/ruling/verdict.ts';

/** A verdict badge, or “unreviewed”. */
export function VerdictLabel({ verdict }: { verdict: Verdict | null }) {
  const { text } = useLanguage();
  if (verdict) return <VerdictBadge verdict={verdict} />;
  return (
    <span className="inline-flex w-fit rounded-full border border-dashed border-line px-2.5 py-0.5 text-sm text-muted">
      {text.mine.totals.unreviewed}
    </span>
  );
}
