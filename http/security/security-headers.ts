import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import { isAdminPath } from '#app/i18n/admin-path.ts';
import { commonHeaders, NOTHING } from './common-headers.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Texts of the inline scripts that the site's own components rendered into the page. */
    ownScripts: string[];
  }
}

/** Policy of responses that any page may frame; `X-Frame-Options` has no equivalent. */
const FRAMED_ANYWHERE = 'frame-ancestors *';

/** Adds security headers to every response. The policy of a page allows its own inline scripts by their hashes. */
export function securityHeaders({ https, policy }: { https: boolean; policy: boolean }) {
  const headers = commonHeaders({ https });
  return createMiddleware(async (c, next) => {
    await next();
    const isFramed = c.res.headers.get('Content-Security-Policy')?.includes(FRAMED_ANYWHERE);
    for (const [name, value] of headers) {
      if (isFramed && name === 'X-Frame-Options') continue;
      if (!c.res.headers.has(name)) c.header(name, value);
    }
    if (isAdminPath(c.req.path) || c.res.status >= 400) c.header('Cache-Control', 'no-store');
    // Some responses have a policy of their own.
    if (!policy || c.res.headers.has('Content-Security-Policy')) return;
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
    c.header(
      'Content-Security-Policy',
      isPage ? contentSecurityPolicy(c.get('ownScripts')) : NOTHING,
    );
  });
}

/** The policy of a page; inline scripts other than `ownScripts` (texts) do not run. */
export function contentSecurityPolicy(ownScripts: string[] = []): string {
  const allowed = new Set(ownScripts.map((script) => `'sha256-${sha256(script)}'`));
  const scripts = ["script-src 'self'", ...allowed].join(' ');
  const policy = policies.get(scripts) ?? policyWith(scripts);
  policies.set(scripts, policy);
  return policy;
}

// Cached pages share the text of a policy.
const policies = new LRUCache<string, string>({ max: 50 });

function policyWith(scripts: string): string {
  return [
    "default-src 'none'",
    scripts,
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

// All pages share a few scripts.
const hashes = new LRUCache<string, string>({ max: 50 });

function sha256(text: string): string {
  const known = hashes.get(text);
  if (known) return known;
  const hash = createHash('sha256').update(text).digest('base64');
  hashes.set(text, hash);
  return hash;
}
