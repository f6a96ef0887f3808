/** A token list that is not taken over; the message says why, after the file's name. */
export class TokenListError extends Error {}
