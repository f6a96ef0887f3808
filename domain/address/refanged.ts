/**
 * `text` with its addresses as they are opened: people who warn of one write `hxxps://site[.]example`. Bracketed full stops
 * become `stop`.
 */
export function refanged(text: string, stop = '.'): string {
  return text
    .replace(/hxxp/gi, 'http')
    .replace(/\[(:|:\/\/)\]/g, '$1')
    .replace(/\s?[[({]\s?(?:\.|dot)\s?[\])}]\s?/gi, stop);
}
