/** Of a badge on another site's page, in CSS pixels. */
export const BADGE = { width: 320, height: 96 } as const;
