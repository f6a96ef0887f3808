/** Where a browser keeps the reader's list; what is kept otherwise one day has another number. */
export const MINE_KEY = 'mine:1';
