/** A list that is not taken over; the message says why, after the list's name. */
export class WarningListError extends Error {}
