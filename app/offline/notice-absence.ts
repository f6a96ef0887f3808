/**
 * Says so where somebody comes back to a page after an hour: browsers, and above all phones, show it from memory as if
 * it were of now. The reload is left to whoever reads. A kept page says of when it is anyway.
 * Runs as an inline script: it may use nothing from outside itself.
 */
export function noticeAbsence(): void {
  const HOUR = 3_600_000;
  let leftMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    const isBack = document.visibilityState === 'visible';
    if (!isBack) leftMs = Date.now();
    else if (Date.now() - leftMs > HOUR && !('kept' in document.documentElement.dataset)) {
      document.getElementById('old-page')?.removeAttribute('hidden');
    }
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.notice button')) location.reload();
  });
}
