import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58, base64urlnopad, createBase58check } from '@scure/base';
import type { AddressFamily } from './chain.ts';

/** An address of a contract or account, in its chain's normal form. */
export interface ContractAddress {
  family: AddressFamily;
  /** EIP-55, base58, base58check, TON's bounceable form, or SS58 with Polkadot's prefix. */
  address: string;
  /** The text has capitals, and not those that the checksum gives: a letter may be mistyped. */
  hasWrongCapitals: boolean;
}

/** An address whose checksum or length shows a mistyped letter. */
export interface MistypedAddress {
  family: 'evm' | 'tron' | 'ton';
  address: null;
}

const EVM = /^0x([0-9a-f]{40})$/i;
const TRON = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
// The form that Tron's nodes write: the prefix and the account.
const TRON_HEX = /^(?:0x)?(41[0-9a-f]{40})$/i;
// An address that lost its capitals, from which they cannot be restored.
const TRON_IN_LOWER_CASE = /^t(?=.*\d)[1-9a-z]{33}$/;
const TON_RAW = /^(0|-1):([0-9a-f]{64})$/i;
// 48 letters of base64, either alphabet; the first is E or U, or k or 0 on the test network.
const TON_FRIENDLY = /^[EUk0][\w+/-]{47}$/;
const SOLANA = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;

// A prefix of one or two bytes, the account and two bytes of a checksum.
const SS58 = /^[1-9A-HJ-NP-Za-km-z]{46,50}$/;

const base58check = createBase58check(sha256);
const TRON_PREFIX = 0x41;
const KEY_BYTES = 32;

/** Reads an address of an EVM chain, Tron, TON, Solana or Polkadot and its parachains; null: it is not one. */
export function readContractAddress(text: string): ContractAddress | MistypedAddress | null {
  const [, hex] = EVM.exec(text) ?? [];
  if (hex) {
    const address = `0x${withChecksum(hex.toLowerCase())}`;
    const hasCapitals = /[a-f]/.test(hex) && /[A-F]/.test(hex);
    return { family: 'evm', address, hasWrongCapitals: hasCapitals && address.slice(2) !== hex };
  }
  if (TRON.test(text))
    return isTron(text) ? found('tron', text) : { family: 'tron', address: null };
  if (TRON_IN_LOWER_CASE.test(text)) return { family: 'tron', address: null };
  const [, tronHex] = TRON_HEX.exec(text) ?? [];
  if (tronHex) return found('tron', base58check.encode(hexToBytes(tronHex.toLowerCase())));
  const [, workchain, account] = TON_RAW.exec(text) ?? [];
  if (workchain && account) {
    return found('ton', friendly(Number(workchain), hexToBytes(account.toLowerCase())));
  }
  if (TON_FRIENDLY.test(text)) return readFriendly(text);
  if (isSolana(text)) return found('solana', text);
  const polkadot = SS58.test(text) ? readSs58(text) : null;
  return polkadot === null ? null : found('polkadot', polkadot);
}

/** The address in normal form where it is one of `family`; else null. Capitals that contradict the checksum are refused. */
export function normalAddress(family: AddressFamily, text: string): string | null {
  const read = readContractAddress(text);
  if (read?.family !== family || read.address === null || read.hasWrongCapitals) return null;
  return read.address;
}

function found(family: AddressFamily, address: string): ContractAddress {
  return { family, address, hasWrongCapitals: false };
}

// EIP-55: a letter is a capital where the hash of the lower-case address has a digit above 7.
function withChecksum(hex: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(hex)));
  return [...hex]
    .map((letter, place) => ((hash[place] ?? '0') > '7' ? letter.toUpperCase() : letter))
    .join('');
}

function isTron(text: string): boolean {
  try {
    const bytes = base58check.decode(text);
    return bytes.length === 21 && bytes[0] === TRON_PREFIX;
  } catch {
    return false;
  }
}

function isSolana(text: string): boolean {
  return SOLANA.test(text) && base58.decode(text).length === KEY_BYTES;
}

const POLKADOT = 0;
const TWO_BYTES_FROM = 64;

// An account has one address a network, which differ by their prefix: https://docs.polkadot.com/reference/parachains/accounts/
function readSs58(text: string): string | null {
  const bytes = base58.decode(text);
  const prefixBytes = (bytes[0] ?? 0) < TWO_BYTES_FROM ? 1 : 2;
  const payload = bytes.subarray(0, -2);
  if (payload.length !== prefixBytes + KEY_BYTES || withSs58Sum(payload) !== text) return null;
  return withSs58Sum(Uint8Array.of(POLKADOT, ...payload.subarray(prefixBytes)));
}

function withSs58Sum(payload: Uint8Array): string {
  const sum = blake2b(Uint8Array.of(...utf8ToBytes('SS58PRE'), ...payload));
  return base58.encode(Uint8Array.of(...payload, ...sum.subarray(0, 2)));
}

// A tag, the workchain, the account and its checksum: https://docs.ton.org/foundations/addresses/formats
const BOUNCEABLE = 0x11;
const TEST_ONLY = 0x80;

function readFriendly(text: string): ContractAddress | MistypedAddress | null {
  const bytes = base64urlnopad.decode(text.replaceAll('+', '-').replaceAll('/', '_'));
  const [tag = 0, workchain = 0] = bytes;
  const account = bytes.subarray(2, 34);
  if (withCrc(bytes.subarray(0, 34)).join() !== bytes.join()) {
    return isSolana(text) ? found('solana', text) : { family: 'ton', address: null };
  }
  if (tag & TEST_ONLY) return null;
  return found('ton', friendly(workchain, account));
}

function friendly(workchain: number, account: Uint8Array): string {
  return base64urlnopad.encode(withCrc(Uint8Array.of(BOUNCEABLE, workchain, ...account)));
}

function withCrc(bytes: Uint8Array): Uint8Array {
  const crc = crc16(bytes);
  return Uint8Array.of(...bytes, crc >> 8, crc & 0xff);
}

// CRC-16/XMODEM.
function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc;
}
