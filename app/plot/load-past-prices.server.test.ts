import { expect, test, vi } from 'vitest';
import type { Services } from '#app/context/services.server.ts';
import { loadPastPrices } from './load-past-prices.server.ts';

test('prices that cannot be read leave the page without them, and the log names the coin', async () => {
  const error = new Error('the connection was lost');
  const log = { error: vi.fn() };
  const provided = { db: {}, marketDays: { of: () => Promise.reject(error) }, log };
  const read = loadPastPrices(provided as unknown as Services, 'bitcoin', 'bitcoin-market', 'en');
  expect(await read).toEqual({ history: null, month: null });
  expect(log.error.mock.calls[0]?.[0]).toEqual({ err: error, coin: 'bitcoin' });
});
