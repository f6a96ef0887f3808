import { SECURITY_HEADERS } from '#tests/requests/security-headers.ts';
import { FOREIGN_HOST } from './hostile-requests.ts';
import type { Answer, WireRequest } from './wire-request.ts';

const SLOW_MS = 5_000;
const STACK = /\bat (?:async )?\S+ \(?(?:file:|node:|\/)\S*:\d+:\d+|node_modules\//;

/** The faults of a response, whatever the request was. */
export function problemsOf(url: string, request: WireRequest, answer: Answer | null): string[] {
  if (!answer) return ['no answer'];
  const { status, headers, body, milliseconds } = answer;
  const missing = SECURITY_HEADERS.filter((name) => !headers.get(name));
  const isScript = headers.get('content-type')?.includes('javascript');
  const everything = [...headers].flat().join('\n') + body;
  const found: [boolean, string][] = [
    [status >= 500, `status ${status}`],
    [milliseconds >= SLOW_MS, `${Math.round(milliseconds)} ms`],
    [missing.length > 0, `without ${missing.join(', ')}`],
    [headers.has('x-powered-by'), 'names its software'],
    [headers.has('x-injected'), 'a header from the request'],
    [status >= 400 && headers.get('cache-control') !== 'no-store', 'a cacheable error'],
    [!isScript && STACK.test(body), 'a stack trace'],
    [redirectsAway(url, headers.get('location')), `redirects to ${headers.get('location')}`],
    [
      isHostInHeadersOnly(request) && everything.includes(FOREIGN_HOST),
      'the host from the request',
    ],
  ];
  return found.flatMap(([isPresent, problem]) => (isPresent ? [problem] : []));
}

function redirectsAway(url: string, location: string | undefined): boolean {
  if (location === undefined) return false;
  const { origin } = new URL(url);
  return !URL.canParse(location, url) || new URL(location, url).origin !== origin;
}

// A page may show texts of its address and its form.
function isHostInHeadersOnly({ target, body }: WireRequest): boolean {
  return !(target.startsWith('/') && target.includes(FOREIGN_HOST)) && !body.includes(FOREIGN_HOST);
}
