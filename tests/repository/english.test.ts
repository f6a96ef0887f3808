import { describe, expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import { COUNTRIES } from '#domain/country/countries.ts';
import { readStarterPositions, readStarters } from '#domain/listing/transfer/starter.ts';
import { codeMail } from '#domain/mail/code-mail.ts';
import { METHODS } from '#domain/method/method.ts';
import { methodView } from '#domain/ruling/method-view.ts';
import { openApiDocument } from '#http/api/openapi.ts';
import { everyText } from '#tests/samples/every-text.ts';

// Habits of translated English, see docs/writing-en.md. Quotes and titles are the sources' own words and are not read.

const starters = [...(await readStarters('coin')), ...(await readStarters('exchange'))];
const positions = await readStarterPositions();
const listings = starters.map(({ current }) => current);
// Exact in the requirements.
const EXACT = ['exchanges.notFoundText'];
const texts = [
  ...everyText(en),
  ...listed(),
  ...ruled(),
  ...method(),
  ...mail(),
  ...described(openApiDocument('https://tabayyan.example')),
  ...law(),
  ...stated(),
].filter(([at]) => !EXACT.includes(at));

test('the tests find texts', () => {
  expect(texts.length).toBeGreaterThan(2000);
});

test('a description of the API with quotation marks and lines is read whole', () => {
  const description = 'An "id"\nof a coin.';
  expect(described({ get: { description, example: null } })).toEqual([
    ['api.get.description', description],
  ]);
});

describe('no English text', () => {
  test.each([
    ['begins a clause with whoever', /\bwhoever\b/i, 'Whoever keeps it'],
    [
      'says “by its …” for “according to”',
      /\bBy (?:its|the|an?) (?:site|contract|documentation|audit|policy|terms)\b/,
      'By its site it is',
    ],
    [
      'says “is no …” for “is not a …”',
      /\b(?:this|that|it) (?:is|was) no (?!longer|more|less|better|vote)/i,
      'This is no address.',
    ],
    [
      'says that something “stands” somewhere',
      /\bstands? (?:below|above|beside|there|here|in (?:front|the))\b/,
      'How it differs stands below',
    ],
    ['says “anybody” or “somebody”', /\b(?:any|some)body\b/i, 'Anybody can have an account.'],
    [
      'says “all the same” or “where no more is known”',
      /\ball the same\b|\bwhere no(?:ne| more)? (?:is|are)\b/,
      'Whose the address is all the same.',
    ],
    [
      'begins a description with a preposition or a relative',
      /^(?:Of|Whose) (?:an?|the|its?|what)\b/m,
      'The day.\nOf the quote.',
    ],
    [
      'says “unasked” for “by default”, or “whose the … is” for “who owns”',
      /\bunasked\b|\bwhose the \w+ (?:is|are)\b/,
      'did not say whose the coins are',
    ],
    [
      'begins with “Read:”, which reads as an order',
      /^Read: /m,
      'Few fees\nRead: the pages on fees.',
    ],
    ['doubles a sign or writes euros in words', /\$\$|\bmillion euros\b/, '$$3.8 million'],
    [
      'says “keeper” for “custodian”, or “machine-made” for “automated”',
      /\bkeepers?\b|\bmachine-made\b/,
      'The pool of a keeper',
    ],
    [
      'joins days with a hyphen',
      /\d-\d{1,2} (?:Jan|Feb|Mar|Apr|May|Ju[nl]|Aug|Sep|Oct|Nov|Dec)/,
      'Dubai, 4-6 November 2019',
    ],
    [
      'says “lives on” of money, or “goes by” of a procedure',
      /\b(?:live|lives|living) on (?!the|a )|\bgo(?:es)? by a\b/,
      'Does the coin live on wagers?',
    ],
    ['says “names no”', /\bnames? no\b/, 'The passage names no loan'],
    ['says “is called so”', /\bcalled (?:so|that)\b/, 'Nothing is called so.'],
    ['says “anew” or “reckoned”', /\b(?:anew|reckoned)\b/, 'reviewed anew'],
    [
      'puts the verdict before its noun',
      /\bverdict (?:halal|haram|questionable)\b/,
      'The verdict halal rests',
    ],
    ['makes “news” a plural', /\bnews are\b/, 'What the news are about'],
    [
      'says “changes of” for “changes to”',
      /\bchanges of (?:rulings|the (?:method|list))\b/i,
      'Changes of rulings',
    ],
    ['says “on the spot” for “at spot”', /\bon the spot\b/, 'sells coins on the spot'],
    [
      'calls a validator or holder “he”',
      /\b(?:validator|holder|keeper|customer|owner|buyer|lender)\b[^.?]{0,30}\b(?:he|his|him)\b/,
      'a validator, where he fails',
    ],
    ['uses a straight apostrophe or quotation mark', /(?<=\p{L})'|'(?=\p{L})|"/u, "Gemini's Earn"],
    [
      'writes an amount of dollars in words',
      /\d (?:(?:million|billion|trillion) )?dollars\b/,
      'fined 37 million dollars',
    ],
    ['writes “per cent” for “%”', /\bper cent\b/, 'at most 5 per cent'],
    [
      'lets a criterion pass or fail without saying that it is a test',
      /\b(?:maysir|riba|gharar|purpose|utility|income|custody|settlement|legitimacy|backing|redemption)\b(?: now| therefore| both| all)? (?:pass(?:es)?|fails?)\b/i,
      'So purpose and maysir pass',
    ],
    [
      'calls something outside “the core”',
      /\b(?:outside|in) the core\b(?! (?:questions|criteria))/,
      'is weighed outside the core',
    ],
    [
      'excuses a use by saying that it does not count',
      /\b(?:does|do) not count(?: here)?[.,;:]|\bno longer counts?\b|\bnot counted\b(?! against)/,
      'A lottery does not count.',
    ],
    [
      'leaves who read or compared something unnamed',
      /\b(?:compared|read) by a reader\b|\ba reader’s\b|\ba reader of the\b/i,
      'as compared by a reader in 2023',
    ],
    ['spells American', /\b(?:\w{3,}iz(?:e[sd]?|ing|ations?)|colors?|favors?)\b/, 'to authorize'],
  ])('%s', (_, pattern, wrong) => {
    expect(wrong).toMatch(pattern);
    expect(texts.filter(([, text]) => pattern.test(text))).toEqual([]);
  });
});

function listed() {
  return starters.flatMap(({ current: { id, texts, soundness }, why }) =>
    [
      ...Object.entries(texts.en ?? {}).filter(([field]) => field !== 'name'),
      ...Object.entries(soundness ?? {}).map(([field, answer]) => [field, answer?.note?.en]),
      ['why', why?.en],
    ].map(([field, text]) => [`${id}.${field}`, text ?? ''] as const),
  );
}

function ruled() {
  return listings.flatMap(({ id, rulings }) =>
    Object.entries(rulings).flatMap(([scope, { grounds }]) => [
      [`${id}.${scope}.asset`, grounds?.asset?.why.en ?? ''] as const,
      ...Object.entries(grounds?.criteria ?? {}).map(
        ([criterion, { note }]) => [`${id}.${scope}.${criterion}`, note?.en ?? ''] as const,
      ),
    ]),
  );
}

function method() {
  const everyVersion = METHODS.map(({ criteria, introduction, verdictText, limits }) => ({
    criteria,
    introduction,
    verdictText,
    limits,
  }));
  const found = [...everyText({ method: methodView('en') }), ...everyText({ everyVersion })];
  return found.filter(([at]) => !at.endsWith('.ar'));
}

// Descriptions of the API for developers.
function described(document: object) {
  return [...everyText({ api: document })].filter(([at]) => /\.(?:description|summary)$/.test(at));
}

function law() {
  return COUNTRIES.flatMap(({ code, law: text, regulators, regulatorsNote, decisions, quotes }) =>
    [
      text,
      ...regulators,
      regulatorsNote,
      ...decisions,
      ...quotes.map(({ speaker }) => speaker),
    ].map((found, place) => [`country.${code}.${place}`, found?.en ?? ''] as const),
  );
}

function stated() {
  return positions.flatMap(({ id, body, person, note }) =>
    [body, person, note].map(
      (found, place) => [`position.${id}.${place}`, found?.en ?? ''] as const,
    ),
  );
}

function mail() {
  const asked = { to: 'editor@example.com', code: '012345', origin: 'https://tabayyan.example' };
  return [['mail', codeMail({ ...asked, minutes: 10 }).text] as const];
}
