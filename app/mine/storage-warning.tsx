import { useLanguage } from '#app/i18n/use-language.ts';
import { saveText } from '#app/mine/data/mine-file.ts';
import { storedText } from '#app/mine/data/stored-mine.ts';
import { deleteMine, type MineState } from '#app/mine/data/use-mine.ts';
import { Warning } from '#app/ui/warning.tsx';

/** Warns that this browser stores nothing, or that the stored list is unreadable. */
export function StorageWarning({ problem }: Pick<MineState, 'problem'>) {
  const { text } = useLanguage();
  if (problem === null) return null;
  if (problem === 'unsaved') return <Warning>{text.mine.unkept}</Warning>;
  return (
    <div role="alert" className="grid gap-3">
      <Warning>{text.mine.unreadable}</Warning>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button"
          onClick={() => saveText(storedText() ?? '', 'tabayyan-list-unreadable.json')}
        >
          {text.mine.saveUnreadable}
        </button>
        <button type="button" className="button" onClick={deleteMine}>
          {text.mine.startAnew}
        </button>
      </div>
    </div>
  );
}
