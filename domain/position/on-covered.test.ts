import { expect, test } from 'vitest';
import { newPosition } from '#tests/samples/rulings.ts';
import { onCovered } from './on-covered.ts';
import { type Covered, statedBy } from './position.ts';

const POSITIONS = [
  newPosition({ id: 'one', decision: 'one', covers: [{ type: 'class' }] }),
  newPosition({
    id: 'two',
    decision: 'two',
    covers: [
      { type: 'listing', kind: 'coin', id: 'bitcoin' },
      { type: 'asset', asset: 'network' },
    ],
  }),
  newPosition({
    id: 'three',
    decision: 'three',
    covers: [{ type: 'listing', kind: 'exchange', id: 'bitcoin', act: 'staking' }],
  }),
];

const RULINGS: Covered[] = (['coin', 'exchange'] as const).flatMap((kind) =>
  ['bitcoin', 'ethereum', 'solana'].flatMap((id) =>
    (['spot', 'staking'] as const).flatMap((scope) =>
      ['payment', 'network', null].map((asset) => ({ kind, id, scope, asset })),
    ),
  ),
);

test('listings share a result only where it is the same', () => {
  const found = onCovered(statedBy);
  for (const covered of [...RULINGS, ...RULINGS]) {
    expect(found(POSITIONS, covered, 'en')).toEqual(statedBy(POSITIONS, covered));
  }
  const [first] = RULINGS;
  if (first) expect(found(POSITIONS.slice(1), first, 'en')).toHaveLength(1);
});

test('it is found once for all listings that no position names', () => {
  let times = 0;
  const found = onCovered((...[positions, covered]) => {
    times += 1;
    return statedBy(positions, covered);
  });
  for (const id of ['ethereum', 'solana', 'cardano']) {
    found(POSITIONS, { kind: 'coin', id, scope: 'spot', asset: 'network' }, 'en');
  }
  expect(times).toBe(1);
});
