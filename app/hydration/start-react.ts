import { clickedLink, isShown, withText } from '#app/ui/clicked-link.ts';
import type { HydrationPlan } from './plan.ts';

const REACT_BUTTON = 'main button[type=button]:not([popovertarget])';

startReact();

/**
 * An inline script. Starts React when the visitor first points, touches, types or scrolls: the page is complete without
 * it, and many pages are only read. Until then, or if the scripts fail to load, links and forms work natively; the next
 * page tries again. Presses that only React answers are repeated once it does, and forms marked `data-early` are sent.
 * docs/decisions/0013-page-cache-and-deferred-hydration.md
 */
function startReact(): void {
  // An offline copy stays without React: one fresh figure would make all others look fresh.
  if ('offlineCopy' in document.documentElement.dataset) return;
  const plan: Omit<HydrationPlan, 'loaded'> = JSON.parse(
    document.getElementById('hydration')?.textContent ?? '',
  );
  const interactions =
    'pointermove pointerdown touchstart keydown wheel scroll focusin visibilitychange'.split(' ');
  const options = { capture: true, passive: true };
  let isDue = plan.when === 'now' || isStored();

  function startOnUse(event: Event) {
    // Browsers report the position of a resting pointer to a new page.
    const isPointerMove = event instanceof PointerEvent && event.type === 'pointermove';
    if (isPointerMove && event.movementX === 0 && event.movementY === 0) return;
    if (event.type !== 'visibilitychange' || isDue) startAfterPaint();
  }

  // Fifty links take 90 ms on a slow phone, so that they follow the next paint, each in a task of its own.
  function startAfterPaint() {
    for (const interaction of interactions) removeEventListener(interaction, startOnUse, options);
    requestAnimationFrame(() => setTimeout(start));
  }

  function start() {
    for (const href of [plan.manifest, ...plan.shared, ...Object.values(plan.routes).flat()]) {
      setTimeout(add, 0, 'link', { rel: 'modulepreload', href });
    }
    setTimeout(addEntry);
  }

  function addEntry() {
    const enter = () => add('script', { type: 'module', src: plan.entry });
    // The hot-reload runtime has to run before React.
    if (plan.reload) add('script', { type: 'module', src: plan.reload }).onload = enter;
    else enter();
  }

  function isStored(): boolean {
    if (typeof plan.when === 'string') return false;
    try {
      return localStorage.getItem(plan.when.ifStored) !== null;
    } catch {
      // Storage is blocked.
      return false;
    }
  }

  function add(name: 'link' | 'script', attributes: Record<string, string>): HTMLElement {
    const element = document.createElement(name);
    document.head.append(Object.assign(element, attributes));
    return element;
  }

  // Presses that only React answers wait for it, in order. While React hydrates the page, it answers by itself.
  const held: (() => void)[] = [];
  const storePress = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(REACT_BUTTON);
    if (button) held.push(() => button.isConnected && button.click());
  };
  addEventListener('click', storePress, true);
  addEventListener('hydrating', () => removeEventListener('click', storePress, true), {
    once: true,
  });
  const holdForm = (event: SubmitEvent) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.dataset.early === undefined) return;
    event.preventDefault();
    held.push(() => form.requestSubmit());
  };
  addEventListener('submit', holdForm);

  // A link to another view of the page, such as a list's filter, takes the typed text along. Pressed by a key it waits for React, for
  // a while: the focus would be lost with the page.
  const KEY_WAIT_MS = 3000;
  const openView = (event: MouseEvent) => {
    const link = clickedLink(event);
    if (!link || isShown(link) || link.pathname !== location.pathname) return;
    const field = document.querySelector<HTMLInputElement>('#search');
    const isTyped = field && field.value !== field.defaultValue;
    const address = isTyped ? withText(link, field.value) : link.href;
    const isByKey = event.detail === 0;
    if (!isByKey) {
      link.href = address;
      return;
    }
    event.preventDefault();
    const wait = setTimeout(() => location.assign(address), KEY_WAIT_MS);
    held.push(() => {
      clearTimeout(wait);
      if (link.isConnected) link.click();
    });
  };
  addEventListener('click', openView, true);

  const release = () => {
    removeEventListener('submit', holdForm);
    removeEventListener('click', openView, true);
    for (const repeat of held) repeat();
  };
  addEventListener('hydrated', release, { once: true });

  // React must not handle a form again that the browser has already sent.
  addEventListener(
    'submit',
    ({ target, defaultPrevented }) => {
      if (target instanceof HTMLFormElement && !defaultPrevented) target.dataset.sent = '';
    },
    { once: true },
  );

  if (isDue) {
    start();
    return;
  }
  for (const interaction of interactions) addEventListener(interaction, startOnUse, options);
  if (plan.when !== 'live') return;
  const MINUTE = 60_000;
  setTimeout(() => {
    isDue = true;
    if (document.visibilityState === 'visible') startAfterPaint();
  }, MINUTE);
}
