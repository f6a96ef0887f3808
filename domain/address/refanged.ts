/** `text` with its addresses as they are opened: people who warn of one write `hxxps://site[.]example`. */
export function refanged(text: string): string {
  return text
    .replace(/hxxp/gi, 'http')
    .replace(/\[(:|:\/\/)\]/g, '$1')
    .replace(/\s?[[({]\s?(?:\.|dot)\s?[\])}]\s?/gi, '.');
}
