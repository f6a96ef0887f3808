import { useLanguage } from '#app/i18n/use-language.ts';

/** The switch for the key `/`, which needs scripts; `storeSearchKeyChoice` stores the choice in the browser. */
export function SearchKeyChoice() {
  const { text } = useLanguage();
  return (
    <label className="flex min-h-11 w-fit items-center gap-3 noscript:hidden">
      <input id="search-key" ref={showStored} type="checkbox" defaultChecked className="size-6" />
      {text.accessibility.keyLabel}
    </label>
  );
}

function showStored(box: HTMLInputElement | null): void {
  if (!box) return;
  try {
    box.checked = localStorage.getItem('searchKey') !== 'off';
  } catch {
    // Storage is refused: the key stays on.
  }
}
