import { expect, test } from 'vitest';
import { checkContractsForm } from './check-contracts.ts';

test('an error of a contract stands at its field', () => {
  const form = new FormData();
  for (const [name, text] of [
    ['version', '1'],
    ['contracts[0].chain', 'ethereum'],
    ['contracts[0].address', '0x0'],
    ['contracts[0].issuerUrl', 'https://issuer.example'],
    ['contracts[0].issuerReadOn', '2026-11-21'],
  ] as const) {
    form.set(name, text);
  }
  expect(checkContractsForm(form, []).reply().error).toMatchObject({
    'contracts[0].address': ['This is not an address on that chain, or a letter is mistyped'],
  });
});
