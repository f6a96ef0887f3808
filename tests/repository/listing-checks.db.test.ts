import { describe, expect, test } from 'vitest';
import { listings } from '#db/schema.ts';
import { KINDS } from '#domain/listing/kind.ts';
import { appliesTo, COIN_ONLY_FIELDS, FIELDS, LINK_FIELDS } from '#domain/listing/plain-field.ts';
import { sharedDatabase } from '#tests/rig/database.ts';

const { db } = await sharedDatabase();

/** Inserts a listing without the checks of the program and returns the name of the constraint that refuses it. */
async function refusalOf(kind: 'coin' | 'exchange', changes: object): Promise<unknown> {
  const moment = new Date('2026-01-01T00:00:00.000Z');
  const row = { kind, id: 'a-row', search: '', nameKey: '', createdAt: moment, updatedAt: moment };
  const inserted = db.insert(listings).values({ ...row, ...changes });
  const error: Error & { cause?: { constraint_name?: string } } = await inserted.then(
    () => new Error('the row was accepted'),
    (reason) => reason,
  );
  return error.cause?.constraint_name ?? error.message;
}

// A check of the database names its columns by hand: a new field is easily forgotten there.
describe('the database refuses', () => {
  const untraded = KINDS.filter((kind) => !appliesTo(kind, { ...FIELDS.rank }));

  test.each(untraded.flatMap((kind) => COIN_ONLY_FIELDS.map((name) => [name, kind] as const)))(
    'the %s of a listing of kind %s',
    async (name, kind) => {
      const value = listings[name].dataType === 'number' ? 1 : 'x';
      expect(await refusalOf(kind, { [name]: value })).toBe('listings_coin_only');
    },
  );

  // Handles have a check of their own.
  test.each(LINK_FIELDS.filter((name) => name !== 'twitter'))(
    'an address of the field %s that is not on the web',
    async (name) => {
      for (const address of ['javascript:alert(1)', ' javascript:x', 'data:text/html,x', '/x']) {
        expect(await refusalOf('coin', { [name]: address }), address).toBe('listings_urls');
      }
    },
  );
});
