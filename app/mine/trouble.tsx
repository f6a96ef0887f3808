import { useLanguage } from '#app/i18n/use-language.ts';
import { saveText } from '#app/mine/data/mine-file.ts';
import { keptText } from '#app/mine/data/stored-mine.ts';
import { deleteMine, type MineState } from '#app/mine/data/use-mine.ts';
import { Warning } from '#app/ui/warning.tsx';

/** That this browser keeps nothing, or something that cannot be read. */
export function Trouble({ trouble }: Pick<MineState, 'trouble'>) {
  const { text } = useLanguage();
  if (trouble === null) return null;
  if (trouble === 'unkept') return <Warning>{text.mine.unkept}</Warning>;
  return (
    <div role="alert" className="grid gap-3">
      <Warning>{text.mine.unreadable}</Warning>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button"
          onClick={() => saveText(keptText() ?? '', 'tabayyan-list-unreadable.json')}
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
