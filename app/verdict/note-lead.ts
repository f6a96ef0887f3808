import { startOfText } from '#domain/text/sentences.ts';

/** About three lines on a phone, two on a wide screen. */
export const MAX_LEAD_LENGTH = 120;

/** The short form of what a note says of a finding: its first sentences, which state it (docs/writing-en.md). */
export function noteLead(note: string): string {
  return startOfText(note, MAX_LEAD_LENGTH);
}
