import { afterEach, expect, test, vi } from 'vitest';
import { securityText } from './security-text.ts';

const CONTACT = 'mailto:security@tabayyan.example';
const NOON = new Date('2026-11-21T12:34:56Z');

afterEach(() => {
  vi.useRealTimers();
});

async function readAt(origin: string): Promise<string> {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  const routes = securityText({ contact: CONTACT, origin });
  return (await routes.request('/.well-known/security.txt')).text();
}

test('security.txt has the contact, its languages and a date of expiry', async () => {
  expect(await readAt('https://tabayyan.example')).toBe(
    [
      `Contact: ${CONTACT}`,
      'Expires: 2027-11-21T00:00:00.000Z',
      'Preferred-Languages: ar, en',
      'Canonical: https://tabayyan.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('security.txt of a site without https has no canonical address', async () => {
  expect(await readAt('http://localhost:3000')).not.toContain('Canonical');
});
