import type { ListingSummary } from '#domain/listing/display.ts';
import type { Scope } from '#domain/method/scope.ts';
import type { UnofferedScopes } from '#domain/ruling/offers.ts';
import type { RulingView } from '#domain/ruling/ruling-view.ts';

/** A listing to be compared, with all its rulings. */
export interface Compared {
  listing: ListingSummary;
  unoffered: UnofferedScopes;
  rulings: RulingView[];
  /** The number of sources of each criterion of the main ruling, where the ruling has none of them with it. */
  sourceCounts?: Record<string, number>;
}

/** Two listings or more. */
export interface ComparedListings {
  compared: Compared[];
  /** The scopes on which any of them has a ruling. */
  scopes: Scope[];
  /** The other scopes, in the words of the interface: no version of the method has ruled on them. */
  unruled: Scope[];
}
