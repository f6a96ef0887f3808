import { ArrowRight } from 'lucide-react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import type { EntryView, RulingStateView } from './entry-view.ts';

/** A ruling before and after a change. */
export function FromTo({ entry: { what, before, after } }: { entry: EntryView }) {
  const words = useLanguage().text.changes;
  if (what === 'opened' || (!before && after)) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {after && <State state={after} />}
        <span className="text-sm text-muted">{what === 'opened' ? words.opened : words.first}</span>
      </p>
    );
  }
  const isSame = before?.verdict === after?.verdict;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {before && !isSame && (
        <>
          <State state={before} />
          <ArrowRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
          <span className="sr-only">{words.becomes}</span>
        </>
      )}
      {after ? <State state={after} /> : <strong>{words.withdrawn}</strong>}
      {isSame && <span className="text-sm text-muted">{words.stays}</span>}
      {what === 'deleted' && <span className="text-sm text-muted">{words.removed}</span>}
    </p>
  );
}

// The firmness of an earlier method would read as a claim of today; the entry tells it as that method's word.
function State({ state: { verdict, firmness, earlierMethod } }: { state: RulingStateView }) {
  const { text } = useLanguage();
  return (
    <>
      <VerdictLockup ruling={{ verdict, firmness: earlierMethod ? null : firmness }} />
      {earlierMethod && (
        <span className="text-sm text-muted">{text.ruling.methodVersion(earlierMethod)}</span>
      )}
    </>
  );
}
