/** Begins the reason of a refused copy that could not be read at all. */
export const UNREAD = 'could not be read: ';
