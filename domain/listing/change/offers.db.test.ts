import { expect, test } from 'vitest';
import { type Offers, offersSchema } from '#domain/ruling/offers.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { newGrounds, newRuling, PASS } from '#tests/samples/rulings.ts';
import { findListing, findListings } from '../find.ts';
import { countListings } from '../list/list.ts';
import { editListing, editParts } from './edit.ts';
import { listChanges } from './history.ts';
import { addUnrecorded } from './save.ts';

const { db } = await sharedDatabase();
const { evidence } = PASS;
const by = 'editor@example.com';
const CLOSED: Offers = offersSchema.parse({
  spot: { offered: 'no', evidence },
  futures: { offered: 'no', isMain: true, evidence },
});

test('the category follows what an exchange offers, in the database as in the program', async () => {
  const futures = newRuling({ verdict: 'haram', grounds: newGrounds({ criteria: {} }) });
  const exchange = newListing({
    kind: 'exchange',
    id: 'perps',
    category: 'questionable',
    rulings: { futures },
  });
  await addUnrecorded(db, [exchange]);
  const edit = (version: number) => ({ version, by });
  expect(await editParts(db, 'exchange', 'perps', { offers: CLOSED }, edit(1))).toMatchObject({
    outcome: 'saved',
    listing: { category: 'haram', offers: CLOSED },
  });
  const [listed] = await findListings(db, 'exchange', ['perps']);
  expect(listed).toMatchObject({
    category: 'haram',
    offers: { spot: { offered: 'no' }, futures: { offered: 'no', isMain: true } },
  });
  expect(JSON.stringify(listed?.offers)).not.toContain('evidence');
  expect(await countListings(db, 'exchange', { category: 'haram' })).toBe(1);

  // The form of a listing has the category, but not the ruling of a main product.
  const { kind, id, ruledAt, readReason, createdAt, updatedAt, ...rest } = exchange;
  const { doubts, rulings, offers, soundness, ...content } = rest;
  const typed = { ...content, category: 'halal' as const, country: 'Qatar' };
  await editListing(db, 'exchange', 'perps', typed, edit(2));
  const edited = await findListing(db, 'exchange', 'perps');
  expect(edited).toMatchObject({ country: 'Qatar', category: 'haram' });
  expect(edited?.rulings.spot?.verdict).toBe('questionable');

  const open = { ...CLOSED, spot: { offered: 'yes' as const, evidence } };
  await editParts(db, 'exchange', 'perps', { offers: open }, edit(3));
  expect(await findListing(db, 'exchange', 'perps')).toMatchObject({ category: 'questionable' });
  const changes = await listChanges(db, 'exchange', 'perps', { limit: 3 });
  expect(changes.map(({ after }) => after?.category)).toEqual(['questionable', 'haram', 'haram']);
});
