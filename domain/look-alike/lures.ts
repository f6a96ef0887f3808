import { lookOf } from './letters/letters.ts';

// Luring words: beside a name they make an address look like the listing's own, by asking the reader to act or by claiming
// to be official.
const CALLS = `login signin signup logon register account accounts auth verify verification validate secure security safe
  support help helpdesk desk care service services contact customer team admin official real original verified airdrop
  airdrops drop claim claims giveaway bonus reward rewards gift gifts promo promotion event events free win presale sale
  wallet wallets connect mining miner staking earn yield invest investing investment recovery recover restore refund
  unlock update upgrade migrate migration kyc savings stablecoin
  دعم مساعدة خدمة العملاء تسجيل دخول الدخول تحقق توثيق حساب محفظة توزيع مجانا مجاني هدية هدايا جوائز جائزة مكافأة مكافآت
  تداول ربح أرباح استثمار استرداد رسمي الرسمي`;

// Generic words of many names.
const FILLERS = `coin token crypto finance com io net org www app apps download web online site page portal dashboard
  panel home mod event stake trade trader trading exchange swap bridge fund live global get my the go join try pro plus vip
  arab arabic news info group channel chat bot new hq rate
  منصة عملة عملات تطبيق موقع شراء بيع سعر ذهب عربي`;

// Words of the whole field, which need not refer to a listing.
const COMMON =
  looksOf(`crypto coin token chain blockchain wallet exchange market markets trade swap bank pay money cash
  circle sky rain gate near link fun`);

// Ordinary words that other businesses are named with too.
const ORDINARY =
  looksOf(`avalanche band base bat blast compound core cosmos curve dash flow gate gemini graph thegraph harmony
  icon iota jupiter kraken ledger link luna maker mango mantle mask near neo ocean optimism orca origin phantom polygon rain
  render ripple sandbox scroll sonic stellar storm terra theta tron trust wave waves wax yearn zen`);

/** So short a name has many owners. */
const MOST_LETTERS_OF_MANY = 3;
const CALL_LOOKS = looksOf(CALLS);

const LURES = [
  ...[...CALL_LOOKS].map((look) => ({ look, isCall: true })),
  ...[...looksOf(FILLERS)].map((look) => ({ look, isCall: false })),
];

export interface Lure {
  /** In the folded form of `lookOf`. */
  look: string;
  isCall: boolean;
}

/** The luring or generic words at the beginning or end of `look`. */
export function luresAt(end: 'start' | 'end', look: string): Lure[] {
  return LURES.filter((lure) =>
    end === 'start' ? look.startsWith(lure.look) : look.endsWith(lure.look),
  );
}

/** True: the folded form is an ordinary word, or too short to identify one business. */
export function isOrdinary(look: string): boolean {
  return look.length <= MOST_LETTERS_OF_MANY || ORDINARY.has(look) || COMMON.has(look);
}

/** True: one of the words asks the reader to act or claims to be official. */
export function hasCall(words: readonly string[]): boolean {
  return words.some((word) => CALL_LOOKS.has(word));
}

/** Whether a folded form is a common word. */
export function isCommon(look: string): boolean {
  return COMMON.has(look);
}

function looksOf(words: string): Set<string> {
  return new Set(words.split(/\s+/).map(lookOf));
}
