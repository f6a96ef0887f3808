import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { VerdictDisc, VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import { changedPartNames } from './changed-part-names.ts';
import type { EntryView, RulingStateView } from './entry-view.ts';

/** A ruling before and after a change, as parts of a row that wraps: what it was as a disc. */
export function FromTo({
  entry: { what, before, after, changed },
  isShort = false,
  isRow = false,
}: {
  entry: EntryView;
  /** In a row of many: verdicts as discs. */
  isRow?: boolean;
  /** Changes besides the verdict are shown elsewhere. */
  isShort?: boolean;
}) {
  const { text, locale } = useLanguage();
  const words = text.changes;
  if (what === 'opened' || (!before && after)) {
    return (
      <>
        {after && <RulingState state={after} isDisc={isRow} isShort={isRow} />}
        <span className="text-sm text-muted">{what === 'opened' ? words.opened : words.first}</span>
      </>
    );
  }
  const isSame = before?.verdict === after?.verdict;
  const now = after ? (
    <RulingState state={after} isDisc={isRow} isShort={isRow} />
  ) : (
    <strong>{words.withdrawn}</strong>
  );
  return (
    <>
      {before && !isSame ? (
        // One part where there is room, so that a row does not break between them.
        <span className="contents sm:flex sm:flex-wrap sm:items-center gap-x-2.5 gap-y-1.5">
          <Becomes>
            <span className="text-sm">
              <RulingState state={before} isDisc />
            </span>
          </Becomes>
          {now}
        </span>
      ) : (
        now
      )}
      {isSame && !isShort && (
        <span className="inline-block text-sm text-muted first-letter:uppercase">
          {changedPartNames({ changed }, text, locale) || words.anew}
        </span>
      )}
      {what === 'deleted' && <span className="text-sm text-muted">{words.removed}</span>}
    </>
  );
}

/** The old verdict, with the arrow to the new one: where both take two lines, the arrow ends the first. */
export function Becomes({ children }: { children: ReactNode }) {
  const { text } = useLanguage();
  return (
    <span className="flex items-center gap-x-2.5">
      {children}
      <ArrowRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
      <span className="sr-only">{text.changes.becomes}</span>
    </span>
  );
}

/** A verdict with its firmness, or a word on the earlier method that wrote it: its firmness would read as a claim of today. */
export function RulingState({
  state: { verdict, firmness, writtenUnder },
  isDisc,
  isShort = false,
  isRemarked = false,
}: {
  state: RulingStateView;
  isDisc: boolean;
  /** The words of its firmness are short. */
  isShort?: boolean;
  /** The heading says that an earlier method wrote it: it is only read out. */
  isRemarked?: boolean;
}) {
  const { text } = useLanguage();
  const shown = {
    ruling: { verdict, firmness: writtenUnder ? null : firmness },
    ...(writtenUnder && { withoutFirmness: text.changes.earlierMethod }),
  };
  if (!isDisc) return <VerdictLockup {...shown} />;
  return <VerdictDisc {...shown} isNamed={!isRemarked} isFirmnessShort={isShort} />;
}
