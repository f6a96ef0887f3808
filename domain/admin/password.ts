import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { MAX_HASHED_LENGTH } from './credential-lengths.ts';

const derive = promisify(argon2);

// One of Node's four threads stays free for files and DNS. A queue of 40 takes seconds. Known browsers have a queue of
// their own, which nobody else can fill.
const hashing = { anybody: bulkhead(2, 40), known: bulkhead(1, 20) };

/** The queue of passwords to hash is full. */
export class TooManyPasswords extends Error {}

// OWASP's advice of 2024 for Argon2id: 19 MiB, two passes, one lane.
const COST = { memoryKibibytes: 19_456, passes: 2, lanes: 1 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** The password as Argon2id in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await argon2id(password, salt, COST, 'anybody');
  const { memoryKibibytes: m, passes: t, lanes: p } = COST;
  return `$argon2id$v=19$m=${m},t=${t},p=${p}$${unpadded(salt)}$${unpadded(key)}`;
}

/** Whether `password` matches `hash`; without a hash it takes as long and is false. Throws TooManyPasswords. */
export async function isPassword(
  password: string,
  hash: string | null,
  queue: keyof typeof hashing = 'anybody',
): Promise<boolean> {
  const [, m, t, p, salt, key] = PHC.exec(hash ?? (await decoyHash)) ?? [];
  if (!salt || !key) throw new Error('not an Argon2id hash');
  const cost = { memoryKibibytes: Number(m), passes: Number(t), lanes: Number(p) };
  const isTooLong = password.length > MAX_HASHED_LENGTH;
  const derived = await argon2id(
    isTooLong ? '' : password,
    Buffer.from(salt, 'base64'),
    cost,
    queue,
  );
  return timingSafeEqual(derived, Buffer.from(key, 'base64')) && hash !== null && !isTooLong;
}

const decoyHash = hashPassword(randomBytes(16).toString('hex'));

async function argon2id(
  password: string,
  salt: Buffer,
  cost: typeof COST,
  queue: keyof typeof hashing,
): Promise<Buffer> {
  const options = {
    // Keyboards compose accents differently.
    message: Buffer.from(password.normalize('NFC')),
    nonce: salt,
    memory: cost.memoryKibibytes,
    passes: cost.passes,
    parallelism: cost.lanes,
    tagLength: KEY_BYTES,
  };
  try {
    return await hashing[queue].execute(() => derive('argon2id', options));
  } catch (error) {
    if (error instanceof BulkheadRejectedError) throw new TooManyPasswords();
    throw error;
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
