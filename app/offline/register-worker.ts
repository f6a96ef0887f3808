/**
 * Brings the worker that keeps visited pages, once the page is there and nothing else is to be done; and says so when
 * one of another build takes over, which is when the site has a new version. `build`: the page's own.
 * Runs as an inline script: it may use nothing from outside itself.
 */
export function registerWorker(build: string): void {
  const { serviceWorker: workers } = navigator;
  // Not without https, nor where the browser keeps nothing.
  if (!workers) return;
  workers.addEventListener('message', ({ data }) => {
    // The page that brings the new worker is often of the new version itself.
    if (data !== build) document.getElementById('new-version')?.removeAttribute('hidden');
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
    // Safari has no word for when it is idle, and a busy device may never be.
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 5000 });
    else setTimeout(register, 1000);
  });
}
