const ARABIC = /\p{Script=Arabic}/u;
// A sign, or the other end of a range, belongs to the percentage. Those that are isolated are left as they are, and so are
// addresses, in which digits and letters are between the signs.
const PERCENTAGE = /(?<![\w%.,\u2066])[-+−±]?\d(?:[\d.,%–-]*\d)?%/g;

/**
 * A text for display, with each percentage in Arabic isolated left to right: after an Arabic letter a browser draws the sign left
 * of the digits. Stored texts have no isolates, which editors cannot see.
 */
export function isolatePercentages(text: string): string {
  if (!text.includes('%') || !ARABIC.test(text)) return text;
  return text.replace(PERCENTAGE, '\u2066$&\u2069');
}
