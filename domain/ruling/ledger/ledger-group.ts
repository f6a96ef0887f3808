/** Groups of ledger entries: a verdict changed, only its evidence did, or it is the first of its ruling. */
export const ENTRY_GROUPS = ['verdict', 'evidence', 'first'] as const;
export type EntryGroup = (typeof ENTRY_GROUPS)[number];
