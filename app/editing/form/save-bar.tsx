import { type RefObject, useEffect } from 'react';
import { Link } from 'react-router';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import type { BegunForm } from './begin-form.ts';
import { sendOnKey } from './send-on-key.ts';

/** Saves the form, on Ctrl+S too, and says whether there is anything to save. */
export function SaveBar({
  form,
  begun: { kind, stored },
  isSaving,
  isDirty,
}: {
  form: RefObject<HTMLFormElement | null>;
  begun: BegunForm;
  isSaving: boolean;
  isDirty: boolean;
}) {
  const { title, path } = KIND_WORDS[kind];
  useEffect(() => sendOnKey(form), [form]);
  return (
    <div className="save-bar card sticky bottom-2 z-10 flex flex-wrap items-center gap-3 bg-raised p-3 low:static">
      <button type="submit" aria-disabled={isSaving} className="button button-primary">
        {isSaving ? 'Saving…' : `${stored ? 'Save' : 'Add'} ${title}`}
      </button>
      <Link to={path} className="button">
        Cancel
      </Link>
      <p className="text-sm text-muted max-sm:hidden noscript:hidden">
        {isDirty ? 'Not saved yet' : 'Nothing changed'}
        {' · Ctrl+S saves'}
      </p>
    </div>
  );
}
