/** The longest text that is checked; links are longer than names. */
export const LONGEST_PASTED = 300;
