import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { decodeXML } from 'entities';
import { LRUCache } from 'lru-cache';
import { MAX_UPLOAD_BYTES } from '#domain/image/format.ts';
import { type Fetch, type Fetched, fetchConfigured } from '#domain/outbound/fetch-public.ts';
import { noResponse, retries, UpstreamError } from '#domain/upstream/request.ts';
import type { UploadStore } from './upload-store.ts';

const TIMEOUT_MS = 10_000;
/** A list of 1,000 names. */
const MAX_LIST_BYTES = 2_000_000;
const NAMES_AT_ONCE = 1_000;
/** Far more than a directory has pictures. */
const MAX_NAMES = 1_000_000;
/** Recently requested pictures, in memory. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

/** A bucket of an S3-compatible service, addressed by path. */
export interface S3Bucket {
  /** The bucket's address without a slash at its end. */
  url: string;
  /** The beginning of all names in it: empty, or with a slash at its end. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface S3Request {
  query?: Record<string, string>;
  body?: Uint8Array;
  maxBytes?: number;
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';

/** Files in a bucket (https://docs.aws.amazon.com/AmazonS3/latest/API/). */
export function s3Store(
  { url, prefix, ...credentials }: S3Bucket,
  fetch: Fetch,
  { namesAtOnce = NAMES_AT_ONCE, timeoutMs = TIMEOUT_MS, maxNames = MAX_NAMES } = {},
): UploadStore {
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });

  async function send(method: Method, key: string, { query, body, maxBytes = 0 }: S3Request) {
    const address = new URL(key ? `${url}/${key}` : url);
    address.search = String(new URLSearchParams(query));
    const digest = createHash('sha256').update(body ?? '');
    const signed = await new AwsV4Signer({
      ...credentials,
      method,
      url: address.href,
      headers: { 'x-amz-content-sha256': digest.digest('hex') },
      service: 's3',
    }).sign();
    return fetchConfigured(fetch, signed.url.href, {
      ...(method !== 'GET' && { method }),
      headers: Object.fromEntries(signed.headers),
      body: body && Buffer.from(body),
      timeoutMs,
      maxBytes,
      // The answer to HEAD has the length of what it leaves out.
      ifLonger: method === 'HEAD' ? 'cut' : 'refuse',
      maxRedirects: 0,
    });
  }

  // Null for 404. Every request may be repeated.
  function ask(method: Method, key: string, asked: S3Request = {}): Promise<Uint8Array | null> {
    return retries.execute(async () => storedBytes(await send(method, key, asked)));
  }

  return {
    place: `${url}/${prefix}`,
    async put(name, body) {
      if (!(await ask('PUT', prefix + name, { body }))) throw new UpstreamError(NO_BUCKET);
    },
    async get(name) {
      const cached = cache.get(name);
      if (cached) return cached;
      const bytes = await ask('GET', prefix + name, { maxBytes: MAX_UPLOAD_BYTES });
      // Pictures never change, other files do.
      if (bytes && name.endsWith('.webp')) cache.set(name, bytes);
      return bytes;
    },
    async has(name) {
      return (await ask('HEAD', prefix + name)) !== null;
    },
    async remove(name) {
      cache.delete(name);
      await ask('DELETE', prefix + name);
    },
    async *list() {
      let count = 0;
      for (let last = ''; ; ) {
        const query: Record<string, string> = {
          'list-type': '2',
          'max-keys': String(namesAtOnce),
          prefix,
          ...(last && { 'start-after': last }),
        };
        const response = await ask('GET', '', { query, maxBytes: MAX_LIST_BYTES });
        if (!response) throw new UpstreamError(NO_BUCKET);
        const xml = Buffer.from(response).toString();
        if (!xml.includes('<ListBucketResult'))
          throw new UpstreamError('its response is not a bucket listing');
        const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) =>
          decodeXML(key),
        );
        count += keys.length;
        if (count > maxNames) throw new UpstreamError(`it lists more than ${maxNames} names`);
        for (const key of keys) yield key.slice(prefix.length);
        if (!/<IsTruncated>true</.test(xml)) return;
        // Without this a bucket that repeats its answer would be asked for ever.
        const next = keys.at(-1) ?? '';
        if (Buffer.compare(Buffer.from(next), Buffer.from(last)) <= 0)
          throw new UpstreamError('its listing does not go on after the last name');
        last = next;
      }
    },
    // An object appears whole.
    removeDrafts: async () => {},
  };
}

const NO_BUCKET = 'there is no such bucket (status 404)';

function storedBytes(fetched: Fetched): Uint8Array | null {
  switch (fetched.outcome) {
    case 'answered':
      return fetched.bytes;
    case 'refused':
      if (fetched.status === 404) return null;
      throw refusal(fetched.status);
    default:
      throw noResponse(fetched);
  }
}

function refusal(status: number): UpstreamError {
  const reason = REASONS[status];
  return new UpstreamError(reason ? `${reason} (status ${status})` : `status ${status}`, {
    status,
    isTransient: status >= 500 || status === 429,
  });
}

const REASONS: Record<number, string> = {
  301: 'the bucket is at another address or in another region',
  307: 'the bucket is at another address or in another region',
  400: 'it does not take the request; the region may be wrong',
  403: 'it refuses the key, the secret, the region or what the key may do',
};
