import { useId, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';

/** Asks before something cannot be undone. Escape leaves it as it is; focus returns to where it was. */
export function Question({
  title,
  text: explanation,
  confirm,
  onConfirm,
  onCancel,
}: {
  title: string;
  text: string;
  confirm: string;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { text } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Closed before it is taken away, so that focus returns.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={heading} className="over-list" onCancel={onCancel}>
      <div className="grid gap-4">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        <p>{explanation}</p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button button-primary" onClick={onConfirm}>
            {confirm}
          </button>
          <button type="button" className="button" onClick={onCancel}>
            {text.mine.keep.cancel}
          </button>
        </div>
      </div>
    </dialog>
  );
}
