import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { VerdictDisc, VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import { changedPartNames } from './changed-part-names.ts';
import type { EntryView, RulingStateView } from './entry-view.ts';

/** A ruling before and after a change, as parts of a row that wraps. The earlier verdict is a disc. */
export function FromTo({
  entry: { what, before, after, changed },
  isVerdictOnly = false,
  isRow = false,
}: {
  entry: EntryView;
  /** Changes besides the verdict are shown elsewhere. */
  isVerdictOnly?: boolean;
  /** In a row of many: verdicts as discs. */
  isRow?: boolean;
}) {
  const { text, locale } = useLanguage();
  const words = text.changes;
  if (what === 'opened' || (!before && after)) {
    return (
      <>
        {after && <RulingState state={after} isDisc={isRow} isFirmnessShort={isRow} />}
        <span className="text-sm text-muted">{what === 'opened' ? words.opened : words.first}</span>
      </>
    );
  }
  const isSame = before?.verdict === after?.verdict;
  const now = after ? (
    <RulingState state={after} isDisc={isRow} isFirmnessShort={isRow} />
  ) : (
    <strong>{words.withdrawn}</strong>
  );
  return (
    <>
      {before && !isSame ? (
        // One part where there is room, so that a row does not break between them.
        <span className="contents sm:flex sm:flex-wrap sm:items-center gap-x-2.5 gap-y-1.5">
          <WithArrow>
            <span className="text-sm">
              <RulingState state={before} isDisc />
            </span>
          </WithArrow>
          {now}
        </span>
      ) : (
        now
      )}
      {isSame && !isVerdictOnly && (
        <span className="inline-block text-sm text-muted first-letter:uppercase">
          {changedPartNames({ changed }, text, locale) || words.anew}
        </span>
      )}
      {what === 'deleted' && <span className="text-sm text-muted">{words.removed}</span>}
    </>
  );
}

/** The earlier verdict and the arrow to the new one, which ends the first of two lines. */
export function WithArrow({ children }: { children: ReactNode }) {
  const { text } = useLanguage();
  return (
    <span className="flex items-center gap-x-2.5">
      {children}
      <ArrowRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
      <span className="sr-only">{text.changes.becomes}</span>
    </span>
  );
}

/** A verdict with its firmness, or with a note that an earlier method wrote it, whose firmness would read as today's. */
export function RulingState({
  state: { verdict, firmness, writtenUnder },
  isDisc,
  isFirmnessShort = false,
  isMethodNamed = false,
}: {
  state: RulingStateView;
  isDisc: boolean;
  isFirmnessShort?: boolean;
  /** The heading names the earlier method, so the note is only read out. */
  isMethodNamed?: boolean;
}) {
  const { text } = useLanguage();
  const shown = {
    ruling: { verdict, firmness: writtenUnder ? null : firmness },
    ...(writtenUnder && { withoutFirmness: text.changes.earlierMethod }),
  };
  if (!isDisc) return <VerdictLockup {...shown} />;
  return <VerdictDisc {...shown} isNamed={!isMethodNamed} isFirmnessShort={isFirmnessShort} />;
}
