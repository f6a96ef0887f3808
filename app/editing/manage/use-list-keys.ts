import { type RefObject, useEffect } from 'react';
import { fromStorage } from '#app/ui/from-storage.ts';

const ROW = '[data-row]';

/**
 * Moves the focus over the rows of a list with J and K or the arrows, R to a row's ruling, and / to the search. Single keys
 * outside of the list can be turned off on the accessibility statement: WCAG 2.1.4.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!list.current || !isPlain(event) || document.querySelector('dialog:modal')) return;
      if (actOn(event, list.current)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [list]);
}

function isPlain(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  const isInField = target instanceof Element && target.closest('input, textarea, select');
  return !(ctrlKey || metaKey || altKey || isComposing || defaultPrevented || isInField);
}

// True: the key has done something.
function actOn(event: KeyboardEvent, list: HTMLElement): boolean {
  const { target } = event;
  const isInList = target instanceof Node && list.contains(target);
  const isOn = isInList || fromStorage(() => localStorage.getItem('searchKey')) !== 'off';
  const name = nameOf(event);
  if (name === '/' && isOn) return reached(document.querySelector<HTMLElement>('#search'));
  const links = [...list.querySelectorAll<HTMLElement>(ROW)];
  const row = target instanceof Element ? target.closest('li') : null;
  const place = links.findIndex((link) => row?.contains(link));
  if (isInList && name === 'r') {
    row?.querySelector<HTMLElement>('[data-ruling]')?.click();
    return true;
  }
  const isArrow = name.startsWith('Arrow');
  if (!isOn || (isArrow && !isInList)) return false;
  if (name === 'j' || name === 'ArrowDown') return reached(links[place + 1]);
  if (name === 'k' || name === 'ArrowUp') return reached(links[place - 1]);
  return false;
}

// The key is known by its position where the keyboard types another script.
function nameOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[!-~]$/.test(key)) return key.toLowerCase();
  if (code === 'Slash' && !shiftKey) return '/';
  return code.startsWith('Key') ? code.slice(3).toLowerCase() : key;
}

function reached(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
  return Boolean(element);
}
