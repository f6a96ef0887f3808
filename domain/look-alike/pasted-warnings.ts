import type { Database } from '#db/client.ts';
import { hostsIn } from '#domain/address/domains.ts';
import {
  type FoundWarning,
  findAddressWarnings,
  findWarnings,
  findWarningsInOtherCapitals,
} from '#domain/warning/find-warnings.ts';
import { pastedPartsOf } from './pasted/parts.ts';
import {
  maybeAddressesIn,
  normalAddressesIn,
  onOneLine,
  type PastedText,
  readPastedText,
} from './pasted/pasted-text.ts';
import { plainWords } from './pasted/plain-words.ts';

/** Warnings of all domains and addresses in the pasted text `q`. */
export async function findPastedWarnings(db: Database, q: string): Promise<FoundWarning[]> {
  const pasted = readPastedText(plainWords(q));
  const addresses = normalAddressesIn(pasted.text);
  const ofAddresses = addresses.map((address) => findAddressWarnings(db, address));
  return [
    ...(await findWarnings(db, hostsOf(pasted, q))),
    ...(await Promise.all(ofAddresses)).flat(),
    ...(await findWarningsInOtherCapitals(db, maybeAddressesIn(pasted.text))),
  ];
}

// The hosts that a browser opens, and all that the text names. Persian names have joiners, which `pasted.text` has not.
function hostsOf(pasted: PastedText, q: string): string[] {
  const opened = pastedPartsOf(pasted).flatMap((part) =>
    'address' in part ? hostsIn(part.address.ascii) : [],
  );
  return [...new Set([...opened, ...hostsIn(pasted.text), ...hostsIn(onOneLine(q))])];
}
