import { skeletonOf } from '../letters/letters.ts';

// Keywords of phishing: beside a name they make an address look like the listing's own, by asking the reader to act or by
// claiming to be official. Most are from public phishing lists.
const CALLS = `login logins signin signup logon register registration account accounts auth verify verification validate
  validator secure secured security safe support help helpdesk helpcenter desk care service services contact customer team
  admin official real original verified airdrop airdrops drop drops claim claims giveaway giveaways give bonus reward rewards
  gift gifts promo promotion promotions event events free win presale sale wallet wallets connect mining miner miners staking
  stakes earn yield invest investing investment recovery recover restore refund refunds unlock update upgrade migrate
  migration kyc 2fa otp savings stablecoin allocation distribution eligibility eligible snapshot whitelist redeem doubler
  revoke unstake restake rectify synchronize payment payments compensation
  validation authentication authenticate checkin www wwww
  giris destek hesap
  دعم مساعدة خدمة العملاء تسجيل دخول الدخول تحقق توثيق حساب محفظة توزيع مجانا مجاني هدية هدايا جوائز جائزة مكافأة مكافآت
  تداول ربح أرباح استثمار استرداد رسمي الرسمي`;

// Words of this field only, as plain as a call.
const CRYPTO = `crypto defi dapp dapps web3 nft nfts blockchain onchain btc eth usdt usdc bitcoin ethereum
  layer2 mainnet testnet dao memecoin metamask trustwallet`;

// Words of this field and of others.
const FIELD = `coin coins token tokens exchange trade trader trading swap swaps bridge stake pool finance chain network protocol foundation labs lab
  scan explorer node nodes validator dex app apps launch launchpad governance vote pass badge badges mint fund funds
  mainchain ledger address pay sync platform portal check v2 v3 v4
  arab arabia saudi ksa uae dubai qatar kuwait bahrain egypt gulf turkey turkiye
  منصة عملة عملات شراء بيع سعر ذهب`;

// Generic words of many names.
const GENERIC = `com io net org www web download online site page dashboard panel home mod live global get my the go
  join try pro plus vip arabic news info group channel chat bot new hq rate hub community buy
  تطبيق موقع عربي`;

// Asking where they are words of their own, as in `join-rain`; businesses put them before their names too, as in `getrain`.
const VERBS = skeletonsOf('get go join enter try buy start invite apply');

// Words of the whole field, which need not refer to a listing.
const COMMON =
  skeletonsOf(`crypto coin token chain blockchain wallet exchange market markets trade swap bank pay money cash
  circle sky rain gate near link fun`);

// Ordinary words that other businesses are named with too.
const ORDINARY =
  skeletonsOf(`atom avalanche band base bat blast bnb compound core cosmos curve dai dash flow gate gemini
  graph thegraph harmony icon iota jupiter kraken ledger link luna maker mango mantle mask near neo ocean optimism orca origin
  pepe phantom polygon rain render ripple sandbox scroll sonic stellar storm sui terra tether theta ton tron trust wave waves
  wax yearn zen`);

// Coins that belong to nobody, whose names many sites about them have.
const CURRENCIES = skeletonsOf('bitcoin ethereum');

// Names of people, places, plants and things that others bear too.
const SHARED = skeletonsOf('algo aptos cardano hedera paxos shiba shibainu solana');

// Ordinary words and names one letter from a listing's name, by a dictionary of English; plurals are left out.
const OTHER_WORDS =
  skeletonsOf(`finance cash cosmo aether dether aptus altos autos arbitrium cardan hedra heder baker faker laker taker waker maser mater
  marker make makes makers makar montero optimist optimise polygony bender fender gender lender mender sender tender vender
  reader renter rended nipple tipple cripple tripple ripply rippled solan solano stella ether nether wether tither tetter telos
  circled circlet geminy kosmos commos apts atos eave nave pave`);

const CALL_SKELETONS = skeletonsOf(CALLS);
const CRYPTO_SKELETONS = skeletonsOf(CRYPTO);
const FIELD_SKELETONS = skeletonsOf(FIELD);
const GENERIC_SKELETONS = skeletonsOf(GENERIC);
/** Names this short have many owners. */
const MAX_LETTERS_OF_MANY = 3;
/** The shortest call that is recognised within a longer word: `claimings`, `hyperstaking`. */
const MIN_OF_A_STEM = 5;
/** Misspellings of shorter keywords are other words. */
const MIN_TO_MISSPELL = 6;
/** `uk`, `us`. */
const MAX_LETTERS_OF_A_COUNTRY = 2;
const STEMS = [...CALL_SKELETONS].filter((skeleton) => skeleton.length >= MIN_OF_A_STEM);

