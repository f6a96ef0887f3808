import type { KeyboardEvent } from 'react';

/** The id of a criterion's section in the form. */
export function sectionOf(criterion: string): string {
  return `criterion-${criterion}`;
}

/** Shows a section of the form and moves the focus to its first control; of choices, to the one that is made. */
export function jumpTo(section: string): void {
  const element = document.getElementById(section);
  const control =
    element?.querySelector<HTMLElement>('input[type=radio]:checked') ??
    element?.querySelector<HTMLElement>('select, textarea, input:not([type=hidden])');
  const fold = element?.closest('details');
  if (fold) fold.open = true;
  element?.closest('section')?.scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
}

/** The letter of a key, by its position where the keyboard types another script. */
export function letterOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}
