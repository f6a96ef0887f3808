import { hostsIn } from '#domain/address/domains.ts';
import { type CheckResult, type Registered, resultOf } from './check-result.ts';
import type { FindIdentifiers } from './likeness.ts';
import { type PastedText, readPastedText } from './pasted/pasted-text.ts';

/** The addresses of a message after these are not checked. */
const MAX_LINKS = 20;
const BETWEEN_WORDS = /[\s"'“”‘’«»<>{}|،؛؟!]+/u;
/** Punctuation around an address in a sentence. */
const AROUND = /^[([*_~]+|[)\]*_~.,:;]+$/gu;
/** A message has the result of its most deceptive address: the one with the highest weight. */
const WEIGHT: Record<CheckResult['result'], number> = {
  'looks-like': 4,
  'other-address': 3,
  unreadable: 2,
  unknown: 1,
  official: 0,
};

export interface CheckedText {
  asked: PastedText;
  found: CheckResult;
}

/** The worst of the links, mail addresses and accounts in a message of several words; null without any. */
export function resultOfMessage(
  text: string,
  find: FindIdentifiers,
  registered?: Registered,
): CheckedText | null {
  const checked = addressesIn(text).map((asked) => ({
    asked,
    found: resultOf(asked, find, registered),
  }));
  const weightOf = (each: CheckedText) => WEIGHT[each.found.result];
  return checked.toSorted((one, other) => weightOf(other) - weightOf(one))[0] ?? null;
}

function addressesIn(text: string): PastedText[] {
  const words = text.split(BETWEEN_WORDS).filter(Boolean);
  if (words.length < 2) return [];
  const addresses = words.flatMap((word) => {
    const bare = word.replace(AROUND, '');
    const read = readPastedText(bare);
    return isAddress(bare, read) ? [read] : [];
  });
  return addresses.slice(0, MAX_LINKS);
}

// A full stop without a space after it makes no address: without a scheme, a link's ending must be a registered one.
function isAddress(word: string, { kind }: PastedText): boolean {
  if (kind === 'link') return /^h(?:tt|xx)ps?:/i.test(word) || hostsIn(word).length > 0;
  return kind === 'mail' || kind === 'handle';
}
