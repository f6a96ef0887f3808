/** Letters of what is pasted that count: a link is longer than a name. */
export const LONGEST_PASTED = 300;
