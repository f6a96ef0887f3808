/** As many letters fit two lines of a wide screen, so that the browser cuts none itself: it cuts words of the other direction at their start. */
const MAX_LENGTH = 150;

/** The start of a note, cut between two words. */
export function noteLead(note: string): string {
  if (note.length <= MAX_LENGTH) return note;
  const end = note.lastIndexOf(' ', MAX_LENGTH);
  return `${note.slice(0, end < 0 ? MAX_LENGTH : end).replace(/[\s،,;؛:.]+$/u, '')}…`;
}
