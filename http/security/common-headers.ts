import { createMiddleware } from 'hono/factory';

type Site = { https: boolean };
type HeaderPairs = [name: string, value: string][];

/** Headers of every response, except the content security policy. */
export function commonHeaders({ https }: Site): HeaderPairs {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    // With `no-referrer` browsers post forms with `Origin: null`.
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
    ...(https ? [HTTPS_ONLY] : []),
  ];
}

const HTTPS_ONLY: [string, string] = [
  'Strict-Transport-Security',
  'max-age=31536000; includeSubDomains',
];

/** The policy of responses that are not pages (pictures, fonts, the API): opened directly they load nothing. */
export const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** Headers of a refusal before routing, or while the site starts. */
export function refusalHeaders(site: Site): HeaderPairs {
  return [
    ...commonHeaders(site),
    ['Content-Security-Policy', NOTHING],
    ['Cache-Control', 'no-store'],
  ];
}

/** Keeps responses out of all caches. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});
