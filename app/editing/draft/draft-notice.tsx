import type { Drafted } from './use-draft.ts';

/** The notice of a draft that was restored, with a button to discard it; nothing without one. */
export function DraftNotice({ draft }: { draft: Drafted }) {
  if (!draft.restoredAt) return null;
  return (
    <div
      role="status"
      className="card flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-s-4 border-s-accent px-4 py-3"
    >
      <p>Your unsaved text from {clockTime(draft.restoredAt)} is back.</p>
      <button type="button" onClick={draft.discard} className="button">
        Discard
      </button>
    </div>
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
