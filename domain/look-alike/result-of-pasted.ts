import type { Database } from '#db/client.ts';
import { hostsIn, registeredDomain } from '#domain/address/domains.ts';
import { findListings } from '#domain/listing/find.ts';
import { KINDS, type Kind } from '#domain/listing/kind.ts';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { spellingsOf } from '#domain/listing/list/spellings.ts';
import { registeredDomains } from '#domain/register/registered-domains.ts';
import { findIds } from '#domain/search/find-ids.ts';
import { hasAddedMark } from './added-mark.ts';
import { type CheckResult, checkResultOf } from './check-result.ts';
import { resultInOtherCapitals, resultOfContract } from './contract-result.ts';
import { isVisible } from './identifiers.ts';
import type { FindIdentifiers, Match } from './likeness.ts';
import { type CheckedText, resultsOf, worstOf } from './message.ts';
import { contractInExplorer } from './pasted/explorers.ts';
import { hasUnread, pastedPartsOf } from './pasted/parts.ts';
import type { PastedText } from './pasted/pasted-text.ts';

const UNKNOWN: CheckResult = { result: 'unknown', matches: [] };
const MAX_OF_A_NAME = 5;

/** The result for a pasted text, and the part of it that was judged: the worst of all that is in it. */
export async function resultOfPasted(
  db: Database,
  pasted: PastedText,
  find: FindIdentifiers,
): Promise<CheckedText> {
  const checked = await resultAsWritten(db, pasted, find);
  const { asked, found } = checked;
  const mayBeAddress = asked.kind === 'wallet' || asked.kind === 'name';
  if (found.result === 'official' || !mayBeAddress) return checked;
  const inOtherCapitals = await resultInOtherCapitals(db, pasted.text);
  if (!inOtherCapitals) return checked;
  const { text } = pasted;
  return {
    asked: asked.kind === 'wallet' ? asked : { text, kind: 'wallet', contract: null, named: '' },
    found: inOtherCapitals,
  };
}

async function resultAsWritten(
  db: Database,
  pasted: PastedText,
  find: FindIdentifiers,
): Promise<CheckedText> {
  if (pasted.kind === 'name') {
    const named = await findNamed(db, pasted.text);
    if (named) return { asked: pasted, found: named };
  }
  const parts = pastedPartsOf(pasted);
  if (parts.length === 0) return { asked: pasted, found: checkResultOf(pasted, find) };
  const checked = await resultsBesideRegister(db, parts, find);
  const all = await Promise.all(checked.map((each) => resultOfContractIn(db, each)));
  const worst = worstOf(all) ?? { asked: pasted, found: UNKNOWN };
  if (worst.found.result !== 'official' || !hasUnread(pasted)) return worst;
  return { asked: { text: pasted.text, kind: 'name' }, found: UNKNOWN };
}

// A link of an explorer is about the address in it.
async function resultOfContractIn(db: Database, checked: CheckedText): Promise<CheckedText> {
  const { asked, found } = checked;
  if (asked.kind === 'wallet' && asked.contract?.address) {
    const named = asked.named ? await findNamed(db, asked.named) : null;
    const { address } = asked.contract;
    return { asked, found: await resultOfContract(db, address, named?.matches ?? []) };
  }
  const inside = contractInExplorer(asked);
  if (!inside?.contract || found.result === 'looks-like') return checked;
  const { address } = inside.contract;
  if (address === null) return { asked: inside, found: { result: 'unreadable', matches: [] } };
  const ofContract = await resultOfContract(db, address, []);
  const isListedLink = found.result === 'official' && ofContract.result === 'unknown';
  return isListedLink ? checked : { asked: inside, found: ofContract };
}

async function resultsBesideRegister(
  db: Database,
  parts: readonly PastedText[],
  find: FindIdentifiers,
): Promise<CheckedText[]> {
  const first = resultsOf(parts, find);
  const alike = first.filter(({ found }) => found.result === 'looks-like');
  // A company of the same name may be in a register: bybit.eu beside bybit.com.
  const hosts = alike.flatMap(({ asked }) => hostsIn(asked.text));
  const domains = hosts.flatMap((host) => registeredDomain(host) ?? []);
  const registered = await registeredDomains(db, domains);
  return registered.size > 0 ? resultsOf(parts, find, registered) : first;
}

// Listings whose whole name is the text for the search, in either language and every spelling.
async function findNamed(db: Database, text: string): Promise<CheckResult | null> {
  const terms = spellingsOf(foldForSearch(text));
  const isIt = (name: string | null | undefined) =>
    Boolean(name) && terms.includes(foldForSearch(name ?? '')) && !hasAddedMark(text, name ?? '');
  const matches = await Promise.all(
    KINDS.map(async (kind) => {
      const ids = terms[0] ? await findIds(db, kind, terms, MAX_OF_A_NAME) : [];
      const listings = await findListings(db, kind, ids);
      return listings.flatMap(({ id, symbol, texts }) => {
        const name = [texts.en?.name, texts.ar?.name].find(isIt);
        if (name) return [{ identifier: markOf(kind, id, 'name', name), differences: [] }];
        return symbol && isIt(symbol)
          ? [{ identifier: markOf(kind, id, 'symbol', symbol), differences: [] }]
          : [];
      });
    }),
  );
  const found = matches.flat();
  // A name with invisible characters may imitate another: it counts only if no other listing has the name.
  const visible = found.filter(({ identifier }) => isVisible(identifier.text));
  const official = visible.length > 0 ? visible : found;
  return official.length > 0 ? { result: 'official', matches: official } : null;
}

function markOf(
  kind: Kind,
  id: string,
  field: 'name' | 'symbol',
  text: string,
): Match['identifier'] {
  return { kind, id, field, sort: field, text, label: text };
}
