import { Trash2 } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { Link } from 'react-router';
import { sendOnKey } from '#app/editing/form/send-on-key.ts';
import { KIND_WORDS } from '#app/editing/kind-words.ts';
import { MAIN_SCOPE } from '#domain/method/scope.ts';
import type { LoadedRuling } from './loaded-ruling.ts';
import { removalPath } from './ruling-path.ts';
import { useRuling } from './use-ruling-values.ts';

/** Saves the ruling, on Ctrl+S too, and says how it stands. */
export function RulingSaveBar({
  form,
  loaded: { kind, id, scope, isRuled },
  isSaving,
  isDirty,
}: {
  form: RefObject<HTMLFormElement | null>;
  loaded: LoadedRuling;
  isSaving: boolean;
  isDirty: boolean;
}) {
  const wrong = Object.keys(useRuling().errors).length;
  useEffect(() => sendOnKey(form), [form]);
  return (
    <div className="save-bar card sticky bottom-2 z-10 flex flex-wrap items-center gap-3 bg-raised p-3 low:static">
      <button type="submit" aria-disabled={isSaving} className="button button-primary">
        {isSaving ? 'Saving…' : 'Save ruling'}
      </button>
      <Link to={KIND_WORDS[kind].path} className="button">
        Cancel
      </Link>
      {isRuled && scope !== MAIN_SCOPE && (
        <Link to={removalPath(kind, id, scope)} className="button">
          <Trash2 aria-hidden="true" className="size-4" />
          Remove
        </Link>
      )}
      <p role="status" className="text-sm text-muted">
        {wrong > 0 &&
          (wrong === 1 ? 'One field needs another look' : `${wrong} fields need another look`)}
        {wrong === 0 && (isDirty ? 'Not saved yet' : 'Nothing changed')}
        <span className="max-sm:hidden">{' · Ctrl+S saves'}</span>
      </p>
    </div>
  );
}
