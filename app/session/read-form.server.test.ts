import { expect, test } from 'vitest';
import { readForm, readFormOrNull } from './read-form.server.ts';

function posted(body: string, type = 'application/x-www-form-urlencoded'): Request {
  const headers = { 'Content-Type': type };
  return new Request('http://localhost/', { method: 'POST', headers, body });
}

test('a posted form is read', async () => {
  const form = await readForm(posted('rows[0].quote=One&rows[999].quote=Two'));
  expect([...form.values()]).toEqual(['One', 'Two']);
});

test('lines end as they were typed', async () => {
  const form = await readForm(posted('quote=One%0D%0Atwo%0D%0A%0D%0Athree'));
  expect(form.get('quote')).toBe('One\ntwo\n\nthree');
});

test.each([
  ['not a form', posted('{}', 'application/json')],
  ['no body', posted('', 'multipart/form-data')],
  ['an index that would make a huge list', posted('rows[4294967294]=')],
  ['such an index in a row', posted('rows[0].links[1000].url=')],
])('%s is refused', async (_, request) => {
  expect(await readFormOrNull(request.clone())).toBeNull();
  await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } });
});
