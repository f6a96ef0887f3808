/** A list that is not taken over; the message says why, after the list's name. */
export class WarningListError extends Error {}

/** A list that grew or shrank so much that it waits for an editor. */
export class WarningListHeld extends WarningListError {}
