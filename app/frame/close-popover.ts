import type { FocusEvent, MouseEvent } from 'react';

/** Closes a popover when a link in it is followed here, and when the focus leaves it: it would cover the focused element. */
export const closePopover = {
  onClick({ currentTarget, target, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>) {
    const isHere = !ctrlKey && !metaKey && !shiftKey;
    if (isHere && target instanceof Element && target.closest('a')) currentTarget.hidePopover();
  },
  onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
    // The popover's button closes it by itself: its click would open it again.
    if (!relatedTarget.matches(`[popovertarget=${currentTarget.id}]`)) currentTarget.hidePopover();
  },
};
