// Closed sets of words in columns, each listed here alone. Without Drizzle, so that the browser's bundle may have them.

export const KINDS = ['coin', 'exchange'] as const;
export type Kind = (typeof KINDS)[number];

/** The three verdicts, in the order in which the category column sorts. */
export const VERDICTS = ['halal', 'questionable', 'haram'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const TEXT_LANGUAGES = ['en', 'ar', 'tr'] as const;
/** Languages of stored texts; Turkish is never shown publicly. */
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

export const TEXT_FIELDS = ['name', 'description', 'pros', 'cons', 'reason'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
