import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { badgeOf } from '#app/listing/badge.server.ts';
import type { Database } from '#db/client.ts';
import { findListing } from '#domain/listing/find.ts';
import { isKind } from '#domain/listing/kind.ts';
import type { PositionCache } from '#domain/position/positions.ts';
import { matchesEtag, weakEtag } from '#http/response/negotiation.ts';
import { badgePage, HTML_STYLE } from './badge-html.ts';
import type { BadgeTheme } from './badge-style.ts';
import { badgeSvg, SVG_STYLE } from './badge-svg.ts';

const FORMS = {
  html: { draw: badgePage, type: 'text/html; charset=utf-8', policy: policyFor(HTML_STYLE) },
  svg: { draw: badgeSvg, type: 'image/svg+xml; charset=utf-8', policy: policyFor(SVG_STYLE) },
};

interface EmbedParts {
  db: Database;
  origin: string;
  positions: PositionCache;
}

/** `/coin/ID`, `/exchange/ID`: a listing's badge as a page for a frame on any site; with the suffix `.svg`, as a picture. */
export function embed({ db, origin, positions }: EmbedParts): Hono {
  const routes = new Hono();
  routes.get('/:kind/:file', async (c) => {
    const address = readAddress(c);
    const listing = address && (await findListing(db, address.kind, address.id));
    if (!listing) return c.text('There is no badge at this address.', 404);
    const { draw, type, policy } = FORMS[address.form];
    const sources = { origin, positions: await positions.get() };
    const badge = await draw(badgeOf(listing, address.language, sources), address.theme);
    const etag = weakEtag(badge);
    // A 304 carries them too: browsers update the cached headers from it (RFC 9111, 3.2).
    const headers = {
      'Cache-Control': 'public, max-age=300',
      'Content-Security-Policy': policy,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: etag,
    };
    if (matchesEtag(etag, c.req.header('If-None-Match'))) return c.body(null, 304, headers);
    return c.body(badge, 200, { ...headers, 'Content-Type': type });
  });
  return routes;
}

// The badge loads, runs and sends nothing, and any page may frame it.
function policyFor(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; form-action 'none'; base-uri 'none'; frame-ancestors *`;
}

function readAddress(c: Context) {
  const kind = c.req.param('kind');
  const [, id, svg] = /^([a-z0-9-]+)(\.svg)?$/.exec(c.req.param('file') ?? '') ?? [];
  const language = c.req.query('lang') ?? 'ar';
  if (!isKind(kind) || id === undefined) return null;
  if (!Object.hasOwn(LANGUAGES, language)) return null;
  const form: keyof typeof FORMS = svg ? 'svg' : 'html';
  return { kind, id, form, language: language as Language, theme: themeOf(c.req.query('theme')) };
}

function themeOf(theme: string | undefined): BadgeTheme {
  return theme === 'dark' || theme === 'light' ? theme : undefined;
}
