type Site = { https: boolean };
type Headers = [name: string, value: string][];

/** What every answer carries but for its content security policy. */
export function commonHeaders({ https }: Site): Headers {
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

/** The policy of what is no page (a picture, a font, an answer of the API): opened by itself it loads nothing. */
export const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** All that a refusal carries which is made outside of the site: before there is one, or for what is no request. */
export function refusalHeaders(site: Site): Headers {
  return [
    ...commonHeaders(site),
    ['Content-Security-Policy', NOTHING],
    ['Cache-Control', 'no-store'],
  ];
}
