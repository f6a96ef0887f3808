/** `text` as an address that is safe to link to: http or https, no credentials; else null. */
export function webAddress(text: string | null): URL | null {
  // The parser drops tabs and line ends, so `java\nscript:` must not reach it.
  if (!text || /[\s\p{C}]/u.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const plain = url.username === '' && url.password === '';
  return (url.protocol === 'https:' || url.protocol === 'http:') && plain ? url : null;
}

/** Like `webAddress`, but only on `host` or a subdomain of it. */
export function addressOn(host: string, text: string | null): URL | null {
  const url = webAddress(text);
  return url && (url.hostname === host || url.hostname.endsWith(`.${host}`)) ? url : null;
}

/** The handle without its leading @, or null when it is not one (spec-notes 19). */
export function twitterName(handle: string | null): string | null {
  return /^@?([A-Za-z0-9_]{1,15})$/.exec(handle ?? '')?.[1] ?? null;
}
