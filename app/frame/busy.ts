/** The body of a 503 response when too many requests wait; other 503 responses have another body. */
export const BUSY = 'The site is busy. Try again in a few seconds.';
