import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { VerdictDisc, VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import type { EntryView, RulingStateView } from './entry-view.ts';

/** A ruling before and after a change, for a line of text: what it was as a disc. */
export function FromTo({ entry: { what, before, after } }: { entry: EntryView }) {
  const words = useLanguage().text.changes;
  if (what === 'opened' || (!before && after)) {
    return (
      <Line>
        {after && <State state={after} />}
        <span className="text-sm text-muted">{what === 'opened' ? words.opened : words.first}</span>
      </Line>
    );
  }
  const isSame = before?.verdict === after?.verdict;
  return (
    <Line>
      {before && !isSame && (
        <>
          <State state={before} isEarlier />
          <ArrowRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
          <span className="sr-only">{words.becomes}</span>
        </>
      )}
      {after ? <State state={after} /> : <strong>{words.withdrawn}</strong>}
      {isSame && <span className="text-sm text-muted">{words.stays}</span>}
      {what === 'deleted' && <span className="text-sm text-muted">{words.removed}</span>}
    </Line>
  );
}

// The firmness of an earlier method would read as a claim of today; the entry tells it as that method's word.
function State({
  state: { verdict, firmness, earlierMethod },
  isEarlier = false,
}: {
  state: RulingStateView;
  isEarlier?: boolean;
}) {
  const { text } = useLanguage();
  if (isEarlier && firmness && !earlierMethod) {
    return (
      <span className="text-sm">
        <VerdictDisc ruling={{ verdict, firmness, isOverdue: false }} />
      </span>
    );
  }
  return (
    <>
      <VerdictLockup ruling={{ verdict, firmness: earlierMethod ? null : firmness }} />
      {earlierMethod && (
        <span className="text-sm text-muted">{text.ruling.methodVersion(earlierMethod)}</span>
      )}
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">{children}</span>;
}
