import { expect, test } from 'vitest';
import { checkContractsForm } from './check-contracts.ts';

const CONTRACT = {
  chain: 'ethereum',
  address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  issuerUrl: 'https://issuer.example',
  issuerReadOn: '2026-11-21',
};

function errorsOf(contracts: (typeof CONTRACT)[]) {
  const form = new FormData();
  form.set('version', '1');
  for (const [index, contract] of contracts.entries()) {
    for (const [name, text] of Object.entries(contract)) {
      form.set(`contracts[${index}].${name}`, text);
    }
  }
  return checkContractsForm(form, []).reply().error;
}

test.each([
  [
    'an invalid address',
    { address: '0x0' },
    'address',
    'This is not an address on that chain, or a letter is mistyped',
  ],
  ['an unknown chain', { chain: 'none' }, 'chain', 'Choose a chain'],
  [
    'a missing source',
    { issuerUrl: '' },
    'issuerUrl',
    'Enter the issuer’s page: no token list names this address',
  ],
  ['an invalid page', { issuerUrl: 'issuer' }, 'issuerUrl', 'This is not a web address'],
  [
    'a page with a long address',
    { issuerUrl: `https://issuer.example/${'a'.repeat(500)}` },
    'issuerUrl',
    'Please use at most 500 characters',
  ],
  [
    'a missing day',
    { issuerReadOn: '' },
    'issuerReadOn',
    'Enter the day on which you read the page',
  ],
])('%s has its error at its field', (_, wrong, field, message) => {
  expect(errorsOf([{ ...CONTRACT, ...wrong }])).toEqual({ [`contracts[0].${field}`]: [message] });
});

test.each([
  ['an address twice', 2, 'This must name each address once'],
  ['more contracts than a coin may have', 31, 'Please keep to 30 at most'],
])('%s has one error at the list', (_, count, message) => {
  expect(errorsOf(Array(count).fill(CONTRACT))).toEqual({ contracts: [message] });
});
