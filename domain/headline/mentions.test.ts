import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { KINDS } from '#domain/listing/kind.ts';
import { cpuMs } from '#tests/rig/cpu-time.ts';
import { alarmIn } from './alarms.ts';
import { headlineNames, type NamedListing } from './mentions.ts';

const STARTER = resolve(import.meta.dirname, '../../db/starter');
const DIRECTORY: NamedListing[] = KINDS.flatMap((kind) =>
  readdirSync(`${STARTER}/${kind}s`).map((file) => {
    const { id, name, symbol, translations } = JSON.parse(
      readFileSync(`${STARTER}/${kind}s/${file}`, 'utf8'),
    );
    return { kind, id, symbol, names: [name, translations.name?.ar].filter(Boolean) };
  }),
);
const MORE: NamedListing[] = [
  { kind: 'coin', id: 'flow', symbol: 'FLOW', names: ['Flow'] },
  { kind: 'coin', id: 'wave', symbol: 'WAVE', names: ['Wave', 'موجة'] },
  { kind: 'coin', id: 'nameless', symbol: null, names: ['', '!!'] },
];

/** `alarm: ids` of the listings that a headline names. */
function readingOf(title: string): string {
  const names = headlineNames([title]);
  for (const listing of [...DIRECTORY, ...MORE]) names.add(listing);
  const ids = names.found().map(({ listing }) => listing.id);
  return `${alarmIn(title) ?? 'nothing'}: ${ids.toSorted().join(' ')}`.trim();
}

describe('a headline with an alarm and a name', () => {
  test.each([
    ['Bybit Hacked for $1.5B in Ether, Largest Crypto Theft Ever', 'hack', 'bybit ethereum'],
    ['Crypto exchange Rain lost $14.8M in exploit, ZachXBT says', 'hack', 'rain'],
    ['Bahrain-based Rain exchange hacked', 'hack', 'rain'],
    ['Attackers drained a Solana wallet provider', 'hack', 'solana'],
    ['$NEAR exploit under investigation', 'hack', 'near-protocol'],
    ['NEAR Protocol bridge attacker returns funds', 'hack', 'near-protocol'],
    ['Near (NEAR) validators hit by exploit', 'hack', 'near-protocol'],
    ['Compound Finance website hijacked in phishing attack', 'hack', 'compound'],
    ['Compound (COMP) exploited again', 'hack', 'compound'],
    ['MakerDAO vault exploit costs user $5M', 'hack', 'maker'],
    ['Flow blockchain exploit mints counterfeit tokens', 'hack', 'flow'],
    ['Bitcoin Cash miner accused of fraud', 'scam', 'bitcoin-cash'],
    ['Devs behind $WAVE vanish in apparent rug pull', 'scam', 'wave'],
    ['USDC depegs to $0.88 after bank failure', 'depeg', 'usd-coin'],
    ['Tether’s USDT briefly loses its peg', 'depeg', 'tether'],
    ['Dai de-pegs as collateral slides', 'depeg', 'dai'],
    ['Binance halts Bitcoin withdrawals, cites stuck transaction', 'halt', 'binance bitcoin'],
    ['Withdrawals paused at Bitfinex', 'halt', 'bitfinex'],
    ['KuCoin suspends all deposits and withdrawals', 'halt', 'kucoin'],
    ['Solana network outage enters fifth hour', 'halt', 'solana'],
    ['Sui blockchain stalls for two hours', 'halt', 'sui'],
    ['Kraken to delist Monero for users in Europe', 'delisting', 'kraken monero'],
    ['OKX is de-listing Zcash', 'delisting', 'okx zcash'],
    ['OKEx suspends withdrawals', 'halt', 'okx'],
    ['SEC sues Coinbase over unregistered exchange', 'lawsuit', 'coinbase'],
    ['Ripple and the SEC: court rules XRP is not a security', 'lawsuit', 'xrp'],
    ['SEC charges TRON founder Justin Sun', 'lawsuit', 'tron'],
    ['Gate.io fined in Malta', 'lawsuit', 'gate'],
    ['Crypto.com faces class action', 'lawsuit', 'crypto-com'],
    ['BitMEX co-founder pleads guilty', 'lawsuit', 'bitmex'],
    ['Aave launches lending market on Avalanche', 'lending', 'aave avalanche'],
    ['Gemini Earn users to borrow against their claims', 'lending', 'gemini'],
    ['Stellar Development Foundation backs lending protocol', 'lending', 'stellar'],
    ['BTC-backed loans come to Coinbase', 'lending', 'bitcoin coinbase'],
    [
      'Bittrex files for bankruptcy weeks after SEC suit; Binance not affected',
      'insolvency',
      'binance',
    ],
  ] as const)('%s', (title, alarm, ids) => {
    expect(readingOf(title)).toBe(`${alarm}: ${ids}`);
  });

  test.each([
    ['اختراق منصة بايبت وسرقة 1.5 مليار دولار من الإيثيريوم', 'hack', 'bybit ethereum'],
    ['قراصنة يسرقون أموالًا من منصة رين البحرينية', 'hack', 'rain'],
    ['هجوم على جسر سولانا يكلف الملايين', 'hack', 'solana'],
    ['ثغرة في بروتوكول نير', 'hack', 'near-protocol'],
    ['باينانس تعلّق عمليات السحب مؤقتًا', 'halt', 'binance'],
    ['إيقاف السحب والإيداع على كوكوين', 'halt', 'kucoin'],
    ['توقف شبكة سولانا عن العمل', 'halt', 'solana'],
    ['وبينانس تُوقِف تداول دوج كوين', 'halt', 'binance dogecoin'],
    ['كراكن تعتزم شطب مونيرو من منصتها في أوروبا', 'delisting', 'kraken monero'],
    ['إلغاء إدراج زي كاش في أوكي إكس وبايننس', 'delisting', 'binance zcash'],
    ['عملة تيثر تفقد ربطها بالدولار', 'depeg', 'tether'],
    ['فك ارتباط USDC بالدولار', 'depeg', 'usd-coin'],
    ['هيئة الأوراق المالية تقاضي كوين بيس', 'lawsuit', 'coinbase'],
    ['اتهامات بالاحتيال لمؤسس ترون', 'scam', 'tron'],
    ['غرامة على منصة باينانس في الإمارات', 'lawsuit', 'binance'],
    ['دعوى قضائية ضد ريبل والبيتكوين يتراجع', 'lawsuit', 'bitcoin xrp'],
    ['آفي تطلق سوق إقراض للبيتكوين', 'lending', 'aave bitcoin'],
    ['حسابات بفائدة من كوين بيس', 'lending', 'coinbase'],
    ['عملة سوي (SUI) تتعرض لاختراق', 'hack', 'sui'],
    ['سحب البساط: مطورو شيبا إينو ينفون', 'scam', 'shiba-inu'],
    ['منصة جيميناي تغلق أبوابها', 'insolvency', 'gemini'],
  ] as const)('%s', (title, alarm, ids) => {
    expect(readingOf(title)).toBe(`${alarm}: ${ids}`);
  });
});

