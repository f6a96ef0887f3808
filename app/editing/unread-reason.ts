import type { TextDoubt } from '#domain/listing/listing.ts';

/** Why a verdict is not published on a listing's Arabic reason, and what to do; said at that field. */
export const UNREAD_REASON: Record<TextDoubt, string> = {
  machine:
    'A machine made this, and no verdict is published on it: read it and say that it is right, correct it, or empty it.',
  stale:
    'The English reason is another now, and no verdict is published on this: bring it in line, say that it is right, or empty it.',
};
