/** The first `max` UTF-16 code units of a text, without half of a character at the end. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/\p{Cs}$/u, '');
}
