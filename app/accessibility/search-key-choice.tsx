import { useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/** What `openSearch` reads before it lets `/` open the search. */
const STORED = 'searchKey';

/** Turns the key `/` off, and on again, in this browser. Without scripts the key does nothing, and there is no choice. */
export function SearchKeyChoice() {
  return useHydrated() ? <Choice /> : null;
}

function Choice() {
  const { text } = useLanguage();
  const [isOn, setOn] = useState(isKeyOn);
  function choose(isWanted: boolean) {
    setOn(isWanted);
    try {
      if (isWanted) localStorage.removeItem(STORED);
      else localStorage.setItem(STORED, 'off');
    } catch {
      // A browser that stores nothing keeps the key.
      setOn(true);
    }
  }
  return (
    <label className="flex min-h-11 w-fit items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
        className="size-6 accent-accent"
      />
      {text.accessibility.keyLabel}
    </label>
  );
}

function isKeyOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}
