import { contractsInLinks, type PastedText } from './pasted-text.ts';

/** Explorers of chains, whose links hold the address of a contract that anybody may have made. */
const EXPLORERS = new Set(
  `etherscan.io bscscan.com polygonscan.com arbiscan.io basescan.org snowtrace.io snowscan.xyz ethplorer.io blockscout.com
  solscan.io explorer.solana.com solana.fm tronscan.org tonviewer.com tonscan.org oklink.com`.split(
    /\s+/,
  ),
);

/** The address in an explorer's link as a text of its own; null: there is none, or the site is no known explorer. */
export function contractInExplorer(asked: PastedText): (PastedText & { kind: 'wallet' }) | null {
  if (asked.kind !== 'link' || asked.isAmbiguous || asked.url.port) return null;
  const { domain, ascii } = asked.address;
  if (!EXPLORERS.has(domain ?? '') && !EXPLORERS.has(ascii)) return null;
  // The contract comes first in what the browser requests: a holder's address may follow it. Tronscan has it in the fragment.
  const [first] = contractsInLinks(asked.path === '/' ? asked.url.hash : asked.path);
  if (!first) return null;
  return { text: first.word, kind: 'wallet', contract: first.contract, named: '' };
}
