import type { Database } from '#db/client.ts';
import { hostsIn } from '#domain/address/domains.ts';
import {
  type FoundWarning,
  findAddressWarnings,
  findWarnings,
  findWarningsInOtherCapitals,
} from '#domain/warning/find-warnings.ts';
import {
  contractsIn,
  contractsInLinks,
  maybeAddressesIn,
  type PastedText,
  readPastedText,
} from './pasted/pasted-text.ts';

/** The addresses of a message after these are not looked up. */
const MAX_ADDRESSES = 20;

/** Warnings of the domains and addresses in a pasted text. `asked`: the part of a message that was judged. */
export async function findPastedWarnings(
  db: Database,
  pasted: PastedText,
  asked: PastedText = pasted,
): Promise<FoundWarning[]> {
  // The host that a browser opens, or all that a message names.
  const isWhole = asked === pasted && 'address' in pasted;
  const hosts = isWhole
    ? hostsIn(pasted.address.ascii)
    : [...new Set([...openedHosts(pasted.text), ...hostsIn(pasted.text)])];
  const contract = asked.kind === 'wallet' ? asked.contract : null;
  const addresses = contract ? [contract.address] : addressesOf(pasted.text);
  const ofAddresses = addresses
    .slice(0, MAX_ADDRESSES)
    .map((address) => (address ? findAddressWarnings(db, address) : []));
  return [
    ...(await findWarnings(db, hosts)),
    ...(await Promise.all(ofAddresses)).flat(),
    ...(await findWarningsInOtherCapitals(db, maybeAddressesIn(pasted.text))),
  ];
}

// The hosts that a browser opens for the links of a message, which may be written with codes such as %69.
function openedHosts(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => {
    const read = readPastedText(word);
    return read.kind === 'link' ? hostsIn(read.address.ascii) : [];
  });
}

// Links are read too, such as a block explorer's.
function addressesOf(text: string): string[] {
  const contracts = [...contractsIn(text), ...contractsInLinks(text)];
  const found = contracts.flatMap(({ contract }) => contract.address ?? []);
  return [...new Set(found)];
}
