import type { Removal } from './removal.ts';

const API = { project: 'integration', file: 'http/api.db.test.ts' } as const;
const CHANGES = { project: 'browser', file: 'tests/changes.browser.test.ts' } as const;
const MINE = { project: 'browser', file: 'tests/mine.browser.test.ts' } as const;

/** That rulings can be asked about wherever they are shown. */
export const ASKABLE: readonly Removal[] = [
  {
    protects: 'who asks whether nothing is the real one is answered',
    file: 'domain/api/queries.ts',
    from: "    .min(1, 'must not be empty')\n",
    to: '',
    red: { ...API, named: 'is not told of' },
  },
  {
    protects: 'a letter that only looks Latin is not named to who asks by a program',
    file: 'domain/api/check-answer.ts',
    from: 'code ? [{ code, letter: text, like }] : []',
    to: '[]',
    red: { ...API, named: 'what gives it away' },
  },
  {
    protects: 'a question that must be asked is described as one that need not',
    file: 'app/api/describe.server.ts',
    from: 'isRequired: !query.shape[name].safeParse(undefined).success,',
    to: 'isRequired: false,',
    red: { project: 'integration', file: 'http/openapi.db.test.ts', named: 'what has to be asked' },
  },
  {
    protects: 'a ruling that has changed looks in a search as if it had not',
    file: 'app/search/load-search.server.ts',
    from: '    coins: { ...found.coins, items: coins },\n',
    to: '',
    red: { ...CHANGES, named: 'is marked' },
  },
  {
    protects: 'a ruling that has changed looks among the markets as if it had not',
    file: 'app/market/market-table.tsx',
    from: '        <SinceVisit at={row.listing?.changedAt} />\n',
    to: '',
    red: { ...CHANGES, named: 'is marked in lists' },
  },
  {
    protects: 'the markets do not know when a ruling was changed',
    file: 'app/market/load-market.server.ts',
    from: 'changedAt: changes.get(listing.id)?.toISOString() ?? null,',
    to: 'changedAt: null,',
    red: {
      project: 'integration',
      file: 'app/market/load-market.server.db.test.ts',
      named: 'says when',
    },
  },
  {
    protects: 'who holds a coin for staking is told the verdict on holding it alone',
    file: 'app/mine/item-card.tsx',
    from: '      {entry && <OtherUses entry={entry} />}\n',
    to: '',
    red: { ...MINE, named: 'a use that is ruled otherwise' },
  },
  {
    protects: 'a change of the verdict on staking is not told on the reader’s list',
    file: 'app/mine/seen.ts',
    from: '.filter(({ from, to }) => from !== to)',
    to: '.filter(() => false)',
    red: { project: 'unit', file: 'app/mine/seen.test.ts', named: 'staking' },
  },
  {
    protects: 'the reader’s list says that a verdict changed and not why',
    file: 'app/mine/changes.tsx',
    from: "to={changesHref(to('/changes'), { of: item })}",
    to: "to={to('/changes')}",
    red: { ...MINE, named: 'has changed is shown until' },
  },
  {
    protects: 'the whole directory is read anew with every set of market figures',
    file: 'app/site/kept.ts',
    from: '    isWithoutFigures: true,\n',
    to: '',
    red: { project: 'unit', file: 'http/pages.test.ts', named: 'not the whole directory' },
  },
  {
    protects: 'the picture of a shared listing gives a verdict without its criteria',
    file: 'app/listing/share-card.server.ts',
    from: 'criteria: criteriaOn(listing, language),',
    to: 'criteria: null,',
    red: { project: 'integration', file: 'http/share.db.test.ts', named: 'how its criteria' },
  },
  {
    protects: 'the criteria are counted and not drawn',
    file: 'domain/image/share-card.ts',
    from: '    layers.push(...criteria.layers);\n',
    to: '',
    red: {
      project: 'unit',
      file: 'domain/image/share-card.test.ts',
      named: 'how the criteria were found',
    },
  },
  {
    protects: 'from a feed it is three clicks to the sentences',
    file: 'http/change-items.ts',
    from: ', ...groundsOf(entry, { origin, language })]',
    to: ']',
    red: { project: 'integration', file: 'http/ledger.db.test.ts', named: 'has the latest first' },
  },
];
