import { useLanguage } from '#app/i18n/use-language.ts';

/** Shows all columns on narrow screens, in a table that scrolls sideways. Works without scripts. */
export function ColumnChoice() {
  const { text } = useLanguage();
  return (
    <label className="no-print flex min-h-11 items-center gap-2 text-sm text-muted max-sm:gap-1.5 xl:hidden">
      <input id="all-columns" type="checkbox" className="size-5 accent-accent" />
      {text.markets.allColumns}
    </label>
  );
}
