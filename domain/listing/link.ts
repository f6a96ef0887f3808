/** `text` as an address that is safe to link to: http or https, no credentials; else null. */
export function webAddress(text: string | null): URL | null {
  // The parser drops tabs and line ends, so `java\nscript:` must not reach it.
  // It also mends `https:site.example`, which no other reader of the text would, and takes `\` for `/`, where others
  // read `https://one.example\@two.example` as the second.
  if (!text || !/^https?:\/\//i.test(text) || /[\s\\\p{C}]/u.test(text)) return null;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const plain = url.username === '' && url.password === '';
  return plain ? url : null;
}

/** Like `webAddress`, but https only, or http on one's own machine. */
export function secureAddress(text: string | null): URL | null {
  const url = webAddress(text);
  return url && (url.protocol === 'https:' || LOOPBACK.includes(url.hostname)) ? url : null;
}

/** Whether `text` can be a listing's image: a path on this site, or an address whose picture can be fetched. */
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

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
