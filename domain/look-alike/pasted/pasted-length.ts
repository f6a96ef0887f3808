/** The longest text that is checked, a message: in Arabic it fits the 8 kB that servers take for an address. */
export const MAX_PASTED_LENGTH = 1_000;
