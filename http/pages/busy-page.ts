import { LANGUAGE_CODES, LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { SITE_NAME } from '#app/meta/site-name.ts';
import { RETRY_AFTER_SECONDS } from '#app/unavailable/retry-after.ts';
import { newPage, type RenderedPage } from '#http/response/page.ts';
import { contentSecurityPolicy } from '#http/security/security-headers.ts';

/**
 * The page for a visitor whose request is refused because the queue is full: 503 with `Retry-After`, in the language of
 * the address. Built once, because it is sent when there is no time to render. `styles` are the site's style sheets.
 */
export function busyPages(commonHeaders: [string, string][], styles: string[]) {
  const headers: [string, string][] = [
    ...commonHeaders,
    ['Content-Security-Policy', contentSecurityPolicy()],
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Cache-Control', 'no-store'],
    ['Retry-After', RETRY_AFTER_SECONDS.queueFull],
    ['Connection', 'close'],
  ];
  const pages = Object.fromEntries(
    LANGUAGE_CODES.map((language) => [language, newPage(503, busyHtml(language, styles), headers)]),
  ) as Record<Language, RenderedPage>;
  return (address: string): RenderedPage => pages[languageOf(address)];
}

// An empty `href` links to the page's own address.
function busyHtml(language: Language, styles: string[]): string {
  const { direction, text } = LANGUAGES[language];
  const { busyTitle, busyHint, tryAgain } = text.errors;
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!DOCTYPE html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${busyTitle} | ${SITE_NAME}</title>${links}</head><body><main class="container-page grid max-w-2xl justify-items-center gap-6 py-20 text-center"><h1 class="text-2xl sm:text-3xl">${busyTitle}</h1><p class="text-lg text-muted">${busyHint}</p><a class="button button-primary" href="">${tryAgain}</a></main></body></html>`;
}
