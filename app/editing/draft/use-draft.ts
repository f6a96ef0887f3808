import { type RefObject, useEffect, useRef, useState } from 'react';
import { readFields, writeFields } from '#app/editing/form/form-fields.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { takeDraft } from './take-draft.ts';

const TYPING_PAUSE_MILLISECONDS = 500;

/**
 * Keeps what is typed into a form in the browser, and brings it back where it was left behind. A form that comes
 * back from the server (`isUnsaved`) is newer than any draft.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  { isUnsaved }: { isUnsaved: boolean },
) {
  const first = useRef<Record<string, string>>({});
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // This tab's own: another may have the same form open.
  const own = useRef<string | null>(null);
  // What is typed and not kept yet: when the form goes, it cannot be asked any more.
  const unkept = useRef<Record<string, string> | null>(null);
  const [isDirty, setDirty] = useState(isUnsaved);
  const [isKept, setKept] = useState(true);
  const [broughtBack, setBroughtBack] = useState<string | null>(null);
  const begins = useRef({ isUnsaved });

  useEffect(() => {
    if (!form.current) return;
    first.current = readTyped(form.current);
    let isLeft = false;
    let giveBack = () => {};
    void takeDraft(key).then((taken) => {
      if (isLeft) return taken.giveBack();
      ({ giveBack } = taken);
      own.current = taken.key;
      const draft = begins.current.isUnsaved || unkept.current ? null : readDraft(taken.key);
      if (!draft || !form.current) return;
      const fields = withoutKey(draft.fields);
      if (isSame({ ...first.current, ...fields }, first.current)) return;
      writeFields(form.current, fields);
      setDirty(true);
      setBroughtBack(draft.at);
    });
    const keepAtOnce = () => {
      clearTimeout(pause.current);
      if (unkept.current) write(own.current ?? key, unkept.current);
      unkept.current = null;
    };
    addEventListener('pagehide', keepAtOnce);
    return () => {
      isLeft = true;
      removeEventListener('pagehide', keepAtOnce);
      keepAtOnce();
      own.current = null;
      giveBack();
    };
  }, [form, key]);

  function keep() {
    if (!form.current) return;
    settle();
    setKept(write(own.current ?? key, readTyped(form.current)));
  }

  function forget() {
    settle();
    if (own.current) forgetDraft(own.current);
  }

  function settle() {
    clearTimeout(pause.current);
    unkept.current = null;
  }

  return {
    isDirty,
    /** False where the browser keeps nothing. */
    isKept,
    /** ISO time of the draft that was brought back. */
    broughtBack,
    /** Something was typed. */
    changed() {
      if (!form.current) return;
      const typed = readTyped(form.current);
      const isChanged = isUnsaved || !isSame(typed, first.current);
      setDirty(isChanged);
      if (!isChanged) return forget();
      clearTimeout(pause.current);
      unkept.current = typed;
      pause.current = setTimeout(keep, TYPING_PAUSE_MILLISECONDS);
    },
    keep,
    /** What was typed is saved, or wanted no more. */
    forget,
    /** Back to what the form began with. */
    throwAway() {
      if (form.current) writeFields(form.current, first.current);
      forget();
      setDirty(isUnsaved);
      setBroughtBack(null);
    },
  };
}

export type DraftKeeper = ReturnType<typeof useDraft>;

function write(key: string, fields: Record<string, string>): boolean {
  return keepDraft(key, { at: new Date().toISOString(), fields });
}

function readTyped(form: HTMLFormElement): Record<string, string> {
  return withoutKey(readFields(form));
}

// A form's key is its own: with another's, what it adds would be taken for what that one has added.
function withoutKey({ key: _, ...fields }: Record<string, string>): Record<string, string> {
  return fields;
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  // Of which version it was is not what was typed.
  return [...names].every((name) => name === 'version' || one[name] === other[name]);
}
