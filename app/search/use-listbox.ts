import Combobox from '@github/combobox-nav';
import { type RefObject, useEffect, useState } from 'react';

interface Listbox {
  input: HTMLInputElement;
  list: RefObject<HTMLElement | null>;
  /** Another result has other options, none of them selected. */
  result: unknown;
  hasOptions: boolean;
}

/** Connects `input` with the options of `list` by keyboard. */
export function useListbox({ input, list, result, hasOptions }: Listbox): void {
  const [combobox, setCombobox] = useState<Combobox | null>(null);
  useEffect(() => {
    if (!list.current) return;
    const created = new Combobox(input, list.current, { tabInsertsSuggestions: false });
    const goToEnd = (event: KeyboardEvent) => {
      const isEnd = event.key === 'Home' || event.key === 'End';
      // Without a selected option, Home and End move the cursor.
      if (!isEnd || !input.hasAttribute('aria-activedescendant') || event.shiftKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      created.clearSelection();
      created.navigate(event.key === 'Home' ? 1 : -1);
    };
    input.addEventListener('keydown', goToEnd);
    setCombobox(created);
    return () => {
      input.removeEventListener('keydown', goToEnd);
      created.destroy();
    };
  }, [input, list]);

  useEffect(() => {
    if (!combobox || !hasOptions) return;
    combobox.start();
    return () => combobox.stop();
  }, [combobox, hasOptions]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each result clears the selection.
  useEffect(() => combobox?.clearSelection(), [combobox, result]);
}
