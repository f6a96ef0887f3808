/** The text up to its first full stop that a space follows; a figure with a point in it does not end a sentence. */
export function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;
}