describe('a headline without a name', () => {
  test.each([
    'Hackers strike near record high in stolen funds',
    'Crypto lender near bankruptcy as withdrawals halted',
    'Market maker sued over manipulation',
    'Capital flow slows after DeFi hacks',
    'Optimism fades after exchange hack',
    'A stellar quarter for crypto hackers',
    'Gate of the bank breached, ATM stolen',
    'Rain and phishing: a bad week',
    'How compound interest and lending differ',
    'Google Gemini vulnerability exposes users',
    'The graph of stolen funds in 2026',
    'Internet computer crime: FBI arrests two',
    'New wave of phishing attacks hits wallets',
    'Dollar coin theft: USD notes stolen',
    'Watch the link: phishing pages multiply',
    'Nothing is left for investors سوى الخسائر after hack',
    'لا شيء سوى الخسائر بعد اختراق المحفظة',
    'سرقة حليب بيبي من متجر',
    'مصنع خرسانة: سرقة كابلات بتون',
  ])('%s', (title) => {
    expect(readingOf(title)).toMatch(/^[a-z]+:$/);
  });
});

describe('a headline without an alarm', () => {
  test.each([
    'Bitcoin rally halts as trading volume drops',
    'Bitcoin breaches $100K',
    'Interest in Ethereum rises',
    'Bitcoin open interest hits record',
    'Ethereum developers meet at hackathon',
    'Bitcoin falls as government shutdown looms',
    'Fed holds interest rates, Bitcoin charges past $120K',
    'Coinbase lists Aptos',
    'High-conviction bet on Solana pays off',
    'Tether launches dollar-pegged token in the Gulf',
    'Solana steals the show',
    'Polygon charges lower fees',
    'بيتكوين يخترق حاجز 100 ألف دولار',
    'اختراق صعودي لسعر الإيثيريوم فوق مستوى المقاومة',
    'تحقيق مكاسب قياسية للبيتكوين',
    'علّق ترامب على تداول بيتكوين',
    'أسعار الفائدة وبيتكوين: ما العلاقة؟',
    'فوائد بيتكوين للمبتدئين',
    'ما الذي تهم المستثمرين في سولانا',
  ])('%s', (title) => {
    expect(readingOf(title)).toMatch(/^nothing:/);
  });
});

test('a ticker counts behind a dollar sign, or in capitals where news use it as a name', () => {
  expect(readingOf('$COMP exploit')).toBe('hack: compound');
  expect(readingOf('COMP exploit')).toBe('hack:');
  expect(readingOf('Exploit: the $op was $funny')).toBe('hack:');
  expect(readingOf('ETH staking provider hacked')).toBe('hack: ethereum');
  expect(readingOf('Eth staking provider hacked')).toBe('hack:');
});

test.each([
  ['Attackers render network unusable', 'hack: render'],
  ['Protest near exchange headquarters after withdrawals freeze', 'halt: near-protocol'],
  ['An avalanche of lawsuits hits crypto lenders', 'lawsuit: avalanche'],
  ['Hack sends ripple effects through DeFi', 'hack: xrp'],
  ['Ethereum Classic suffers 51% attack', 'hack: ethereum'],
])('known to be wrong, and closed by an editor with a click: %s', (title, wrong) => {
  expect(readingOf(title)).toBe(wrong);
});

test('a hostile headline takes no time', async () => {
  const hostile = `halts ${'الال '.repeat(600)}${'suspends all '.repeat(300)}`;
  expect(await cpuMs(() => readingOf(hostile))).toBeLessThan(1_000);
});

test('hundreds of headlines that name forty listings each take no time', async () => {
  const names = Array.from({ length: 40 }, (_, n) => `zq${String.fromCharCode(97 + (n % 26))}${n}`);
  const find = () => {
    const headlines = headlineNames(Array<string>(500).fill(names.join(' ')));
    for (const name of names) {
      headlines.add({ kind: 'coin', id: name, symbol: null, names: [name] });
    }
    expect(headlines.found()).toHaveLength(500 * names.length);
  };
  expect(await cpuMs(find)).toBeLessThan(1_000);
});
