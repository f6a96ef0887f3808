import { expect, test } from 'vitest';
import { findListing } from '#domain/listing/find.ts';
import { listIncompleteDepartures } from '#domain/listing/summary/incomplete-departures.ts';
import { verifyLedger } from '#domain/listing/verify-ledger.ts';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import { judgeRulings } from '#domain/ruling/judgement.ts';
import { listEntries } from '#domain/ruling/ledger/read-ledger.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newContent, newListing } from '#tests/samples/listings.ts';
import { type Content, createListing, editListing } from './edit.ts';
import { listChanges } from './history.ts';
import { restoreState } from './restore.ts';
import { addRecorded } from './save.ts';

const { db } = await sharedDatabase();

const by = 'editor@example.com';
const method = CURRENT_METHOD.version;

const entriesOf = (id: string) => listEntries(db, { of: { kind: 'coin', id }, limit: 10 });
const rulingsOf = async (id: string) => (await findListing(db, 'coin', id))?.rulings;
const edit = (id: string, content: Content, version: number) =>
  editListing(db, 'coin', id, content, { version, by });

test('a verdict of the form without findings is a departure of the current version, which lacks every part', async () => {
  const content = newContent({ name: 'Plain' });
  const { id } = await createListing(db, 'coin', content, { key: 'plain', by });
  const [entry] = await entriesOf(id);
  expect(entry?.after).toMatchObject({ method, verdict: 'halal', findings: {} });
  const departure = { scope: 'spot', direction: 'nothing', version: method } as const;
  const judgement = judgeRulings('coin', 'spot', (await rulingsOf(id)) ?? {});
  expect(judgement).toMatchObject({ departures: [departure], row: 'unanswered' });
  const waiting = await listIncompleteDepartures(db, [{ kind: 'coin', id, ...departure }]);
  expect(waiting.map(({ lacks }) => lacks)).toEqual([CURRENT_METHOD.departureNeeds]);
});

test('a change of the verdict in the form moves an unfounded one to the current version, other fields do not', async () => {
  const listing = newListing({ id: 'of-before', texts: { en: { reason: 'It is sound.' } } });
  const { id, rulings } = listing;
  await db.transaction((tx) => addRecorded(tx, listing, { what: 'imported', by }));
  await edit(id, { ...listing, country: 'Oman' }, 1);
  expect(await rulingsOf(id)).toEqual(rulings);
  await edit(id, { ...listing, category: 'haram' }, 2);
  const [changed, first] = await entriesOf(id);
  expect(first?.after).not.toHaveProperty('method');
  const after = { method, verdict: 'haram', findings: {} };
  expect(changed).toMatchObject({ before: first?.after, after, changed: ['verdict', 'method'] });
  const [change] = await listChanges(db, 'coin', id, { limit: 1 });
  await restoreState(db, change?.id ?? 0, { version: 3, by });
  expect(await rulingsOf(id)).toEqual(rulings);
});

test('the ledger of such verdicts is intact', async () => {
  const { entries, problems } = await verifyLedger(db);
  expect([entries, problems]).toEqual([4, []]);
});
