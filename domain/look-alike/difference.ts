import type { IdentifierField } from './identifiers.ts';

/** A difference between the pasted text and a listing's identifier. */
export type Difference =
  /** Letters that only look the same; `code` names the code points of other alphabets. */
  | { what: 'letters'; pairs: { shown: string; expected: string; code: string | null }[] }
  | { what: 'missing'; letters: string }
  | { what: 'extra'; letters: string }
  | { what: 'other'; shown: string; expected: string }
  | { what: 'swapped'; shown: string; expected: string }
  /** Dots, hyphens and other separators differ. */
  | { what: 'punctuation' }
  /** Additional words; `isCall`: some call to an action, such as "login" or "official". */
  | { what: 'added'; words: string[]; isCall: boolean }
  /** Another ending; `isHosted`: one under which anybody can have an address. */
  | { what: 'ending'; shown: string; expected: string; isHosted: boolean }
  /** The name is where readers do not look for the owner; `host` is the owner's. */
  | { what: 'subdomain' | 'user' | 'path'; host: string }
  /** The listing uses it elsewhere, in `field`. */
  | { what: 'place'; field: IdentifierField }
  /** The listing's contracts have other addresses. */
  | { what: 'contract' }
  /** The address begins and ends as the listing's contract and differs between. */
  | { what: 'middle' }
  /** Only capitals differ from the address of the listing's contract, where they are other characters. */
  | { what: 'capitals' };
