import { announcedBy, type CacheTag } from '#db/cache-tags.ts';

/** Every page has both: `all` is purged where anything may have changed, `day` when the day (UTC) ends. */
const EVERY_PAGE = ['all', 'day'];

/**
 * The longest header of tags. Varnish refuses longer lines than 8,192 bytes (`http_resp_hdr_len`,
 * https://varnish-cache.org/docs/7.1/reference/varnishd.html), Fastly and Cloudflare read 16 kB
 * (https://www.fastly.com/documentation/reference/http/http-headers/Surrogate-Key/,
 * https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/).
 */
const MAX_HEADER_BYTES = 8_000;
/**
 * Tags in one POST: Cloudflare takes 100 (https://developers.cloudflare.com/cache/how-to/purge-cache/), Fastly 256
 * (https://www.fastly.com/documentation/reference/api/purging/).
 */
const MAX_TAGS = 100;

/** Tags in the headers of caches: `Cache-Tag` of Cloudflare and Akamai, `Surrogate-Key` of Fastly and Varnish's xkey. */
export function tagHeaders(tags: Iterable<string>): Record<'Cache-Tag' | 'Surrogate-Key', string> {
  const all = [...tags];
  return { 'Cache-Tag': all.join(','), 'Surrogate-Key': all.join(' ') };
}

/** The headers of a page that read `tags`; null where they would be too long for a cache. */
export function pageTagHeaders(tags: Iterable<CacheTag>): ReturnType<typeof tagHeaders> | null {
  // A cache in front receives one tag for all comparisons.
  const sentTags = [...tags].map((tag) =>
    announcedBy(tag) === 'identifiers' ? 'identifiers' : tag,
  );
  const headers = tagHeaders(new Set([...sentTags, ...EVERY_PAGE]));
  return headers['Cache-Tag'].length > MAX_HEADER_BYTES ? null : headers;
}

/** Whether every change of a page that read `tags` is reported to a cache in front. */
export function isPurgedAtChanges(tags: Iterable<CacheTag>): boolean {
  return [...tags].every((tag) => ['database', 'identifiers'].includes(announcedBy(tag)));
}

/** The tags of each POST: as many as every cache takes, in headers that are not too long. */
export function inRequests(tags: readonly string[]): string[][] {
  const requests: string[][] = [];
  let bytes = 0;
  for (const tag of tags) {
    const last = requests.at(-1);
    bytes += tag.length + 1;
    if (last && last.length < MAX_TAGS && bytes <= MAX_HEADER_BYTES) last.push(tag);
    else {
      requests.push([tag]);
      bytes = tag.length + 1;
    }
  }
  return requests;
}
