import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import { commonHeaders, NOTHING } from './common-headers.ts';

/** In the policy of what any page may have in a frame; the older header knows no such thing. */
const FRAMED_ANYWHERE = 'frame-ancestors *';

/** Security headers on every answer. A page's inline scripts are allowed by their hashes alone. */
export function securityHeaders({ https, policy }: { https: boolean; policy: boolean }) {
  const headers = commonHeaders({ https });
  return createMiddleware(async (c, next) => {
    await next();
    const isFramed = c.res.headers.get('Content-Security-Policy')?.includes(FRAMED_ANYWHERE);
    for (const [name, value] of headers) {
      if (isFramed && name === 'X-Frame-Options') continue;
      if (!c.res.headers.has(name)) c.header(name, value);
    }
    const isAdmin = /^\/+admin(?![^/.])/i.test(c.req.path);
    if (isAdmin || c.res.status >= 400) c.header('Cache-Control', 'no-store');
    // Pictures have a stricter one of their own.
    if (!policy || c.res.headers.has('Content-Security-Policy')) return;
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html') && c.res.body;
    const page = isPage ? await c.res.text() : '';
    if (isPage) c.res = new Response(page, c.res);
    c.header('Content-Security-Policy', isPage ? contentSecurityPolicy(page) : NOTHING);
  });
}

/** The policy for one page. */
export function contentSecurityPolicy(page: string): string {
  const allowed = new Set(inlineScripts(page).map((script) => `'sha256-${sha256(script)}'`));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...allowed].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

// One pass forward: a pattern would go over a page of unclosed tags again and again.
function inlineScripts(page: string): string[] {
  const scripts: string[] = [];
  for (let from = page.indexOf('<script'); from !== -1; ) {
    const open = page.indexOf('>', from);
    const close = page.indexOf('</script>', open);
    if (open === -1 || close === -1) break;
    const start = page.slice(from, open);
    // Data is not run.
    const isRun = !/\ssrc=|\stype="application\/(ld\+)?json"/.test(start);
    if (isRun) scripts.push(page.slice(open + 1, close));
    from = page.indexOf('<script', close);
  }
  return scripts;
}

// Pages have the same few scripts; whoever gets others into one must not fill the memory with them.
const hashes = new LRUCache<string, string>({ max: 50 });

function sha256(text: string): string {
  const known = hashes.get(text);
  if (known) return known;
  const hash = createHash('sha256').update(text).digest('base64');
  hashes.set(text, hash);
  return hash;
}
