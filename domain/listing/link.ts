import { secureAddress, webAddress } from '#domain/outbound/web-address.ts';

/** Whether `text` can be a listing's image: a path on this site, or an `https:` address. */
export function isImage(text: string): boolean {
  return /^(https:\/\/|\/(?![/\\\s]))/.test(text) || secureAddress(text) !== null;
}

/** Like `webAddress`, but only on `host` or a subdomain of it. */
export function addressOn(host: string, text: string | null): URL | null {
  const url = webAddress(text);
  return url && (url.hostname === host || url.hostname.endsWith(`.${host}`)) ? url : null;
}

/** The handle without its leading @, or null when it is not one (requirement 5.5). */
export function twitterName(handle: string | null): string | null {
  return /^@?([A-Za-z0-9_]{1,15})$/.exec(handle ?? '')?.[1] ?? null;
}
