import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CONFIRMED } from '#app/editing/same-looking/name-warning.ts';
import { type FormValues, forgetDraft, readDraft, storeDraft } from './draft.ts';
import { takeDraft } from './take-draft.ts';

const TYPING_PAUSE_MS = 500;

/**
 * Stores the values of a form in the browser as they change, and has one restored that was left behind. A form that
 * comes back from the server (`isUnsaved`) is newer than any draft.
 */
export function useDraft({
  key,
  isUnsaved,
  value,
  restore,
}: {
  key: string;
  isUnsaved: boolean;
  /** The current values, without empty ones. */
  value: FormValues;
  restore: (values: FormValues) => void;
}) {
  const [first] = useState(value);
  const seen = useRef(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // This tab's own: another may have the same form open.
  const own = useRef<string | null>(null);
  const isUnstored = useRef(false);
  const [isStorable, setStorable] = useState(true);
  const [broughtBack, setBroughtBack] = useState<string | null>(null);
  const isDirty = isUnsaved || !isSame(value, first);

  const bringBack = useEffectEvent((taken: string) => {
    const draft = isUnsaved || isUnstored.current ? null : readDraft(taken);
    if (!draft || isSame(draft.values, first)) return;
    restore(draft.values);
    setBroughtBack(draft.at);
  });
  const storeAtOnce = useEffectEvent(() => {
    if (isUnstored.current) store();
  });
  useEffect(() => {
    let isLeft = false;
    let giveBack = () => {};
    void takeDraft(key).then((taken) => {
      if (isLeft) return taken.giveBack();
      ({ giveBack } = taken);
      own.current = taken.key;
      bringBack(taken.key);
    });
    addEventListener('pagehide', storeAtOnce);
    return () => {
      isLeft = true;
      removeEventListener('pagehide', storeAtOnce);
      storeAtOnce();
      own.current = null;
      giveBack();
    };
  }, [key]);

  const changed = useEffectEvent(() => {
    if (!isDirty) return forget();
    clearTimeout(pause.current);
    isUnstored.current = true;
    pause.current = setTimeout(store, TYPING_PAUSE_MS);
  });
  useEffect(() => {
    const before = seen.current;
    seen.current = value;
    // Conform reads the form anew whenever its elements change.
    if (!isSame(before, value)) changed();
  }, [value]);

  function store() {
    settle();
    setStorable(
      storeDraft(own.current ?? key, {
        at: new Date().toISOString(),
        values: typedIn(seen.current),
      }),
    );
  }

  function forget() {
    settle();
    if (own.current) forgetDraft(own.current);
  }

  function settle() {
    clearTimeout(pause.current);
    isUnstored.current = false;
  }

  return {
    isDirty,
    /** False where the browser stores nothing. */
    isStorable,
    /** ISO time of the draft that was brought back. */
    broughtBack,
    store,
    /** The values are saved, or wanted no more. */
    forget,
    /** Back to the values that the form began with. */
    throwAway() {
      restore(first);
      forget();
      setBroughtBack(null);
    },
  };
}

export type Drafted = ReturnType<typeof useDraft>;

function isSame(left: FormValues, right: FormValues): boolean {
  // Drafts differ by their texts, not by the version they were made from.
  const [{ version: _, ...typed }, { version: __, ...other }] = [typedIn(left), typedIn(right)];
  return comparable(typed) === comparable(other);
}

// A form sends its line ends in another way than it is given them.
function comparable(values: FormValues): string {
  return JSON.stringify(values).replaceAll('\\r\\n', '\\n');
}

// A form's key is its own: with another's, what it adds would be taken for what that one has added. A name is
// confirmed for one attempt.
function typedIn({ key: _, [CONFIRMED]: __, ...values }: FormValues): FormValues {
  return values;
}
