import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { ForbiddenAddressError, openChecked, PUBLIC_INTERNET } from './open-checked.ts';

test('no address of this machine is asked, even if it is public', async () => {
  const { signal } = new AbortController();
  const rules = { ...PUBLIC_INTERNET, isAllowed: () => true };
  const interfaces = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  expect(interfaces.length).toBeGreaterThan(0);
  for (const { address, family } of interfaces) {
    const host = family === 'IPv6' ? `[${address}]` : address;
    const asked = openChecked(`http://${host}:65535/`, {}, rules, signal);
    const refusal = await asked.catch((error: unknown) => error);
    expect(refusal, host).toBeInstanceOf(ForbiddenAddressError);
  }
});
