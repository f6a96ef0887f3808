import { webAddress } from '#domain/outbound/web-address.ts';
import { isSameHash, keyedHash } from '#domain/secret/keyed-hash.ts';
import { isPictureSize, type PictureSize, type SignedSize, signedSize } from './size.ts';

const MAX_URL_LENGTH = 2000;

/** Path on our site of a picture from elsewhere, resized; null for what is no web address. */
export type ImageAddress = (size: SignedSize, url: string) => string | null;

/** Path on our site of the picture at `url`, resized. Null when `url` is nothing we would ask for. */
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

/** What a path from `signedImageAddress` asks for; null when anything in it was altered. */
export function readSignedAddress(
  secret: string,
  { size, signature, url }: { size: string; signature: string; url: string },
): { size: PictureSize; url: string } | null {
  if (!isPictureSize(size)) return null;
  if (!isSameHash(signature, sign(secret, signedSize(size), url))) return null;
  return { size, url: Buffer.from(url, 'base64url').toString() };
}

// Over the encoded address: base64url has several spellings of the same bytes, and only ours is good.
function sign(secret: string, size: string, encodedUrl: string): string {
  return keyedHash(secret, 'address of a resized picture', `${size}/${encodedUrl}`);
}
