import { base58 } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalAddress, readContractAddress } from './address.ts';

const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const USDT_TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const USDT_TON = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs';
const USDC_SOLANA = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

describe('an address of an EVM chain', () => {
  // The examples of EIP-55.
  test.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
    USDT,
  ])('%s has the capitals of its checksum, however it is written', (address) => {
    const written = [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`];
    for (const text of written) {
      expect(readContractAddress(text)).toEqual({
        family: 'evm',
        address,
        hasWrongCapitals: false,
      });
    }
  });

  test('with other capitals is read, and not taken over', () => {
    const wrong = USDT.replace('dAC', 'DAC');
    expect(readContractAddress(wrong)).toEqual({
      family: 'evm',
      address: USDT,
      hasWrongCapitals: true,
    });
    expect(normalAddress('evm', wrong)).toBeNull();
    expect(normalAddress('evm', USDT.toLowerCase())).toBe(USDT);
  });
});

describe('an address of Tron', () => {
  test('is read as it is written', () => {
    expect(readContractAddress(USDT_TRON)).toMatchObject({ family: 'tron', address: USDT_TRON });
  });
  test('with a mistyped letter or another prefix is none', () => {
    const mistyped = { family: 'tron', address: null };
    expect(readContractAddress(USDT_TRON.replace('8q8', '8q9'))).toEqual(mistyped);
  });
  test('in lower case has lost its capitals and is mistyped', () => {
    expect(readContractAddress(USDT_TRON.toLowerCase())).toEqual({ family: 'tron', address: null });
  });
  test.each([
    '41a614f803b6fd780986a42c78ec9c7f77e6ded13c',
    '0x41A614F803B6FD780986A42C78EC9C7F77E6DED13C',
  ])('in hexadecimal is the same address: %s', (hex) => {
    expect(readContractAddress(hex)).toMatchObject({ family: 'tron', address: USDT_TRON });
  });
});

describe('an address of TON', () => {
  const raw = '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe';
  const forWallets = 'UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p';
  test('has one normal form', () => {
    for (const text of [USDT_TON, raw, forWallets, USDT_TON.replace('_', '/')]) {
      expect(readContractAddress(text)).toMatchObject({ family: 'ton', address: USDT_TON });
    }
  });
  test('with a mistyped letter is none', () => {
    expect(readContractAddress(USDT_TON.replace('nGf', 'nGg'))).toEqual({
      family: 'ton',
      address: null,
    });
  });
});

describe('an address of Solana', () => {
  test('is any 32 bytes in base58', () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(bytes, (each) => {
        const address = base58.encode(each);
        expect(readContractAddress(address)).toMatchObject({ family: 'solana', address });
      }),
    );
    expect(readContractAddress(USDC_SOLANA)).toMatchObject({ address: USDC_SOLANA });
  });
  test('in small letters or cut is none', () => {
    expect(readContractAddress(USDC_SOLANA.slice(0, -2))).toBeNull();
    expect(normalAddress('solana', USDC_SOLANA.toLowerCase())).not.toBe(USDC_SOLANA);
  });
});

test.each(['', '0x', USDT.slice(0, -1), `${USDT}0`, 'tether', '0:12', '1337', 'A.b194.FiatToken'])(
  'no address: %s',
  (text) => {
    expect(readContractAddress(text)).toBeNull();
  },
);

describe('an address of Polkadot', () => {
  const ON_POLKADOT = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';
  // The same account on Kusama, and on networks without a prefix of their own.
  test.each([
    ON_POLKADOT,
    'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  ])('%s is one account on all networks', (address) => {
    expect(readContractAddress(address)).toMatchObject({
      family: 'polkadot',
      address: ON_POLKADOT,
    });
  });

  test('with a mistyped letter is none', () => {
    expect(readContractAddress(ON_POLKADOT.replace('oF4u', 'oF4v'))).toBeNull();
  });
});
