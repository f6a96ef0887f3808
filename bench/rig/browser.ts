import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright-core';
import { findChromium } from '#tests/browser/chromium.ts';
import { type Screen, screens } from '#tests/browser/screens.ts';
import { atEnd } from '#tests/rig/processes.ts';

export type Language = 'ar' | 'en';
export const LANGUAGES: Language[] = ['ar', 'en'];
export const LOCALE = { ar: 'ar-EG', en: 'en-GB' };

/** Launch options of the browser, which can reach this machine only. */
export async function chromiumOptions(): Promise<LaunchOptions & { args: string[] }> {
  const { executablePath, args } = await findChromium();
  const noHosts = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';
  return { executablePath, args: [...args, noHosts] };
}

/** A browser that is closed when the bench ends. */
export async function openBrowser(): Promise<{ browser: Browser; close(): Promise<void> }> {
  const browser = await chromium.launch(await chromiumOptions());
  return { browser, close: atEnd(() => browser.close()) };
}

/** A first-time visitor. */
export function firstVisit(
  browser: Browser,
  language: Language,
  width: number,
): Promise<BrowserContext> {
  return browser.newContext({
    locale: LOCALE[language],
    viewport: { width, height: width < 600 ? 823 : 800 },
    ...(width < 600 && { deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }),
  });
}

/** Every public page of the starter site with status 200. */
export function publicPages(language: Language): Screen[] {
  return screens(language).filter(({ status }) => status === 200);
}
