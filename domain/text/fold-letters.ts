/** A text without case and accents; the dotted and the dotless i of Turkish are one. */
export function foldLetters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
}
