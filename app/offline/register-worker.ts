/**
 * Registers the service worker once the page has loaded and the browser is idle, and shows a notice when a worker of
 * another build takes over: the site then has a new version. `build` is the page's own.
 */
export function registerWorker(build: string): void {
  const { serviceWorker: workers } = navigator;
  // Undefined without HTTPS, and in some private modes.
  if (!workers) return;
  workers.addEventListener('message', ({ data }) => {
    // The page that installs the new worker usually belongs to the new version itself.
    if (data !== build) document.getElementById('new-version')?.removeAttribute('hidden');
  });

  const HOUR_MS = 3_600_000;
  const ignoreFailure = () => {};
  const register = () => {
    workers
      .register('/sw.js')
      .then((worker) => setInterval(() => worker.update().catch(ignoreFailure), HOUR_MS))
      .catch(ignoreFailure);
  };
  addEventListener('load', () => {
    // Safari has no idle callback, and a busy device may never be idle.
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 5000 });
    else setTimeout(register, 1000);
  });
}
