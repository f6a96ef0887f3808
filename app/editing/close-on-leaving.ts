import type { FocusEvent } from 'react';

/** Closes an open menu when the focus leaves it, since it would cover the focused element. A dialog restores the focus. */
export function closeOnLeaving({
  currentTarget: menu,
  relatedTarget: to,
}: FocusEvent<HTMLDetailsElement>): void {
  if (to instanceof Element && !menu.contains(to) && !to.closest('dialog')) menu.open = false;
}
