import { Download, Printer, Trash2, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { EMPTY, type Mine } from '#app/mine/data/mine.ts';
import { readMineFile, saveMine } from '#app/mine/data/mine-file.ts';
import { deleteMine, replaceMine } from '#app/mine/data/use-mine.ts';
import { Question } from '#app/mine/parts/question.tsx';
import { Section } from '#app/mine/parts/section.tsx';

/** The list as a file and back, on paper, or gone. */
export function KeepSection({ mine }: { mine: Mine }) {
  const { text } = useLanguage();
  const { keep } = text.mine;
  const file = useRef<HTMLInputElement>(null);
  const [asks, setAsks] = useState<'delete' | Mine | null>(null);
  const [said, setSaid] = useState('');
  const isEmpty = JSON.stringify(mine) === JSON.stringify(EMPTY);

  const finish = (words: string) => {
    setAsks(null);
    setSaid(words);
  };
  const bringBack = (list: Mine) => {
    replaceMine(list);
    finish(keep.broughtBack);
  };
  async function take({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    const list = await readMineFile(chosen);
    // The same file may be chosen again.
    input.value = '';
    if (!list) setSaid(keep.notAList);
    else if (isEmpty) bringBack(list);
    else setAsks(list);
  }

  return (
    <Section title={keep.title} text={keep.saveText} className="no-print">
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => saveMine(mine, new Date())}>
          <Download className="size-5" aria-hidden="true" />
          {keep.save}
        </button>
        <button type="button" className="button" onClick={() => file.current?.click()}>
          <Upload className="size-5" aria-hidden="true" />
          {keep.bringBack}
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          aria-label={keep.bringBack}
          className="hidden"
          onChange={take}
        />
        <button type="button" className="button" onClick={() => print()}>
          <Printer className="size-5" aria-hidden="true" />
          {keep.print}
        </button>
        <button type="button" className="button" onClick={() => setAsks('delete')}>
          <Trash2 className="size-5" aria-hidden="true" />
          {keep.remove}
        </button>
      </div>
      <p role="status" className="empty:-mt-4">
        {said}
      </p>
      {asks === 'delete' && (
        <Question
          title={keep.removeTitle}
          text={keep.removeText}
          confirm={keep.remove}
          onCancel={() => setAsks(null)}
          onConfirm={() => {
            deleteMine();
            finish(keep.removed);
          }}
        />
      )}
      {asks !== null && asks !== 'delete' && (
        <Question
          title={keep.replaceTitle}
          text={keep.replaceText}
          confirm={keep.replace}
          onCancel={() => setAsks(null)}
          onConfirm={() => bringBack(asks)}
        />
      )}
    </Section>
  );
}
