import { lookOf } from './letters.ts';

// Words put beside a name so that an address looks like a part of what it names: they ask the reader to do something,
// or say that it is the real one.
const CALLS = `login signin signup logon register account accounts auth verify verification validate secure security safe
  support help helpdesk desk care service services contact customer team admin official real original verified airdrop
  airdrops drop claim claims giveaway bonus reward rewards gift gifts promo promotion event events free win presale sale
  wallet wallets connect mining miner staking earn yield invest investing investment recovery recover restore refund
  unlock update upgrade migrate migration kyc`;

// Words that stand in many a name and tell none from another.
const FILLERS = `coin token crypto finance com io net org www app apps download web online site page portal dashboard
  panel home mod event stake trade trader trading exchange swap bridge fund live global get my the go join try pro plus vip
  arab arabic news info group channel chat bot new hq`;

// Of what everybody here speaks: an address that holds such a word need mean nobody by it.
const COMMON =
  looksOf(`crypto coin token chain blockchain wallet exchange market markets trade swap bank pay money cash
  circle sky rain gate near link fun`);

const LURES = [
  ...[...looksOf(CALLS)].map((look) => ({ look, isCall: true })),
  ...[...looksOf(FILLERS)].map((look) => ({ look, isCall: false })),
];

export interface Lure {
  /** As `lookOf` has it. */
  look: string;
  isCall: boolean;
}

/** The words that `look` begins with, or ends with, and that say nothing of whose it is. */
export function luresAt(end: 'start' | 'end', look: string): Lure[] {
  return LURES.filter((lure) =>
    end === 'start' ? look.startsWith(lure.look) : look.endsWith(lure.look),
  );
}

/** Whether what looks so is a word of everyday. */
export function isCommon(look: string): boolean {
  return COMMON.has(look);
}

function looksOf(words: string): Set<string> {
  return new Set(words.split(/\s+/).map(lookOf));
}
