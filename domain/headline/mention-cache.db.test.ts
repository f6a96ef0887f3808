import { expect, test } from 'vitest';
import type { Changed } from '#db/cache-tags.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { cacheMentions } from './mention-cache.ts';

const { db } = await sharedDatabase('starter');

test('headlines asked for while others are read get their listings too', async () => {
  const mentions = cacheMentions(db, { onChange: () => {} });
  const found = await Promise.all([mentions.of(['Solana rises']), mentions.of(['Cardano falls'])]);
  expect(found).toEqual([[[{ kind: 'coin', id: 'solana' }]], [[{ kind: 'coin', id: 'cardano' }]]]);
});

test('a headline asked for after a change, while it was read, gets its listings', async () => {
  const listeners: ((changed: Changed) => void)[] = [];
  const onChange = (listener: (changed: Changed) => void) => void listeners.push(listener);
  const mentions = cacheMentions(db, { onChange });
  const before = mentions.of(['Solana rises']);
  for (const notify of listeners) notify(null);
  expect(await mentions.of(['Solana rises'])).toEqual([[{ kind: 'coin', id: 'solana' }]]);
  await before;
});

test('a headline known for long keeps its listings when the cache is full', async () => {
  const mentions = cacheMentions(db, { onChange: () => {} });
  await mentions.of(['Solana rises', ...Array.from({ length: 1_999 }, (_, at) => `Article ${at}`)]);
  expect(await mentions.of(['Solana rises', 'Cardano falls'])).toEqual([
    [{ kind: 'coin', id: 'solana' }],
    [{ kind: 'coin', id: 'cardano' }],
  ]);
});
