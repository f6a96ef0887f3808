import { useFormMetadata } from '@conform-to/react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { Link } from 'react-router';
import { isHidden, useFormState } from './form-state.ts';

export interface SaveBarProps {
  form: RefObject<HTMLFormElement | null>;
  label: string;
  /** Address of Cancel. */
  cancel: string;
  isInDialog?: boolean;
  /** The form has a place for it that is always in sight. */
  isInPane?: boolean;
  isSaving: boolean;
  isDirty: boolean;
  /** False where the browser cannot keep what was typed. */
  isStorable: boolean;
  beside?: ReactNode;
}

/** Saves the form, on Ctrl+S too, and says whether there is anything to save or to mend. */
export function SaveBar({
  form,
  label,
  cancel,
  isInDialog = false,
  isInPane = false,
  isSaving,
  isDirty,
  isStorable,
  beside,
}: SaveBarProps) {
  const { allErrors } = useFormMetadata();
  const { edited } = useFormState();
  const wrong = Object.keys(allErrors).filter((name) => !isHidden(name, edited)).length;
  useEffect(() => saveOnKey(form), [form]);
  return (
    <div
      className={
        isInDialog
          ? 'over-list-foot flex flex-wrap items-center gap-3'
          : `save-bar card sticky bottom-2 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 bg-raised p-3 low:static ${isInPane ? 'panes:static panes:p-4' : ''}`
      }
    >
      <button type="submit" aria-disabled={isSaving} className="button button-primary">
        {isSaving ? 'Saving…' : label}
      </button>
      <Link to={cancel} replace={isInDialog} preventScrollReset={isInDialog} className="button">
        Cancel
      </Link>
      {beside}
      <p role="status" className="text-sm text-muted noscript:hidden">
        {wrong > 0 &&
          (wrong === 1 ? 'One field needs correcting' : `${wrong} fields need correcting`)}
        {wrong === 0 && (isDirty ? 'Not saved yet' : 'Nothing changed')}
        {isDirty &&
          !isStorable &&
          '. This browser cannot keep unsaved text: its storage is full or blocked'}
        <span className="max-sm:hidden">{' · Ctrl+S saves'}</span>
      </p>
    </div>
  );
}

function saveOnKey(form: RefObject<HTMLFormElement | null>): () => void {
  const listen = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    if (document.querySelector('dialog:modal')?.contains(form.current) === false) return;
    form.current?.requestSubmit();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}

// The key is known by its position where it types a letter of another script, as on an Arabic keyboard.
function isSaveKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isS = /^[a-z]$/i.test(key) ? key.toLowerCase() === 's' : code === 'KeyS';
  return isS && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
