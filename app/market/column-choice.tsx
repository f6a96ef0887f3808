import { useLanguage } from '#app/i18n/use-language.ts';

/** Shows all columns on narrow screens, in a table that scrolls sideways. Works without scripts. */
export function ColumnChoice() {
  const { text } = useLanguage();
  return (
    <label className="button no-print px-3 text-sm font-normal max-sm:gap-1.5 max-sm:border-0 max-sm:bg-transparent max-sm:px-0 max-sm:text-xsm xl:hidden">
      <input id="all-columns" type="checkbox" className="size-5" />
      {text.markets.allColumns}
    </label>
  );
}
