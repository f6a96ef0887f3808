/** As many letters fit two lines of a wide screen and of a phone, so that the browser cuts none itself: it cuts within words, and those of the other direction at their start. */
const MAX_LENGTH = 150;
const MAX_PHONE_LENGTH = 62;

/** The start of a note, cut between two words: what a phone has room for, and the rest for wide screens. */
export function noteLead(note: string): [lead: string, rest: string] {
  const whole = cut(note, MAX_LENGTH);
  if (whole.length <= MAX_PHONE_LENGTH) return [whole, ''];
  const lead = cut(note, MAX_PHONE_LENGTH).slice(0, -1);
  return [lead, whole.slice(lead.length)];
}

function cut(note: string, most: number): string {
  if (note.length <= most) return note;
  const end = note.lastIndexOf(' ', most);
  return `${note.slice(0, end < 0 ? most : end).replace(/[\s،,;؛:.]+$/u, '')}…`;
}
