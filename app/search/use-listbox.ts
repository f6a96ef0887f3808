import Combobox from '@github/combobox-nav';
import { type RefObject, useEffect, useState } from 'react';

/** Lets the keys pressed in `input` go through the options of `list`, while there are any; anew with each `answer`. */
export function useListbox(
  input: HTMLInputElement,
  list: RefObject<HTMLElement | null>,
  answer: unknown,
  hasOptions: boolean,
): void {
  const [combobox, setCombobox] = useState<Combobox | null>(null);
  useEffect(() => {
    if (!list.current) return;
    const made = new Combobox(input, list.current, { tabInsertsSuggestions: false });
    const goToEnd = (event: KeyboardEvent) => {
      const isEnd = event.key === 'Home' || event.key === 'End';
      // On no option yet, they move the cursor.
      if (!isEnd || !input.hasAttribute('aria-activedescendant') || event.shiftKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      made.clearSelection();
      made.navigate(event.key === 'Home' ? 1 : -1);
    };
    input.addEventListener('keydown', goToEnd);
    setCombobox(made);
    return () => {
      input.removeEventListener('keydown', goToEnd);
      made.destroy();
    };
  }, [input, list]);

  useEffect(() => {
    if (!combobox || !hasOptions) return;
    combobox.start();
    return () => combobox.stop();
  }, [combobox, hasOptions]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer has other options, none of them chosen.
  useEffect(() => combobox?.clearSelection(), [combobox, answer]);
}
