import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CONFIRMED } from '#app/editing/same-looking/name-warning.ts';
import { acquireDraft, type StoredDraft } from './acquire-draft.ts';
import {
  type FormValues,
  forgetDraft,
  readDraft,
  storeDraft,
  TYPING_PAUSE_MS,
  typedTextsIn,
} from './draft.ts';

/** Stores the values of a form in the browser as they change, and restores a draft that was left behind. */
export function useDraft({
  key,
  isSentBack,
  isSavedKnown,
  saved,
  value,
  read,
  restore,
}: {
  key: string;
  /** The server has sent the form back unsaved, or another editor has saved since: it is newer than any draft. */
  isSentBack: boolean;
  /** `saved` is what the server has now. Otherwise a form that was sent back counts as unsaved, whatever it holds. */
  isSavedKnown: boolean;
  /** The values that the server has. */
  saved: FormValues;
  /** The current values, without empty ones. */
  value: FormValues;
  /** Parses a draft; null: it is not one of this form. */
  read: (values: FormValues) => FormValues | null;
  restore: (values: FormValues) => void;
}) {
  const [first] = useState(saved);
  const seen = useRef(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // This tab's own: another may have the same form open.
  const own = useRef<string | null>(null);
  const isUnstored = useRef(false);
  const [isStorable, setStorable] = useState(true);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  const [unreadable, setUnreadable] = useState<StoredDraft | null>(null);
  const isDirty = (isSentBack && !isSavedKnown) || !isSame(value, first);

  const restoreDraft = useEffectEvent((name: string) => {
    const draft = isSentBack || isUnstored.current ? null : readDraft(name);
    const values = draft && read(draft.values);
    if (!values || isSame(draft.values, first)) return;
    restore(values);
    setRestoredAt(draft.at);
  });
  const isReadable = useEffectEvent((values: FormValues) => read(values) !== null);
  const storeAtOnce = useEffectEvent(() => {
    if (isUnstored.current) store();
  });
  useEffect(() => {
    let isLeft = false;
    let release = () => {};
    void acquireDraft(key, (values) => isReadable(values)).then((acquired) => {
      if (isLeft) return acquired.release();
      ({ release } = acquired);
      own.current = acquired.key;
      setElsewhere(acquired.isElsewhere);
      setUnreadable(acquired.unreadable);
      restoreDraft(acquired.key);
    });
    addEventListener('pagehide', storeAtOnce);
    return () => {
      isLeft = true;
      removeEventListener('pagehide', storeAtOnce);
      storeAtOnce();
      own.current = null;
      release();
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
    // Conform reads the form again whenever its elements change.
    if (!isSame(before, value)) changed();
  }, [value]);

  function store() {
    settle();
    setStorable(
      storeDraft(own.current ?? key, {
        at: new Date().toISOString(),
        values: withoutTransient(seen.current),
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
    /** ISO time at which the restored draft was stored; null: none was restored. */
    restoredAt,
    /** Another tab holds a draft of this form. */
    isElsewhere,
    /** A draft that the form cannot read, and that stays stored. */
    unreadable,
    store,
    /** Forgets the draft, once the values are saved or discarded. */
    forget,
    /** Resets the form to the values that the server has. */
    discard() {
      const values = read(first);
      if (values) restore(values);
      forget();
      setRestoredAt(null);
    },
    discardUnreadable() {
      if (unreadable) forgetDraft(unreadable.key);
      setUnreadable(null);
    },
  };
}

export type Drafted = ReturnType<typeof useDraft>;

function isSame(left: FormValues, right: FormValues): boolean {
  // Drafts differ by their texts, not by the version they were made from.
  const [{ version: _, ...typed }, { version: __, ...other }] = [
    withoutTransient(left),
    withoutTransient(right),
  ];
  return comparable(typed) === comparable(other);
}

// Conform leaves out what is empty and orders fields as the page does; a form sends other line ends than it is given.
function comparable(values: FormValues): string {
  return JSON.stringify(typedTextsIn(values).sort()).replaceAll('\\r\\n', '\\n');
}

// A draft has neither key nor confirmation. Each form that adds has a key of its own: with the key of an earlier form, which has
// added its listing, the server would take the second for the first sent again. A confirmed name holds for one attempt.
function withoutTransient({ key: _, [CONFIRMED]: __, ...values }: FormValues): FormValues {
  return values;
}
