import type { HydrationPlan } from './plan.ts';

/**
 * Lets React take the page over when the visitor first points, touches, types or scrolls: the page is complete
 * without, and many are only read. Links and forms work until then as the browser has them, and so do they where the
 * scripts do not come; the next page asks for them again.
 * Runs as an inline script: it may use nothing from outside itself.
 */
export function startReact(): void {
  // A kept page stays as it was: a fresh figure on it would make all others look fresh.
  if ('kept' in document.documentElement.dataset) return;
  const plan: HydrationPlan = JSON.parse(document.getElementById('hydration')?.textContent ?? '');
  const uses =
    'pointermove pointerdown touchstart keydown wheel scroll focusin visibilitychange'.split(' ');
  const options = { capture: true, passive: true };
  let isDue = plan.when === 'now' || (plan.when === 'kept' && isKept());

  function startOnUse(event: Event) {
    // Browsers tell a new page where the pointer rests.
    const rests = event instanceof PointerEvent && event.type === 'pointermove';
    if (rests && event.movementX === 0 && event.movementY === 0) return;
    if (event.type !== 'visibilitychange' || isDue) start();
  }

  function start() {
    for (const use of uses) removeEventListener(use, startOnUse, options);
    for (const href of [plan.manifest, ...plan.shared, ...Object.values(plan.routes).flat()]) {
      add('link', { rel: 'modulepreload', href });
    }
    const enter = () => add('script', { type: 'module', src: plan.entry });
    // It has to be there before React is.
    if (plan.reload) add('script', { type: 'module', src: plan.reload }).onload = enter;
    else enter();
  }

  function isKept(): boolean {
    try {
      return localStorage.getItem(plan.keptAt) !== null;
    } catch {
      // What may not be read is not kept.
      return false;
    }
  }

  function add(name: 'link' | 'script', attributes: Record<string, string>): HTMLElement {
    const element = document.createElement(name);
    document.head.append(Object.assign(element, attributes));
    return element;
  }

  // What has been sent need not be caught up with.
  addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement) target.dataset.sent = '';
    },
    { once: true },
  );

  if (isDue) {
    start();
    return;
  }
  for (const use of uses) addEventListener(use, startOnUse, options);
  if (plan.when !== 'live') return;
  const MINUTE = 60_000;
  setTimeout(() => {
    isDue = true;
    if (document.visibilityState === 'visible') start();
  }, MINUTE);
}
