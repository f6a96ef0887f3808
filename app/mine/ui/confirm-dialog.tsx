import { useId, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';

/** A modal confirmation; Escape cancels, and the focus returns to its place. */
export function ConfirmDialog({
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
  // Closing before unmount lets the browser restore the focus.
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
            {text.mine.file.cancel}
          </button>
        </div>
      </div>
    </dialog>
  );
}
