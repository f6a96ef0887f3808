/** The body of a refusal because too many requests wait; tells it from other answers with its status, 503. */
export const BUSY = 'The site is busy. Try again in a few seconds.';
