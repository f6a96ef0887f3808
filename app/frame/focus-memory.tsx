import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const key = (entry: string) => `focus:${entry}`;

/**
 * Moves the focus on navigation: Back, Forward and reload return it to the previous link or field; a new page starts at
 * its content, so that a screen reader continues there. So does another view of a page, such as the next page of a list, from which the
 * pressed link is gone or out of view. `isInAdmin`: on a new page a focus in the sidebar stays there, and a reload starts without one: single
 * keys would be typed into a field.
 */
export function FocusMemory({ isInAdmin = false }: { isInAdmin?: boolean }) {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef<typeof location | null>(null);

  useEffect(() => {
    const storePlace = () => {
      const place = placeOf(document.activeElement);
      try {
        if (place) sessionStorage.setItem(key(location.key), place);
        else sessionStorage.removeItem(key(location.key));
      } catch {
        // Storage is full or refused: the focus is then not restored.
      }
    };
    addEventListener('focusin', storePlace);
    return () => removeEventListener('focusin', storePlace);
  }, [location.key]);

  useEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (type === 'POP') {
      const isReturn = from !== null || !isInAdmin;
      if (isReturn) elementAt(location.key)?.focus({ preventScroll: true });
      return;
    }
    if (from === null) return;
    const isNewPage = !isInAdmin && type === 'PUSH' && from.pathname !== location.pathname;
    const isGone = location.hash === '' && (isLost() || (type === 'PUSH' && isLinkOutOfView()));
    if (isNewPage || isGone) document.getElementById('content')?.focus({ preventScroll: true });
  }, [location, type, isInAdmin]);

  return null;
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

// As after a scroll to the top; text that is being typed may be scrolled away from.
function isLinkOutOfView(): boolean {
  const element = document.activeElement;
  if (element?.tagName !== 'A') return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom <= 0 || top >= innerHeight;
}

/** A selector and the index of `element` among its matches, as JSON. */
function placeOf(element: Element | null): string | null {
  if (!(element instanceof HTMLElement)) return null;
  const href = element.getAttribute('href');
  const selector = element.id
    ? `#${CSS.escape(element.id)}`
    : href && element.tagName === 'A'
      ? `a[href="${CSS.escape(href)}"]`
      : null;
  if (!selector) return null;
  return JSON.stringify([selector, [...document.querySelectorAll(selector)].indexOf(element)]);
}

function elementAt(entry: string): HTMLElement | null {
  try {
    const place = sessionStorage.getItem(key(entry));
    if (!place) return null;
    const [selector, index] = JSON.parse(place) as [string, number];
    return document.querySelectorAll<HTMLElement>(selector)[index] ?? null;
  } catch {
    return null;
  }
}
