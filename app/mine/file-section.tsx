import { Download, Printer, Trash2, Upload } from 'lucide-react';
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { isUntouched, type Mine } from '#app/mine/data/mine.ts';
import { readMineFile, saveMine } from '#app/mine/data/mine-file.ts';
import { deleteMine, replaceMine } from '#app/mine/data/use-mine.ts';
import { ConfirmDialog } from '#app/mine/ui/confirm-dialog.tsx';
import { Section } from '#app/mine/ui/section.tsx';

/** Saves, restores, prints or deletes the list. */
export function FileSection({
  mine,
  message,
  setMessage,
}: {
  mine: Mine;
  /** The outcome of the last action; kept outside, because the section moves once there is a list. */
  message: string;
  setMessage: (message: string) => void;
}) {
  const { text } = useLanguage();
  const words = text.mine.file;
  const chooser = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const [pending, setPending] = useState<'delete' | Mine | null>(null);
  // The section has moved with its buttons: the focus is lost if it was on one of them.
  const focusOutcome = useEffectEvent(() => {
    if (message && document.activeElement === document.body) outcome.current?.focus();
  });
  useEffect(() => focusOutcome(), []);

  const finish = (result: string) => {
    setPending(null);
    setMessage(result);
  };
  const restore = (list: Mine) => {
    // A message above the list says so if the browser does not store.
    finish(replaceMine(list) ? words.restored : '');
  };
  async function readChosen({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    const list = await readMineFile(chosen);
    // Lets the same file be chosen again.
    input.value = '';
    if (!list) setMessage(words.invalid);
    else if (isUntouched(mine)) restore(list);
    else setPending(list);
  }

  const restoring = (
    <>
      <button type="button" className="button" onClick={() => chooser.current?.click()}>
        <Upload className="size-5" aria-hidden="true" />
        {words.restore}
      </button>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        aria-label={words.restore}
        className="hidden"
        onChange={readChosen}
      />
    </>
  );
  // There is nothing to save, print or delete.
  if (isUntouched(mine)) {
    return (
      <div className="no-print grid justify-items-start gap-2">
        {restoring}
        <p ref={outcome} role="status" tabIndex={-1} className="empty:hidden">
          {message}
        </p>
      </div>
    );
  }
  return (
    <Section title={words.title} text={words.saveText} className="no-print">
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => saveMine(mine, new Date())}>
          <Download className="size-5" aria-hidden="true" />
          {words.save}
        </button>
        {restoring}
        <button type="button" className="button" onClick={() => print()}>
          <Printer className="size-5" aria-hidden="true" />
          {words.print}
        </button>
        <button type="button" className="button" onClick={() => setPending('delete')}>
          <Trash2 className="size-5" aria-hidden="true" />
          {words.remove}
        </button>
      </div>
      <p ref={outcome} role="status" tabIndex={-1} className="empty:-mt-4">
        {message}
      </p>
      {pending === 'delete' && (
        <ConfirmDialog
          title={words.removeTitle}
          text={words.removeText}
          confirm={words.remove}
          onCancel={() => setPending(null)}
          onConfirm={() => {
            deleteMine();
            finish(words.removed);
          }}
        />
      )}
      {pending !== null && pending !== 'delete' && (
        <ConfirmDialog
          title={words.replaceTitle}
          text={words.replaceText}
          confirm={words.replace}
          onCancel={() => setPending(null)}
          onConfirm={() => restore(pending)}
        />
      )}
    </Section>
  );
}
