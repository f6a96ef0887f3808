import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Services, services } from '#app/context/services.server.ts';
import { soundnessPart } from '#app/editing/soundness/soundness-part.server.ts';
import { editor } from '#app/session/guard.server.ts';
import { savePart } from './part.server.ts';

test('a part comes back as it was typed while the listing cannot be read', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  const context = new RouterContextProvider();
  context.set(services, {
    db: { select: broken, transaction: broken },
    log: { error: () => {} },
  } as unknown as Services);
  context.set(editor, { accountId: '1', email: 'editor@example.com', isAdmin: true });
  const form = new FormData();
  form.set('version', '1');
  form.set('works.note.en', 'Typed');
  const url = new URL('https://tabayyan.example/admin/coins/edit/any/soundness');
  const request = new Request(url, { method: 'POST', body: form });
  const response = await savePart(soundnessPart, { request, params: { id: 'any' }, url, context });
  expect(response).toMatchObject({
    init: { status: 500 },
    data: { outcome: 'failed', result: { initialValue: { works: { note: { en: 'Typed' } } } } },
  });
});
