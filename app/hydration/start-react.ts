import type { HydrationPlan } from './plan.ts';

startReact();

/**
 * An inline script. Starts React when the visitor first points, touches, types or scrolls: the page is complete without
 * it, and many pages are only read. Until then, or if the scripts fail to load, links and forms work as the browser has
 * them; the next page tries again. docs/decisions/0013-kept-pages-and-late-start.md
 */
function startReact(): void {
  // An offline copy stays as it was: a fresh figure on it would make all others look fresh.
  if ('kept' in document.documentElement.dataset) return;
  const plan: HydrationPlan = JSON.parse(document.getElementById('hydration')?.textContent ?? '');
  const uses =
    'pointermove pointerdown touchstart keydown wheel scroll focusin visibilitychange'.split(' ');
  const options = { capture: true, passive: true };
  let isDue = plan.when === 'now' || isStored();

  function startOnUse(event: Event) {
    // Browsers report to a new page where the pointer rests.
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
    // The reload runtime has to be there before React.
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

  // React must not handle a form again that the browser has already sent.
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
