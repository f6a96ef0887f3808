/** `text` as an address that is safe to link to: http or https, no credentials; else null. */
export function webAddress(text: string | null): URL | null {
  // The URL parser drops tabs and line breaks, so `java\nscript:` must not reach it. It repairs `https:site.example` and
  // reads `\` as `/`: other parsers take `https://one.example\@two.example` for an address on two.example.
  if (!text || !/^https?:\/\//i.test(text) || /[\s\\\p{C}]/u.test(text)) return null;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const hasCredentials = url.username !== '' || url.password !== '';
  return hasCredentials ? null : url;
}

/** Like `webAddress`, but https only, or http on the reader's own machine. */
export function secureAddress(text: string | null): URL | null {
  const url = webAddress(text);
  return url && (url.protocol === 'https:' || isLoopback(url)) ? url : null;
}

/** The host of a valid address; `www.` is usually the same machine. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/** Whether only the machine itself can reach an address. */
export function isLoopback({ hostname }: URL): boolean {
  return LOOPBACK.includes(hostname);
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
