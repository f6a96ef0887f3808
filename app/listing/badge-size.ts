/** CSS pixels of the badge that other sites embed. */
export const BADGE = { width: 320, height: 96 } as const;
