/** The `localStorage` key of the list; another format needs another number. */
export const MINE_KEY = 'mine:1';
