import type { Database } from '#db/client.ts';
import { hostsIn, registeredDomain } from '#domain/address/domains.ts';
import { findListings } from '#domain/listing/find.ts';
import { KINDS, type Kind } from '#domain/listing/kind.ts';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { spellingsOf } from '#domain/listing/list/spellings.ts';
import { registeredDomains } from '#domain/register/registered-domains.ts';
import { findIds } from '#domain/search/find-ids.ts';
import { hasAddedMark } from './added-mark.ts';
import { type CheckResult, type Registered, resultOf } from './check-result.ts';
import { resultInOtherCapitals, resultOfContract } from './contract-result.ts';
import { isVisible } from './identifiers.ts';
import type { FindIdentifiers, Match } from './likeness.ts';
import { type CheckedText, resultOfMessage } from './message.ts';
import { contractInExplorer } from './pasted/explorers.ts';
import type { PastedText } from './pasted/pasted-text.ts';

const MAX_OF_A_NAME = 5;

/** The result for a pasted text, and the part of it that was judged: of a message its worst address. */
export async function resultOfPasted(
  db: Database,
  pasted: PastedText,
  find: FindIdentifiers,
): Promise<CheckedText> {
  const checked = await resultAsWritten(db, pasted, find);
  const { asked, found } = checked;
  const mayBeAddress = asked.kind === 'wallet' || asked.kind === 'name';
  if (found.result === 'official' || !mayBeAddress) return checked;
  const { text } = asked;
  const inOtherCapitals = await resultInOtherCapitals(db, text);
  if (!inOtherCapitals) return checked;
  return {
    asked: asked.kind === 'wallet' ? asked : { text, kind: 'wallet', contract: null, named: '' },
    found: inOtherCapitals,
  };
}

async function resultAsWritten(
  db: Database,
  asked: PastedText,
  find: FindIdentifiers,
): Promise<CheckedText> {
  if (asked.kind === 'name') {
    const named = await findNamed(db, asked.text);
    if (named) return { asked, found: named };
  }
  if (asked.kind !== 'wallet' || !asked.contract?.address) {
    const checked = await resultBesideRegister(db, asked, find);
    return (await resultInExplorer(db, asked, checked)) ?? checked;
  }
  const named = asked.named ? await findNamed(db, asked.named) : null;
  const found = await resultOfContract(db, asked.contract.address, named?.matches ?? []);
  return { asked, found };
}

// An explorer's link is about the address in it. A message that links to another site as well is not.
async function resultInExplorer(
  db: Database,
  whole: PastedText,
  { asked, found }: CheckedText,
): Promise<CheckedText | null> {
  const inside = contractInExplorer(asked);
  if (!inside?.contract || found.result === 'looks-like') return null;
  if (whole !== asked && hostsIn(whole.text).length > 1) return null;
  const { address } = inside.contract;
  if (address === null) return { asked: inside, found: { result: 'unreadable', matches: [] } };
  const ofContract = await resultOfContract(db, address, []);
  const isListedLink = found.result === 'official' && ofContract.result === 'unknown';
  return isListedLink ? null : { asked: inside, found: ofContract };
}

async function resultBesideRegister(
  db: Database,
  asked: PastedText,
  find: FindIdentifiers,
): Promise<CheckedText> {
  const resultWith = (registered?: Registered): CheckedText => {
    const message = asked.kind === 'name' ? resultOfMessage(asked.text, find, registered) : null;
    return message ?? { asked, found: resultOf(asked, find, registered) };
  };
  const first = resultWith();
  if (first.found.result !== 'looks-like') return first;
  // A company of the same name may be in a register: bybit.eu beside bybit.com.
  const domains = hostsIn(asked.text).flatMap((host) => registeredDomain(host) ?? []);
  const registered = await registeredDomains(db, domains);
  return registered.size > 0 ? resultWith(registered) : first;
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
