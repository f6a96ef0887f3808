import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Services, services } from '#app/context/services.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { removeRuling } from './remove-ruling.server.ts';

const { db } = await sharedDatabase();

test('a stale form comes back as it was typed while the other editor’s version cannot be read', async () => {
  await addUnrecorded(db, [newListing({ id: 'unread' })]);
  const positions = { get: () => Promise.reject(new Error('broken')) };
  const context = new RouterContextProvider();
  context.set(services, { db, positions, log: { error: () => {} } } as unknown as Services);
  context.set(editor, { accountId: '1', email: 'editor@example.com', isAdmin: true });
  const body = new FormData();
  const typed = { version: '0', 'why.en': 'It has ended.', 'why.ar': 'انتهى.' };
  for (const [name, text] of Object.entries(typed)) body.set(name, text);
  const request = new Request('https://tabayyan.example/', { method: 'POST', body });
  const params = { id: 'unread', scope: 'staking' };
  const response = await removeRuling('coin', { request, params, context });
  expect(response).toMatchObject({
    init: { status: 500 },
    data: { outcome: 'failed', result: { initialValue: { why: { en: 'It has ended.' } } } },
  });
});
