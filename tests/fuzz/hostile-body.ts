import fc from 'fast-check';
import { formOfRuling } from '#app/editing/ruling/begin-ruling.ts';
import { FORM_FIELDS, MARK_FIELDS } from '#domain/listing/form/listing-input.ts';
import { formFields } from '#tests/samples/rulings.ts';
import { hostileText, percentEncoded } from './hostile-text.ts';
import { utf8Bytes } from './wire-request.ts';

interface Body {
  type: string;
  body: string;
}

type Entry = [name: string, value: string];

const BOUNDARY = 'fuzz-boundary';
const RULING = formFields({
  ...formOfRuling(
    { verdict: 'haram', grounds: null },
    { criteria: ['riba'], reviewer: 'Somebody', today: '2026-11-21' },
  ),
  departure: { en: 'It is plain.', ar: 'الأمر واضح.' },
  why: { en: 'It was found out.', ar: 'تبيَّن ذلك.' },
});
const SOUNDNESS = formFields({
  works: {
    answer: 'yes',
    note: { en: 'It works.', ar: 'تعمل.' },
    evidence: [{ url: 'https://paper.example', title: 'Paper', quote: 'It works.' }],
  },
});
const OFFERS = formFields({
  main: 'futures',
  futures: {
    offered: 'no',
    evidence: [{ url: 'https://paper.example', title: 'Paper', quote: 'It has none.' }],
  },
});
const TEXT = 'It has a use of its own in payment and pays no interest.';

/** Valid fields of all forms at once: a form ignores the fields of others. */
const FILLED: Record<string, string> = {
  ...RULING,
  ...SOUNDNESS,
  ...OFFERS,
  ...Object.fromEntries([...FORM_FIELDS, ...MARK_FIELDS].map((field) => [field, ''])),
  'en.name': 'Fuzzed',
  'en.description': TEXT,
  'en.reason': TEXT,
  'ar.reason': 'سبب',
  symbol: 'FUZ',
  rating: '3',
  image: '/logos/bitcoin.svg',
  category: 'haram',
  version: '1',
  key: '00000000-0000-4000-8000-000000000000',
  'confirmed.ar.reason': 'on',
  'why.en': TEXT,
  'why.ar': 'سبب',
  description: TEXT,
  pros: 'One',
  cons: 'Two',
  reason: TEXT,
  email: 'somebody@example.com',
  password: 'a long password',
  otp: '123456',
  next: '/admin',
};
const UNKNOWN = [
  'id',
  'kind',
  'createdAt',
  '__proto__',
  'constructor',
  'en',
  'en.name.x',
  'en[name]',
  'positions[4294967294].url',
  'criteria.constructor.finding',
  '__intent__',
  '',
];
const FILES = ['file', 'image-file', 'image', 'en.name', 'version'];
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1');
const PICTURES = [
  PNG,
  PNG.slice(0, 40),
  '<svg onload="alert(1)"/>',
  'GIF89a\x01',
  '',
  '\xff\xd8\xff',
];

const entry: fc.Arbitrary<Entry> = fc.tuple(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...Object.keys(FILLED)) },
    { weight: 1, arbitrary: fc.constantFrom(...UNKNOWN) },
    { weight: 1, arbitrary: hostileText },
  ),
  hostileText,
);

/** Valid fields with a few hostile ones; sometimes fields are missing, doubled or unknown. */
const entries: fc.Arbitrary<Entry[]> = fc
  .record({
    changed: fc.array(entry, { maxLength: 4 }),
    missing: fc.oneof(
      { weight: 4, arbitrary: fc.constant<string[]>([]) },
      { weight: 1, arbitrary: fc.subarray(Object.keys(FILLED)) },
    ),
    version: fc.integer({ min: 0, max: 6 }).map(String),
    key: fc.option(fc.uuid(), { nil: FILLED.key }),
    isDoubled: fc.boolean(),
  })
  .map(({ changed, missing, version, key, isDoubled }) => {
    const replaced = new Set([...missing, ...(isDoubled ? [] : changed.map(([name]) => name))]);
    const filled = Object.entries({ ...FILLED, version, key: key ?? '' });
    return [...filled.filter(([name]) => !replaced.has(name)), ...changed];
  });

const urlencoded: fc.Arbitrary<Body> = entries.map((fields) => ({
  type: 'application/x-www-form-urlencoded',
  body: fields.map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`).join('&'),
}));

const multipart: fc.Arbitrary<Body> = fc
  .record({
    fields: entries,
    file: fc.tuple(fc.constantFrom(...FILES), hostileText, fc.constantFrom(...PICTURES)),
    hasFile: fc.boolean(),
    type: fc.constantFrom(
      `multipart/form-data; boundary=${BOUNDARY}`,
      `multipart/form-data; boundary=${BOUNDARY}`,
      'multipart/form-data',
      'multipart/form-data; boundary=another',
    ),
    cut: fc.option(fc.integer({ min: 0, max: 3_000 }), { nil: null, freq: 8 }),
  })
  .map(({ fields, file: [name, filename, bytes], hasFile, type, cut }) => {
    const parts = fields.map(([field, value]) =>
      partOf(`name="${quoted(field)}"`, utf8Bytes(value)),
    );
    const disposition = `name="${name}"; filename="${quoted(filename)}"\r\nContent-Type: image/png`;
    if (hasFile) parts.push(partOf(disposition, bytes));
    const body = `${parts.join('')}--${BOUNDARY}--\r\n`;
    return { type, body: cut === null ? body : body.slice(0, cut) };
  });

const member = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, [], {}, 1e308, -0, true, ['123456']) },
);
const json: fc.Arbitrary<Body> = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc
        .record(
          { email: member, password: member, otp: member, verified: member },
          { requiredKeys: [] },
        )
        .map((body) => JSON.stringify(body)),
    },
    { weight: 1, arbitrary: fc.json() },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '['.repeat(20_000),
        `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
        '{"__proto__":{"polluted":1},"email":"a@b.co","password":"x"}',
        '{"email":"\\ud800@b.co","password":"\\ud800"}',
        '{"email":1e999}',
        '\xef\xbb\xbf{}',
        `{"email":"${'a'.repeat(110_000)}"}`,
      ),
    },
    { weight: 1, arbitrary: hostileText },
  )
  .map((text) => ({ type: 'application/json', body: utf8Bytes(text) }));

/** A body: an urlencoded or multipart form, JSON or nothing; sometimes with the content type of another. */
export const hostileBody: fc.Arbitrary<Body> = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: urlencoded },
      { weight: 3, arbitrary: multipart },
      { weight: 2, arbitrary: json },
      { weight: 1, arbitrary: fc.constant({ type: '', body: '' }) },
    ),
    fc.oneof(
      { weight: 15, arbitrary: fc.constant(null) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          ...['text/plain', 'application/json', 'multipart/form-data; boundary="', ';', 'x'],
          ...[
            'application/x-www-form-urlencoded; charset=utf-7',
            `multipart/form-data; boundary=${BOUNDARY}`,
          ],
        ),
      },
    ),
  )
  .map(([body, type]) => ({ ...body, type: type ?? body.type }));

function partOf(disposition: string, body: string): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${body}\r\n`;
}

function quoted(text: string): string {
  return utf8Bytes(text.replaceAll('"', '%22').replaceAll(/[\r\n]/g, ' '));
}
