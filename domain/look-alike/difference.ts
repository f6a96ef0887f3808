import type { IdentifierField } from './identifiers.ts';

/** How what was pasted is not what the directory has. */
export type Difference =
  /** Letters that only look the same; `code` names those of other alphabets. */
  | { what: 'letters'; pairs: { shown: string; expected: string; code: string | null }[] }
  | { what: 'missing'; letters: string }
  | { what: 'extra'; letters: string }
  | { what: 'other'; shown: string; expected: string }
  | { what: 'swapped'; shown: string; expected: string }
  /** Dots, hyphens and the like stand elsewhere. */
  | { what: 'punctuation' }
  /** Words beside the name; `isCall`: such as ask for something or say that it is the real one. */
  | { what: 'added'; words: string[]; isCall: boolean }
  /** `isHosted`: an ending at which anybody can have an address. */
  | { what: 'ending'; shown: string; expected: string; isHosted: boolean }
  /** The name stands where nobody looks for whose an address is; `host` is whose it is. */
  | { what: 'subdomain' | 'user' | 'path'; host: string }
  /** It is known by this elsewhere, in `field`. */
  | { what: 'place'; field: IdentifierField };
