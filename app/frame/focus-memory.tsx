import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const key = (entry: string) => `focus:${entry}`;

/**
 * Moves the focus on navigation: Back, Forward and reload return it to the previous link or field; a new page starts at
 * its content, so that a screen reader continues there.
 */
export function FocusMemory() {
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
    const isNewPage = from !== null && from.pathname !== location.pathname && type === 'PUSH';
    if (isNewPage) document.getElementById('content')?.focus({ preventScroll: true });
    else if (type === 'POP') elementAt(location.key)?.focus({ preventScroll: true });
  }, [location, type]);

  return null;
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
