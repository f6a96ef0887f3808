import { z } from 'zod';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { secureAddress } from '#domain/outbound/web-address.ts';
import { requestJson, UpstreamError } from '#domain/upstream/request.ts';

const MAX_ADDRESS_LENGTH = 2000;

const responseSchema = z.object({ secure_url: z.string().max(MAX_ADDRESS_LENGTH) });

/** Parses the address of a picture at an image host: https, or http on the loopback. */
export function hostedAddress(text: string): URL | null {
  return text.length <= MAX_ADDRESS_LENGTH ? secureAddress(text) : null;
}

/** Uploads a picture to a Cloudinary-compatible image host; resolves with its address there. Throws UpstreamError. */
export async function sendToHost(
  fetch: Fetch,
  { url, preset }: { url: string; preset: string | undefined },
  webp: Uint8Array,
  timeoutMs: number,
): Promise<URL> {
  const body = new FormData();
  body.set('file', new Blob([Buffer.from(webp)], { type: 'image/webp' }), 'picture.webp');
  if (preset) body.set('upload_preset', preset);
  const response = await requestJson(fetch, { url, body, timeoutMs, maxBytes: 100_000 });
  const address = hostedAddress(responseSchema.safeParse(response).data?.secure_url ?? '');
  if (!address) throw new UpstreamError('the response contains no picture address');
  return address;
}

/** The reason of a failed upload, worded for the editor. */
export function hostFailure({ status }: UpstreamError): string {
  if (status === 429 || status === 420) {
    return 'the image host is busy. Please try again in a minute.';
  }
  return status && status >= 400 && status < 500
    ? `the image host refused the picture (status ${status}). Its settings may be wrong.`
    : 'the image host is not responding as expected. Please try again later.';
}