/** The weight of a word beside a name: 3 asks to act or is of this field only, 2 is of this field and others, 1 is generic, 0 nothing. */
export type Weight = 0 | 1 | 2 | 3;

const KEYWORDS = [
  ...[...CALL_SKELETONS, ...CRYPTO_SKELETONS].map((skeleton) => ({ skeleton, weight: 3 as const })),
  ...[...FIELD_SKELETONS].map((skeleton) => ({ skeleton, weight: 2 as const })),
  ...[...GENERIC_SKELETONS].map((skeleton) => ({ skeleton, weight: 1 as const })),
];

export interface Keyword {
  /** The folded form, by `skeletonOf`. */
  skeleton: string;
  weight: Weight;
}

/** The keywords at the beginning or end of `skeleton`. */
export function keywordsAt(end: 'start' | 'end', skeleton: string): Keyword[] {
  return KEYWORDS.filter((each) =>
    end === 'start' ? skeleton.startsWith(each.skeleton) : skeleton.endsWith(each.skeleton),
  );
}

// Fakes misspell keywords too: `kraken-suport`. With a letter missing after the first, or two swapped.
const MISSPELT = new Map(
  KEYWORDS.filter(
    ({ skeleton, weight }) => weight > 1 && skeleton.length >= MIN_TO_MISSPELL,
  ).flatMap(({ skeleton, weight }) =>
    misspellingsOf(skeleton).map((each) => [each, weight] as const),
  ),
);

/** The weight of a whole word, in its folded form, beside a name. */
export function weightOf(skeleton: string): Weight {
  if (CALL_SKELETONS.has(skeleton) || CRYPTO_SKELETONS.has(skeleton)) return 3;
  if (STEMS.some((stem) => skeleton.startsWith(stem) || skeleton.endsWith(stem))) return 3;
  if (FIELD_SKELETONS.has(skeleton) || VERBS.has(skeleton)) return 2;
  if (GENERIC_SKELETONS.has(skeleton) || skeleton.length <= MAX_LETTERS_OF_A_COUNTRY) return 1;
  return MISSPELT.get(skeleton) ?? 0;
}

/** True: the folded form is an ordinary word, or too short to identify one business. */
export function isOrdinary(skeleton: string): boolean {
  return skeleton.length <= MAX_LETTERS_OF_MANY || isWordOfEveryDay(skeleton);
}

/** Whether a folded form is a word of the whole field. */
export function isCommon(skeleton: string): boolean {
  return COMMON.has(skeleton);
}

/** Whether a folded form is a word of every day, however long. */
export function isWordOfEveryDay(skeleton: string): boolean {
  return ORDINARY.has(skeleton) || COMMON.has(skeleton);
}

/** True: others bear the name too: an ordinary word, or the name of a person, a place or a thing. */
export function isSharedName(skeleton: string): boolean {
  return isOrdinary(skeleton) || CURRENCIES.has(skeleton) || SHARED.has(skeleton);
}

/** True: the folded form is a word of its own, although one letter from a name. */
export function isOtherWord(skeleton: string): boolean {
  return OTHER_WORDS.has(skeleton);
}

/**
 * The weight that the words beside a name need for the name to refer to a listing: 3 for words of the whole field, 2 for
 * ordinary words, 1 for short names, coins without an issuer, and names within a longer word that other owners use too, 0 for others.
 */
export function neededWeight(skeleton: string, { isWord }: { isWord: boolean }): Weight {
  if (COMMON.has(skeleton)) return 3;
  if (ORDINARY.has(skeleton)) return 2;
  if (skeleton.length <= MAX_LETTERS_OF_MANY || CURRENCIES.has(skeleton)) return 1;
  return SHARED.has(skeleton) && !isWord ? 1 : 0;
}

function misspellingsOf(skeleton: string): string[] {
  const places = [...skeleton].map((_, place) => place).slice(1);
  return places.flatMap((at) => {
    const [before, own = '', next = ''] = [skeleton.slice(0, at), skeleton[at], skeleton[at + 1]];
    return [before + skeleton.slice(at + 1), before + next + own + skeleton.slice(at + 2)];
  });
}

function skeletonsOf(words: string): Set<string> {
  return new Set(words.split(/\s+/).map(skeletonOf));
}
