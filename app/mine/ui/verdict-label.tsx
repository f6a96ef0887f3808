import { useLanguage } from '#app/i18n/use-language.ts';
import { type ShownVerdict, VerdictLockup } from '#app/verdict/verdict-lockup.tsx';

/** A verdict with its firmness, or “unreviewed”. */
export function VerdictLabel({ ruling }: { ruling: ShownVerdict | null }) {
  const { text } = useLanguage();
  if (ruling) return <VerdictLockup ruling={ruling} />;
  return (
    <span className="inline-flex w-fit rounded-full border border-dashed border-line px-2.5 py-0.5 text-sm text-muted">
      {text.mine.totals.unreviewed}
    </span>
  );
}
