import type { ReactNode } from 'react';
import { typedTextsIn } from './draft.ts';
import type { Drafted } from './use-draft.ts';

/** The notices of a form's drafts: one that was restored, one in another tab and one that the form cannot read. */
export function DraftNotice({ draft }: { draft: Drafted }) {
  const { restoredAt, isElsewhere, unreadable } = draft;
  return (
    <>
      {restoredAt && (
        <Line>
          <p>Your unsaved text from {clockTime(restoredAt)} is back.</p>
          <DiscardButton onClick={draft.discard} />
        </Line>
      )}
      {isElsewhere && (
        <Line>
          <p>
            Your text is in another tab. Go there, or close it and reload this page to have it here.
          </p>
        </Line>
      )}
      {unreadable && (
        <Line>
          <p>
            Unsaved text from {clockTime(unreadable.at)} does not fit this form any more. This
            browser keeps it until you discard it.
          </p>
          <DiscardButton onClick={draft.discardUnreadable} />
          <details className="basis-full">
            <summary>Show it</summary>
            <dl className="[overflow-wrap:anywhere]">
              {typedTextsIn(unreadable.values).map(([name, text]) => (
                <div key={name}>
                  <dt className="text-sm text-muted">{name}</dt>
                  <dd dir="auto" className="whitespace-pre-wrap">
                    {text}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        </Line>
      )}
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="card flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-s-4 border-s-accent px-4 py-3"
    >
      {children}
    </div>
  );
}

function DiscardButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className="button">
      Discard
    </button>
  );
}

// Shown by the browser alone, so in the editor's own time.
function clockTime(at: string): string {
  const time = new Date(at);
  const isToday = time.toDateString() === new Date().toDateString();
  return time.toLocaleString('en-GB', {
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'medium' }),
  });
}
