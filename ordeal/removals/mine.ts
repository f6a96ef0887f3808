import type { Removal } from './removal.ts';

const PAGE = { project: 'browser', file: 'tests/mine.browser.test.ts' } as const;

export const MINE_REMOVALS: readonly Removal[] = [
  {
    protects: 'the server learns what is on a reader’s list by what their page asks for',
    file: 'app/mine/use-public-data.ts',
    from: 'get<PublicPrices>(PRICES)',
    to: "get<PublicPrices>(`${PRICES}?of=${localStorage.getItem('mine:1')}`)",
    red: { ...PAGE, named: 'no request holds a coin' },
  },
  {
    protects: 'a picture of each coin tells the server which coins are on a reader’s list',
    file: 'app/mine/item-card.tsx',
    from: '        {entry && <VerdictOf verdict={entry.verdict} />}\n',
    to: '        {entry && <VerdictOf verdict={entry.verdict} />}\n        <img alt="" src={`/share/coin/${item.id}/en.png`} />\n',
    red: { ...PAGE, named: 'no request holds a coin' },
  },
  {
    protects: 'a browser that keeps nothing breaks the page',
    file: 'app/ui/from-storage.ts',
    from: 'if (error instanceof DOMException) return null;',
    to: '',
    red: { ...PAGE, named: 'the list lasts as long as the page' },
  },
  {
    protects: 'a list that cannot be read is overwritten',
    file: 'app/mine/use-mine.ts',
    from: "return mine ? { mine, trouble: null } : { mine: EMPTY, trouble: 'unreadable' };",
    to: 'return { mine: mine ?? EMPTY, trouble: null };',
    red: { ...PAGE, named: 'what cannot be read is left as it is' },
  },
  {
    protects: 'a nisab that is reached to the last unit counts as missed',
    file: 'domain/zakat/zakat.ts',
    from: 'wealth >= nisab',
    to: 'wealth > nisab',
    red: { project: 'unit', file: 'domain/zakat/zakat.test.ts', named: 'is reached by' },
  },
  {
    protects: 'what is classified haram is counted without the reader’s choice',
    file: 'domain/zakat/wealth.ts',
    from: "unlawful === 'counted'",
    to: "unlawful !== 'omitted'",
    red: { project: 'unit', file: 'domain/zakat/wealth.test.ts', named: 'only where the reader' },
  },
  {
    protects: 'a comma for the point makes a hundred times the amount',
    file: 'domain/zakat/typed-number.ts',
    from: '/^[1-9]\\d{0,2}(,\\d{3})+(\\.\\d*)?$/',
    to: '/^\\d{1,3}(,\\d{3})+(\\.\\d*)?$/',
    red: { project: 'unit', file: 'domain/zakat/typed-number.test.ts', named: '0,123' },
  },
  {
    protects: 'a verdict that has changed is taken for seen before the reader has seen it',
    file: 'app/mine/seen.ts',
    from: 'return entry && !waits && !isKnown',
    to: 'return entry && !isKnown',
    red: { project: 'unit', file: 'app/mine/seen.test.ts', named: 'leaves what has changed' },
  },
  {
    protects: 'an answer without the dollar is kept, and every rate with it is wrong',
    file: 'domain/market/rates.ts',
    from: 'if (!perBitcoin.usd)',
    to: 'if (!perBitcoin)',
    red: {
      project: 'unit',
      file: 'domain/market/rates.test.ts',
      named: 'rates without the dollar',
    },
  },
];
