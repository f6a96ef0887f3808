/**
 * Brings the worker that keeps visited pages, once the page is there and nothing else is to be done; and says so when
 * a newer one has come, which is when the site has a new version.
 * Runs as an inline script: it may use nothing from outside itself.
 */
export function registerWorker(): void {
  const { serviceWorker: workers } = navigator;
  // Not without https, nor where the browser keeps nothing.
  if (!workers) return;
  let hasOne = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (hasOne) document.getElementById('new-version')?.removeAttribute('hidden');
    hasOne = true;
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#new-version button')) location.reload();
  });

  const HOUR = 3_600_000;
  const refused = () => {};
  const register = () => {
    workers
      .register('/sw.js')
      .then((worker) => setInterval(() => worker.update().catch(refused), HOUR))
      .catch(refused);
  };
  addEventListener('load', () => {
    // Safari has no word for when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(register);
    else setTimeout(register, 1000);
  });
}
