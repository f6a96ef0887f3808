import { expect, test } from 'vitest';
import { parseNewsCategory } from './categories.ts';
import { categorize } from './categorize.ts';

test.each([
  ['Bitcoin’s price falls', ['bitcoin']],
  ['$BTC breaks out', ['bitcoin']],
  ['Bitcoin Cash splits again', []],
  ['Bitcoin Cash falls, Bitcoin rises', ['bitcoin']],
  ['Ethereum upgrade is live', ['ethereum']],
  ['Ethereum Classic miners', []],
  ['Whether the weather holds', []],
  ['Ether and bitcoin fall together', ['bitcoin', 'ethereum']],
  ['DeFi lending grows', ['defi']],
  ['Decentralized-finance protocols grow', ['defi']],
  ['Definition of money', []],
  ['Uniswap votes on fees', ['defi']],
  ['NFTs return', ['nft']],
  ['Non-fungible tokens return', ['nft']],
  ['Bored Apes for sale', ['nft']],
  ['SEC delays its decision', ['regulation']],
  ['Done in 30 sec', []],
  ['Regulators publish new rules', ['regulation']],
  ['What MiCA means', ['regulation']],
  ['Formica tables', []],
  ['البيتكوين يرتفع', ['bitcoin']],
  ['توقعات لبيتكوين وللإيثيريوم', ['bitcoin', 'ethereum']],
  ['بيتكوين كاش تنقسم', []],
  ['سعر الإيثريوم اليوم', ['ethereum']],
  ['إيثريوم كلاسيك ترتفع', []],
  ['نمو التَّمويل اللامركزيّ', ['defi']],
  ['سوق الرموز غير القابلة للاستبدال', ['nft']],
  ['هيئة الأوراق المالية تؤجل قرارها', ['regulation']],
  ['قوانين جديدة للعملات', ['regulation']],
  ['وبالبيتكوين أيضًا', ['bitcoin']],
  ['Solana network news', []],
  ['', []],
])('«%s» is about %j', (title, categories) => {
  expect(categorize({ title, tags: [] })).toEqual(categories);
});

test.each([
  [['BTC', 'MARKET'], ['bitcoin']],
  [['btc'], ['bitcoin']],
  [
    ['ETH', 'REGULATION'],
    ['ethereum', 'regulation'],
  ],
  [
    ['DeFi', 'NFT'],
    ['defi', 'nft'],
  ],
  [['UNI'], ['defi']],
  [['Sandbox', 'SAND'], ['nft']],
  [['Bitcoin Regulation'], ['bitcoin', 'regulation']],
  [['Law and Order'], []],
  [
    ['بيتكوين', 'تشريعات'],
    ['bitcoin', 'regulation'],
  ],
  [['', '|', '  '], []],
])('tags %j put an article under %j', (tags, categories) => {
  expect(categorize({ title: 'Something else', tags })).toEqual(categories);
});

test.each([
  ['bitcoin', 'bitcoin'],
  [' DeFi ', 'defi'],
  ['all', null],
  ['', null],
  ['__proto__', null],
  [null, null],
  [undefined, null],
])('?category=%s means %s', (value, category) => {
  expect(parseNewsCategory(value)).toBe(category);
});
