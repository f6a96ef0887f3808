import { Hono } from 'hono';
import { THEME_COLOURS } from '#app/document/theme-colours.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { manifestPath } from '#app/meta/manifest-path.ts';
import { siteName } from '#app/meta/site-name.ts';

const HOUR = { 'Cache-Control': 'public, max-age=3600' };

/** `/robots.txt` and the web app manifests. */
export function discovery({ origin }: { origin: string }): Hono {
  const routes = new Hono();
  const robots = [
    'User-agent: *',
    'Disallow: /admin',
    // Searches: an unlimited number of pages without content of their own.
    'Disallow: /*?q=',
    'Disallow: /*&q=',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  routes.get('/robots.txt', (c) => c.text(`${robots.join('\n')}\n`, 200, HOUR));
  for (const language of LANGUAGE_CODES) {
    routes.get(manifestPath(language), (c) =>
      c.body(JSON.stringify(manifest(language)), 200, {
        ...HOUR,
        'Content-Type': 'application/manifest+json; charset=utf-8',
      }),
    );
  }
  return routes;
}

// https://www.w3.org/TR/appmanifest/
function manifest(language: Language) {
  const { text, direction } = LANGUAGES[language];
  return {
    // One id, so that the app installed from either language is the same.
    id: '/',
    start_url: localizedPath('/', language),
    scope: '/',
    lang: language,
    dir: direction,
    name: siteName(language),
    short_name: siteName(language),
    description: text.description,
    display: 'minimal-ui',
    theme_color: THEME_COLOURS.dark,
    background_color: THEME_COLOURS.dark,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
