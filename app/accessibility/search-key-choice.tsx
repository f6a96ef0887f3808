import { useLanguage } from '#app/i18n/use-language.ts';

/** Turns the key `/` off, and on again, in this browser: `storeSearchKeyChoice` stores it. The key needs scripts. */
export function SearchKeyChoice() {
  const { text } = useLanguage();
  return (
    <label className="flex min-h-11 w-fit items-center gap-3 noscript:hidden">
      <input
        id="search-key"
        ref={showStored}
        type="checkbox"
        defaultChecked
        className="size-6 accent-accent"
      />
      {text.accessibility.keyLabel}
    </label>
  );
}

function showStored(box: HTMLInputElement | null): void {
  if (!box) return;
  try {
    box.checked = localStorage.getItem('searchKey') !== 'off';
  } catch {
    // A browser that stores nothing keeps the key.
  }
}
