import { BrokenCircuitError, BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { Connect } from '#domain/outbound/fetch-public.ts';
import { webAddress } from '#domain/outbound/web-address.ts';
import { rememberHealth, type UpstreamHealth } from '#domain/upstream/health.ts';
import { diskCache } from './disk-cache.ts';
import { DrawingError, drawing } from './drawing.ts';
import { fetchPicture } from './fetch-picture.ts';
import { limitHosts } from './host-limits.ts';
import { PictureError } from './picture-error.ts';
import type { PictureSize } from './size.ts';

/** External pictures in our sizes. */
export interface Pictures {
  /** The picture as `resizePicture` makes it. Throws PictureError. */
  get(size: PictureSize, url: string): Promise<Uint8Array>;
  /** Whether this process has had the picture, and not failed to get it again since. */
  has(size: PictureSize, url: string): boolean;
  /** Fetches the picture for a later `get`. A failure is only logged. */
  prefetch(size: PictureSize, url: string): void;
  /** Health of the host that was requested last. */
  health(): UpstreamHealth;
}

const MAX_FETCHES = 16;
const MAX_WAITING = 200;
/** An upload then waits for at most one resize, which takes half a second at worst. */
const MAX_RESIZES = 1;
/** How many pictures, and how many failures, are remembered. */
const MAX_REMEMBERED = 1000;
const FAILURE_MS = 60_000;
const REST_MS = 30_000;
/** Part of the cache key; to be raised when the output of `resizePicture` changes. */
const VERSION = 2;

/** Fetches and resizes each picture once and caches it under `cacheDir`. Failures are cached for a minute. */
export function createPictures({
  cacheDir,
  log,
  connect,
  failureMs = FAILURE_MS,
  restMs = REST_MS,
}: {
  cacheDir: string;
  log: {
    warn(details: object, message: string): void;
    debug(details: object, message: string): void;
  };
  /** For tests; by default only the public internet is reached. */
  connect?: Connect;
  failureMs?: number;
  /** Rest of a host after repeated requests without an answer. */
  restMs?: number;
}): Pictures {
  const cache = diskCache({ folder: cacheDir, log });
  const underWay = new Map<string, Promise<Uint8Array>>();
  const ready = new Set<string>();
  const failures = new Map<string, { error: PictureError; at: number }>();
  const hosts = limitHosts(restMs);
  const fetching = bulkhead(MAX_FETCHES, MAX_WAITING);
  const resizing = bulkhead(MAX_RESIZES, MAX_FETCHES);
  const { answered, failed, health } = rememberHealth('pictures');

  async function load(key: string, size: PictureSize, url: string): Promise<Uint8Array> {
    const cached = await cache.read(key);
    if (cached) return cached;
    // Resizing counts as part of the fetch, so that at most 16 pictures are in memory.
    const fetchResized = async () => {
      const original = await fetchPicture(url, connect).then(noteResponse, noteFailure);
      return resizing.execute(() => drawing.resize(original, size));
    };
    const hostname = webAddress(url)?.hostname ?? '';
    const bytes = await hosts.execute(hostname, () => fetching.execute(fetchResized));
    await cache.write(key, bytes);
    return bytes;
  }

  // Cached like other failures: the picture itself may crash the process.
  function notDrawn(cause: DrawingError): PictureError {
    log.warn({ err: cause }, 'a picture cannot be drawn');
    return new PictureError(502, 'it cannot be drawn', { cause });
  }

  function noteResponse(original: Uint8Array): Uint8Array {
    answered();
    return original;
  }

  // A host that reports a missing picture is healthy.
  function noteFailure(error: unknown): never {
    if (error instanceof PictureError && error.status === 502) failed();
    throw error;
  }

  function remember(key: string, error: unknown): void {
    if (!(error instanceof PictureError)) return;
    log.debug({ err: error, key }, 'a picture cannot be had');
    failures.delete(key);
    failures.set(key, { error, at: Date.now() });
    dropOldest(failures);
  }

  function noteReady(key: string): void {
    ready.add(key);
    dropOldest(ready);
  }

  const pictures: Pictures = {
    async get(size, url) {
      const key = keyOf(size, url);
      const failure = failures.get(key);
      // The failure is in the future if the clock was set back.
      const isRecent = failure && Math.abs(Date.now() - failure.at) < failureMs;
      if (isRecent) throw failure.error;
      const running =
        underWay.get(key) ??
        load(key, size, url)
          .then((bytes) => {
            noteReady(key);
            return bytes;
          })
          .catch((error: unknown) => {
            ready.delete(key);
            // Not cached: a full queue says nothing about this picture.
            if (isRefusal(error)) throw new PictureError(502, 'no place for it', { cause: error });
            const failure = error instanceof DrawingError ? notDrawn(error) : error;
            remember(key, failure);
            throw failure;
          })
          .finally(() => underWay.delete(key));
      underWay.set(key, running);
      return running;
    },
    has: (size, url) => ready.has(keyOf(size, url)),
    prefetch(size, url) {
      pictures.get(size, url).catch((error: unknown) => {
        // `get` has logged the others.
        if (error instanceof PictureError) return;
        log.warn({ err: error }, 'a picture was not prefetched');
      });
    },
    health,
  };
  return pictures;
}

function keyOf(size: PictureSize, url: string): string {
  return `${VERSION} ${size} ${url}`;
}

function dropOldest(remembered: Map<string, unknown> | Set<string>): void {
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED && oldest) remembered.delete(oldest);
}

function isRefusal(error: unknown): boolean {
  return error instanceof BulkheadRejectedError || error instanceof BrokenCircuitError;
}
