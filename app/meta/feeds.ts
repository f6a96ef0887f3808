/** Paths of the Atom feeds, each in every language: new and changed listings, and changes of rulings. */
export const LISTING_FEED = '/feed.atom';
export const CHANGE_FEED = '/changes.atom';
