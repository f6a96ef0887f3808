import { Readable } from 'node:stream';
import { type Fetch, UpstreamError } from './ask.ts';
import { ForbiddenAddressError, openChecked, PUBLIC_INTERNET, type Rules } from './open-checked.ts';

const MAX_REDIRECTS = 4;
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * A `fetch` that follows redirects. The address it is given is the operator's and may be anywhere; one that a
 * redirect leads away to must be on the public internet.
 */
export function followRedirects(fetch: Fetch, connect: Partial<Rules> = {}): Fetch {
  const rules = { ...PUBLIC_INTERNET, ...connect };
  return async (start, init) => {
    let url = start;
    let isOperators = true;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const answer = isOperators
        ? await fetch(url, { ...init, redirect: 'manual' })
        : await fetchChecked(url, init, rules);
      const location = answer.headers.get('Location');
      if (!REDIRECTS.includes(answer.status) || !location) return answer;
      await answer.body?.cancel();
      if (!URL.canParse(location, url)) throw new UpstreamError('redirected to no address');
      const next = new URL(location, url);
      // Once elsewhere, it does not come back: what leads there then is not the operator's host.
      isOperators &&= next.origin === new URL(start).origin;
      url = next.href;
    }
    throw new UpstreamError(`more than ${MAX_REDIRECTS} redirects`);
  };
}

async function fetchChecked(url: string, init: RequestInit, rules: Rules): Promise<Response> {
  const asked = { ...Object.fromEntries(new Headers(init.headers)), 'accept-encoding': 'identity' };
  const signal = init.signal ?? new AbortController().signal;
  const answer = await openChecked(url, asked, rules, signal).catch((error: unknown) => {
    if (!(error instanceof ForbiddenAddressError)) throw error;
    throw new UpstreamError(`redirected to an address that is ${error.message}`);
  });
  const status = answer.statusCode ?? 0;
  const headers = new Headers();
  for (const name of ['location', 'retry-after'] as const) {
    const value = answer.headers[name];
    if (value) headers.set(name, value);
  }
  if (status === 200) return new Response(Readable.toWeb(answer) as ReadableStream, { headers });
  answer.destroy();
  return new Response(null, { status, headers });
}
