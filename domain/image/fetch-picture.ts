import { type Connect, fetchPublic } from '#domain/outbound/fetch-public.ts';
import { LatePictureError, NoResponseError, PictureError } from './picture-error.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 5_000_000;
const HEADERS = { Accept: 'image/webp,image/jpeg,image/png,image/gif' };

/** The unchecked bytes at a web address, at most 5 MB. Connects to public addresses only. Throws PictureError. */
export async function fetchPicture(url: string, connect?: Connect): Promise<Uint8Array> {
  const options = { headers: HEADERS, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES };
  const fetched = await fetchPublic(url, options, connect);
  switch (fetched.outcome) {
    case 'answered':
      if (fetched.status === 200) return fetched.bytes;
      throw statusError(fetched.status);
    case 'refused':
      throw statusError(fetched.status);
    case 'forbidden':
      throw new PictureError(403, fetched.reason);
    case 'too long':
      throw new PictureError(404, `over ${MAX_BYTES} bytes`);
    case 'late':
      throw new LatePictureError();
    case 'failed':
      throw new NoResponseError('no connection, or a broken one', { cause: fetched.cause });
    case 'other content type':
    case 'redirected to no address':
    case 'too many redirects':
      throw new PictureError(502, fetched.outcome);
  }
}

function statusError(status: number): PictureError {
  return new PictureError(status >= 400 && status < 500 ? 404 : 502, `status ${status}`);
}
