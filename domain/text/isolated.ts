/** Isolates Latin text, such as a domain or a figure, left to right within a sentence of either direction. */
export function latin(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Isolates text of unknown direction, such as a name, within a sentence. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
