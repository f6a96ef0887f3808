import {
  type Connect,
  type Fetched,
  fetchPublic,
  USER_AGENT,
} from '#domain/outbound/fetch-public.ts';
import { isGoneStatus, restAfter } from '#domain/outbound/retry-pace.ts';
import { isGateAddress, movedTo, readableAddress } from './page-address.ts';
import { readPage } from './read-page.ts';
import type { Robots } from './robots.ts';
import type { EarlierReading, PageResult } from './search-page.ts';

export type PageCheck =
  | (Extract<PageResult, { what: 'read' }> & { movedTo: string | null })
  | { what: 'gone'; detail: string }
  | { what: 'unreadable'; detail: string; restMs?: number };

export interface PageRequest {
  /** Sent in the User-Agent, so that the host can identify us. */
  origin: string;
  robots: Robots;
  connect?: Connect | undefined;
  signal: AbortSignal;
  timeoutMs: number;
}

const MAX_BYTES = 12_000_000;

/** Requests a page, if its host allows it, and looks for the quotes on it. */
export async function requestPage(
  url: string,
  { quotes, before }: { quotes: string[]; before: EarlierReading },
  { origin, robots, connect, signal, timeoutMs }: PageRequest,
): Promise<PageCheck> {
  const address = readableAddress(url);
  const headers = {
    'User-Agent': `${USER_AGENT} (checks whether quoted sentences are still there; +${origin})`,
    Accept: 'text/html,application/xhtml+xml,application/pdf,text/*;q=0.9,*/*;q=0.1',
  };
  const isAllowed = await robots.allows(address, { headers, timeoutMs, signal, connect });
  signal.throwIfAborted();
  if (isAllowed === null) return unreadable('robots.txt does not answer');
  if (!isAllowed) return unreadable('robots.txt forbids programs');
  const limits = { maxBytes: MAX_BYTES, maxRedirects: 5 };
  const fetched = await fetchPublic(address, { headers, timeoutMs, signal, ...limits }, connect);
  signal.throwIfAborted();
  if (fetched.outcome !== 'answered') return refusalOf(fetched);
  const moved = movedTo(address, fetched.url);
  if (moved && isGateAddress(moved)) return unreadable('a sign-in in front of the page');
  const { bytes, contentType } = fetched;
  const searched = await readPage({ bytes, contentType, quotes, before }, signal);
  if (searched.what !== 'read') return searched;
  return { ...searched, movedTo: moved };
}

function refusalOf(fetched: Exclude<Fetched, { outcome: 'answered' }>): PageCheck {
  if (fetched.outcome === 'failed') return unreadable(fetched.code ?? 'no answer');
  if (fetched.outcome === 'forbidden') {
    return unreadable(`leads to an address ${fetched.reason}`);
  }
  if (fetched.outcome !== 'refused') return unreadable(fetched.outcome);
  const { status, retryAfterMs } = fetched;
  if (isGoneStatus(status)) return { what: 'gone', detail: String(status) };
  const restMs = restAfter(status, retryAfterMs);
  return { ...unreadable(String(status)), ...(restMs !== null && { restMs }) };
}

function unreadable(detail: string) {
  return { what: 'unreadable' as const, detail };
}
