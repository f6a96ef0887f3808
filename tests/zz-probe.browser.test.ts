import { test } from 'vitest';
import { open, openBrowser } from './browser.ts';
const browser = openBrowser();
test.each([1,6,6,6,20])('probe %s', async (rate) => {
  const page = await browser.newPage({ theme: 'light' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(() => {
    const w = window as any; w.log = [];
    new MutationObserver(() => { if (document.body && !w.seen) { w.seen = 1; w.log.push(['body', performance.now()]); }
      if (document.body?.classList.contains('light-mode') && !w.lit) { w.lit = 1; w.log.push(['light', performance.now()]); } }).observe(document, {subtree:true, childList:true, attributes:true});
    const watch = () => { if (w.log.length<14) w.log.push(['frame', performance.now(), document.body?.childElementCount, document.body && getComputedStyle(document.body).backgroundColor]); requestAnimationFrame(watch); };
    requestAnimationFrame(watch);
  });
  await open(page, '/en');
  console.log(rate, await page.evaluate(() => JSON.stringify([(window as any).log, performance.getEntriesByType('paint').map(e => [e.name, e.startTime])])));
});
