import { afterEach, expect, test, vi } from 'vitest';
import { signOut } from './sign-out.ts';

afterEach(() => vi.unstubAllGlobals());

test('a server that accepts the sign-out and never answers does not hold it up', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const removed: string[] = [];
  vi.stubGlobal('localStorage', { removeItem: (key: string) => removed.push(key) });
  vi.stubGlobal('fetch', silent);
  await signOut();
  expect(removed).toEqual(['adminAuthenticated', 'adminEmail']);
});

async function silent(_: string, { signal }: RequestInit): Promise<Response> {
  signal?.throwIfAborted();
  return new Promise(() => {});
}
