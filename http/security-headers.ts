import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

/** Security headers on every answer. A page's inline scripts are allowed by their hashes alone. */
export function securityHeaders({ https, policy }: { https: boolean; policy: boolean }) {
  const common = secureHeaders({
    xFrameOptions: 'DENY',
    // `no-referrer`, the library's default, makes browsers post forms with `Origin: null`.
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginResourcePolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  });
  const pagePolicy = createMiddleware(async (c, next) => {
    await next();
    const isAdmin = /^\/+admin(?![^/.])/i.test(c.req.path);
    if (isAdmin || c.res.status >= 400) c.header('Cache-Control', 'no-store');
    // Pictures have a stricter one of their own.
    if (!policy || c.res.headers.has('Content-Security-Policy')) return;
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html') && c.res.body;
    const page = isPage ? await c.res.text() : '';
    if (isPage) c.res = new Response(page, c.res);
    c.header('Content-Security-Policy', contentSecurityPolicy(page));
  });
  return [common, pagePolicy] as const;
}

/** The policy for one page. */
export function contentSecurityPolicy(page: string): string {
  const hashes = new Set(inlineScripts(page).map((script) => `'sha256-${sha256(script)}'`));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
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
    if (!/\ssrc=/.test(page.slice(from, open))) scripts.push(page.slice(open + 1, close));
    from = page.indexOf('<script', close);
  }
  return scripts;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
