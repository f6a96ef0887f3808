import { expect, test } from 'vitest';
import { answerOne } from '#domain/api/responses.ts';
import { editParts } from '#domain/listing/change/edit.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { parseDocument, toStored } from '#domain/listing/document.ts';
import { changedFields } from '#domain/listing/field.ts';
import { findListing } from '#domain/listing/find.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { EVIDENCE } from '#tests/samples/rulings.ts';
import { termsSchema } from './terms.ts';

const { db } = await sharedDatabase();
const terms = termsSchema.parse({
  spotFee: { maker: 0.1, taker: 0.2, evidence: [EVIDENCE] },
  reserves: { auditor: 'An auditor', tellsLiabilities: true, evidence: [EVIDENCE] },
});

test('fees and availability are saved, exported, compared and answered by the API', async () => {
  await addUnrecorded(db, [newListing({ kind: 'exchange', id: 'one' })]);
  const before = await findListing(db, 'exchange', 'one');
  const edit = { version: 1, by: 'editor@example.com' };
  expect(await editParts(db, 'exchange', 'one', { terms }, edit)).toMatchObject({
    outcome: 'saved',
  });
  const after = await findListing(db, 'exchange', 'one');
  expect(after?.terms).toEqual(terms);
  if (!before || !after) throw new Error('the listing is missing');
  expect(changedFields(before, after).map(({ name }) => name)).toEqual(['terms']);
  const exported = JSON.parse(JSON.stringify(toStored(after)));
  expect(parseDocument('exchange', exported).terms).toEqual(terms);
  expect(() => parseDocument('coin', exported)).toThrow();
  const market = { get: async () => null } as unknown as Parameters<typeof answerOne>[0]['market'];
  expect(
    await answerOne({ db, market, positions: { get: async () => [] } }, 'exchange', 'one'),
  ).toMatchObject({
    terms: { spotFee: terms.spotFee, deposits: null, refused: null, reserves: terms.reserves },
  });
});
