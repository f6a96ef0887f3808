import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { type Services, services } from '#app/context/services.server.ts';
import { editor } from '#app/session/guard.server.ts';
import type { Database } from '#db/client.ts';
import { deleteListing, editTexts } from '#domain/listing/change/edit.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { NO_TEXTS } from '#domain/listing/listing.ts';
import { cacheIdentifiers } from '#domain/look-alike/identifier-cache.ts';
import { sharedDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { saveTranslations } from './translations.server.ts';
import type { TranslationsOutcome } from './translations-form.tsx';

const { db } = await sharedDatabase();

const TEXTS = { en: { reason: 'It is sound, as far as we know.' } };

describe('translations', () => {
  test('of a listing that was deleted meanwhile come back as they were typed', async () => {
    const id = await coin('deleted');
    await deleteListing(db, 'coin', id, { version: 1, by: 'x' });
    const response = await send(id, { 'ar.name': 'عملة' });
    expect(response.status).toBe(404);
    expect(response.data).toMatchObject({
      outcome: 'gone',
      result: { initialValue: { ar: { name: 'عملة' } } },
    });
  });

  test('come back as they were typed while the database fails', async () => {
    const broken = () => {
      throw new Error('broken');
    };
    const failing = { select: broken } as unknown as Database;
    const response = await send('any', { 'ar.name': 'عملة' }, failing);
    expect(response.status).toBe(500);
    expect(response.data).toMatchObject({
      outcome: 'failed',
      result: { initialValue: { ar: { name: 'عملة' } } },
    });
  });

  test('are checked against the version they were made from', async () => {
    const id = await coin('stale');
    const described = { ...TEXTS.en, name: 'Stale', description: 'A coin.' };
    const texts = { en: { ...NO_TEXTS, ...described } };
    await editTexts(db, 'coin', id, texts, { version: 1, by: 'x', origins: {} });
    const typed = { 'en.name': 'Stale', 'en.reason': TEXTS.en.reason, 'ar.name': 'قديمة' };
    const response = await send(id, typed);
    expect(response.status).toBe(409);
    expect(response.data).toMatchObject({ outcome: 'conflict', conflict: { by: 'x' } });
  });
});

async function coin(id: string): Promise<string> {
  await addUnrecorded(db, [newListing({ id, name: 'Stale', texts: TEXTS })]);
  return id;
}

async function send(id: string, typed: Record<string, string>, on: Database = db) {
  const form = new FormData();
  for (const [name, text] of Object.entries({ version: '1', ...typed })) form.set(name, text);
  const provided = {
    db: on,
    identifiers: cacheIdentifiers(on, { onChange: () => {}, isListening: () => true }),
    log: { error: () => {} },
  } as unknown as Services;
  const context = new RouterContextProvider();
  context.set(services, provided);
  context.set(editor, { accountId: '1', email: 'y', isAdmin: true });
  const url = new URL(`https://tabayyan.example/admin/coins/translations/${id}`);
  const request = new Request(url, { method: 'POST', body: form });
  const saved = await saveTranslations('coin', { request, url, params: { id }, context });
  if (saved instanceof Response) throw saved;
  const { data, init } = saved as { data: TranslationsOutcome; init: ResponseInit | null };
  return { data, status: init?.status };
}
