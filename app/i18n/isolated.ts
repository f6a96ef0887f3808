/** A piece of Latin writing within a sentence of either direction: a domain, a figure, a letter. */
export function latin(text: string): string {
  return `\u2066${text}\u2069`;
}

/** A piece whose direction is its own, as a name. */
export function ownWay(text: string): string {
  return `\u2068${text}\u2069`;
}
