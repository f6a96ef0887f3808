/**
 * Shows a notice to readers who return to a page after an hour: browsers, and above all phones, show it from memory as
 * if it were current. Reloading is left to the reader. An offline copy shows its date anyway.
 */
export function noticeAbsence(): void {
  const HOUR_MS = 3_600_000;
  let leftMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    const isBack = document.visibilityState === 'visible';
    if (!isBack) leftMs = Date.now();
    else if (
      Date.now() - leftMs > HOUR_MS &&
      !('offlineCopy' in document.documentElement.dataset)
    ) {
      document.getElementById('old-page')?.removeAttribute('hidden');
    }
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.notice button')) location.reload();
  });
}
