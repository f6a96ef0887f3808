import type { Kind } from '#domain/listing/kind.ts';

/** The data of a listing that a bookmark stores. */
export interface Bookmarkable {
  kind: Kind;
  id: string;
  name: string;
  symbol: string | null;
}
