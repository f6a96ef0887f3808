import { webAddress } from '#domain/outbound/web-address.ts';
import { isSameHash, keyedHash } from '#domain/secret/keyed-hash.ts';
import { isPictureSize, type PictureSize, type SignedSize, signedSize } from './size.ts';

const MAX_URL_LENGTH = 2000;

/** Builds the path on our site of an external picture; null if `url` is not a web address. */
export type ImageAddress = (size: SignedSize, url: string) => string | null;

/** The signed path on our site of the picture at `url`, resized; null if `url` is not a web address or too long. */
export function signedImageAddress(
  secret: string,
  size: SignedSize,
  url: string | null,
): string | null {
  const target = webAddress(url);
  if (!target) return null;
  target.hash = '';
  if (target.href.length > MAX_URL_LENGTH) return null;
  const encoded = Buffer.from(target.href).toString('base64url');
  return `/images/${size}/${sign(secret, size, encoded)}/${encoded}`;
}

/** Parses a path from `signedImageAddress`; null if any part was altered. */
export function readSignedAddress(
  secret: string,
  { size, signature, url }: { size: string; signature: string; url: string },
): { size: PictureSize; url: string } | null {
  if (!isPictureSize(size)) return null;
  if (!isSameHash(signature, sign(secret, signedSize(size), url))) return null;
  return { size, url: Buffer.from(url, 'base64url').toString() };
}

// Signs the encoded address: base64url has several spellings of the same bytes, and only ours is valid.
function sign(secret: string, size: string, encodedUrl: string): string {
  return keyedHash(secret, 'address of a resized picture', `${size}/${encodedUrl}`);
}
