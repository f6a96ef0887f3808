import type { Kind } from '#domain/listing/kind.ts';

/** What is known of a listing wherever it can be put on the reader's list. */
export interface Markable {
  kind: Kind;
  id: string;
  name: string;
  symbol: string | null;
}
