import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ar } from '#app/i18n/text.ar.ts';
import { COUNTRIES } from '#domain/country/countries.ts';
import { readStarterPositions, readStarters } from '#domain/listing/transfer/starter.ts';
import { codeMail } from '#domain/mail/code-mail.ts';
import { SAMPLES } from '#domain/news/samples.ts';
import { methodView } from '#domain/ruling/method-view.ts';
import { everyText } from '#tests/samples/every-text.ts';

const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
const [terms = [], notWritten = []] = glossary.split('\n## Not written').map(rowsOf);
const phrases = notWritten.flatMap(([not = '']) => not.split('، '));
const starters = [...(await readStarters('coin')), ...(await readStarters('exchange'))];
const starterPositions = await readStarterPositions();
const listings = starters.map(({ current }) => current);
const listed = new Map(listings.flatMap(({ id, texts }) => fieldsOf(id, texts.ar)));
/** Texts that pages show as they are; the percentages of the others are isolated there. */
const own = arabicOf([...everyText(ar), ...method(), ...samples(), ...mail()]);
const written = arabicOf([...listed, ...ruled(), ...explained(), ...positions(), ...laws()]);
const arabic = [...own, ...written];

test('the tests find texts', () => {
  expect(arabic.length).toBeGreaterThan(400);
  expect(terms.length).toBeGreaterThan(60);
  expect(phrases.length).toBeGreaterThan(30);
});

describe('the glossary', () => {
  test.each([0, 1])('has each term once (column %i)', (column) => {
    const words = terms.map((row) => row[column]);
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  });

  test.each([
    ['توكن…', 'يُدفع بالتوكنات'],
    ['البيتكوين', 'سعر البيتكوين.'],
    ['تم', 'وتمّ الإصدار'],
    ['قام ب…', 'قام بإصدارها'],
    ['الخاصة ب…', 'المحفظة الخاصة بك'],
    ['أجرا على', 'يراه قوم أجرًا على عمل'],
  ])('recognises «%s» in «%s»', (phrase, text) => {
    expect(phrases).toContain(phrase);
    expect(found(phrase, text)).toBe(true);
  });

  test.each([
    ['تم', 'يهتم بها ويتمّم'],
    ['البيتكوين', 'سعر بيتكوين'],
    ['كود', 'ركود السوق'],
  ])('does not take for «%s» what only looks like it: «%s»', (phrase, text) => {
    expect(found(phrase, text)).toBe(false);
  });

  test.each(phrases)('«%s» is nowhere in the Arabic texts', (phrase) => {
    expect(arabic.filter(([, text]) => found(phrase, text))).toEqual([]);
  });
});

describe('in every Arabic text', () => {
  test.each([
    ['a Latin comma, semicolon or question mark', /[;?]|,(?!\d{3})/, 'نعم, لا'],
    ['a straight or an English quotation mark', /["'`“”‘’]/, 'اسمها "داي"'],
    ['a quotation that is not closed', /«[^»]*(?:«|$)|^[^«]*»/, 'اسمها «داي'],
    ['a space too many', / {2}|^\s|\s$| [،؛؟.:!»)]|[«(] /, 'لا ، نعم'],
    ['a space too few', /[،؛؟](?![\s»)]|$)|[.:!](?=\p{Script=Arabic})/u, 'لا،نعم'],
    ['three dots for «…»', /\.{2}/, 'جارٍ التحميل...'],
    ['the two strokes behind the alif', /اً/, 'حالاً'],
    ['a stretched letter', /ـ/, 'عمـلة'],
    ['a digit or a mark of another script', /[٠-٩۰-۹٪٫٬]/, 'في ٢٠٢٦'],
    ['speculation under the name of mudaraba', /مضاربة(?! (?:ال)?سعرية)/, 'تغري بالمضاربة'],
    ['leverage of no one knows what', /رافعة(?! (?:ال)?مالية)/, 'عقود ذات رافعة'],
    ['a letter that leans on a digit', /(?<!\p{L})[وف]?[بكل]\d/u, 'ب26 تريليون'],
    // Between Latin letters and a digit a direction mark follows them, so that the number is read before the word.
    ['a number that a Latin word takes along', /[A-Za-z][\s)»]*[،؛:(][\s(«]*\d/, 'في USDC، 3 مرات'],
    [
      'a hamza where the alif only joins',
      /إ(?:ست(?!رات)|[خشحقرجك]ت|عت(?!اق)|[ضص]ط|زد)/,
      'الإقتراض',
    ],
    [
      'an alif without its hamza',
      /(?<!\p{L})[وفبل]?(?:الى|او|اذا|ايضا?|اكثر|اقل)(?!\p{L})/u,
      'عملة او رمز',
    ],
    [
      'a yā of relation that is not doubled',
      /(?<![\p{L}\p{M}])(?!و?(?:رأي|سعي|وعي|نفي|ثاني|كافي|خالي|تالي|عالي|باقي|جاري)ًا)[\p{L}\p{M}]*يًا(?!\p{L})/u,
      'شراءً فوريًا',
    ],
    ['a yā without its dots', /(?<!\p{L})[وف]?(?:فى|الذى|التى|هى)(?!\p{L})/u, 'فى السوق'],
  ])('there is not %s', (_, pattern, wrong) => {
    expect(wrong).toMatch(pattern);
    expect(arabic.filter(([, text]) => pattern.test(text))).toEqual([]);
  });

  test.each([
    ['3 مليون', 1],
    ['11 ملايين', 1],
    ['504 مليون', 1],
    ['2.1 مليار', 0],
    ['10 ملايين', 0],
    ['21 مليونًا', 0],
    ['119 ألف', 0],
  ])('thousands and millions agree with their number: «%s»', (words, wrong) => {
    expect(disagreeing(words)).toHaveLength(wrong);
    expect(arabic.flatMap(([, text]) => disagreeing(text))).toEqual([]);
  });
});

test('no percentage of the interface runs the wrong way', () => {
  const pattern = /%(?!\u2069)/;
  expect('نحو 44% منها').toMatch(pattern);
  expect(own.filter(([, text]) => pattern.test(text))).toEqual([]);
});

describe('no Arabic text of a listing or a country', () => {
  test.each([
    [
      'spells out the sign of a percentage',
      /\d\s*(?:في |ب)(?:ال)?م(?:ئة|ائة)/,
      'نحو 44 في المئة منها',
    ],
    ['isolates a percentage, which pages do', /[\u2066-\u2069]/, 'نحو \u206644%\u2069 منها'],
    [
      'excuses a use by saying that it does not count',
      /لا يُعتدّ|معتدًّا|لا (?:تُحسب|يُحسب) (?:هنا|رهانًا|مأخذًا)|(?:تُحسب|يُحسب)(?=[.؛،])|ولا يدخل في الحساب|والمعتبر/,
      'ورهانات عام 2019 لا تُحسب هنا.',
    ],
    [
      'puts something “outside the core”',
      /خارج (?:المعايير|الأسئلة) الأساسية/,
      'وثقل المجلس مبيَّن خارج المعايير الأساسية',
    ],
    [
      'says what a law or a contract allows in the jurists’ word',
      /(?<!\p{L})(?:لا|هل|لكن|عمّا|ما) يجوز(?!\p{L})/u,
      'لا يجوز لشركات دبي التعامل بها',
    ],
    [
      'leaves who read or compared something unnamed',
      /(?:مقارنة|وينبّه|ويذكر) قارئ|شروط قُرئت عام/,
      'وجدت مقارنة قارئ للشروط',
    ],
    [
      'calls a penalty a discount',
      /(?:لا|ولا) خصم على|خصمًا من (?:المبلغ|العملات|مبلغ)/,
      'لكن لا خصم على التقصير',
    ],
    ['makes a noun of those who stake', /محصِّص|يحصّص|تُحصَّص|محصَّص/, 'يصوّت المحصِّصون'],
    [
      'says what is covered by a bare “this”',
      /(?:ويخص|ويشمل) هذا (?!التصنيف)|\. وهذا في (?:الاحتفاظ|شرا)/,
      'ويخص هذا الاحتفاظ',
    ],
    ['leans on a fā’ after a colon', /: ف(?:ال|قد |في|لا |لم |ما |من|هي |إذا )/, 'الغرض: فالخطة'],
    [
      'calls those who made a coin its owners',
      /(?<!(?:يُعرف|أُعطي) )(?<!\p{L})ل?أصحابها?(?!\p{L})/u,
      'يقول أصحابها إنها للدفع',
    ],
    ['says anyone as a jurist does', /(?<!\p{L})(?:و?لكل|أي) أحد(?!\p{L})/u, 'لكل أحد أن يقترح'],
    [
      'doubles a pronoun',
      /(?:منها هي|منه هو|جوابه هو|رأيه هو|استعمالها هي)(?!\p{L})/u,
      'وهذا إثبات منها هي.',
    ],
    [
      'calls a date «اليوم», which reads “today”',
      /اليوم يوم|واليوم (?:يوم|مأخوذ|من موقع|ليس)/,
      'واليوم يوم نشرها في موقعه.',
    ],
    [
      'calls a coin’s supply “what exists”',
      /(?:وكان|يزيد) الموجود|والموجود نحو/,
      'وكان الموجود نحو مليار',
    ],
    [
      'gives a bare year',
      /(?<!\p{L})و?(?:في|منذ|من|حتى|بعد|نهاية|أوائل|أواخر) (?:19|20)\d\d(?!\d)/u,
      'يعمل منذ 2017',
    ],
    [
      'calls the right to vote a voice',
      /(?:رمز \S+|المملوك|المبيع) صوت|(?:عطي|منح|بدأ|إلا)(?: الرمز)? صوتًا/,
      'يعطي صوتًا في الإدارة',
    ],
  ])('%s', (_, pattern, wrong) => {
    expect(wrong).toMatch(pattern);
    expect(written.filter(([, text]) => pattern.test(text))).toEqual([]);
  });
});

// Feeds, the API and the ledger give reasons without the rest of the page.
test('no reason points to what is below it on the page', () => {
  const reasons = [...listed].filter(([at]) => at.includes('.reason.'));
  expect(reasons.length).toBeGreaterThan(60);
  expect(reasons.filter(([, text]) => text.includes('أدناه'))).toEqual([]);
});

test('staking is explained where a listing’s text first mentions it', () => {
  const mentions = [...listed]
    .filter(([at]) => /\.(?:description|reason)\.0$/.test(at))
    .flatMap(([at, text]) => (/تحصيص.*/.exec(text) ?? []).map((rest) => [at, rest] as const));
  expect(mentions.length).toBeGreaterThan(20);
  const explained = /^تحصيص(?:ها)? \((?:التخزين، )?Staking\)/;
  expect(mentions.filter(([, rest]) => !explained.test(rest))).toEqual([]);
});

/** The cells of the tables in a piece of Markdown, without their heads. */
function rowsOf(markdown: string): string[][] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function arabicOf(texts: (readonly [at: string, text: string])[]) {
  return texts.filter(([, text]) => /\p{Script=Arabic}/u.test(text));
}

// Names of listings may contain words that texts may not.
function fieldsOf(id: string, texts: Partial<Record<string, string | null>> | undefined) {
  const fields = Object.entries(texts ?? {}).filter(([field]) => field !== 'name');
  return fields.flatMap(([field, text]) =>
    (text ?? '').split('\n').map((line, place) => [`${id}.${field}.${place}`, line] as const),
  );
}

// Quotes are the sources' own words.
function laws() {
  return COUNTRIES.flatMap(({ code, law, decisions, regulators, regulatorsNote }) =>
    [law, ...decisions, ...regulators, ...(regulatorsNote ? [regulatorsNote] : [])].map(
      ({ ar }, place) => [`${code}.law.${place}`, ar] as const,
    ),
  );
}

// Titles and quotes are the sources' own words.
function ruled() {
  return listings.flatMap(({ id, rulings }) =>
    Object.entries(rulings).flatMap(([scope, { grounds }]) => [
      [`${id}.${scope}.asset`, grounds?.asset?.why.ar ?? ''] as const,
      [`${id}.${scope}.departure`, grounds?.departure?.ar ?? ''] as const,
      ...Object.entries(grounds?.criteria ?? {}).map(
        ([criterion, { note }]) => [`${id}.${scope}.${criterion}`, note?.ar ?? ''] as const,
      ),
      ...(grounds?.positions ?? []).map(({ who }) => [`${id}.${scope}.who`, who.ar] as const),
    ]),
  );
}

function explained() {
  return starters.flatMap(({ current: { id, soundness }, why }) => [
    [`${id}.why`, why?.ar ?? ''] as const,
    ...Object.entries(soundness ?? {}).map(
      ([question, answer]) => [`${id}.${question}`, answer?.note?.ar ?? ''] as const,
    ),
  ]);
}

// Quotes and our translations of them are the sources' own words.
function positions() {
  return starterPositions.flatMap(({ id, note, reportedBy }) => [
    [`${id}.note`, note?.ar ?? ''] as const,
    [`${id}.reportedBy`, reportedBy?.ar ?? ''] as const,
  ]);
}

function method() {
  const { kinds, findings, firmness, verdictTable, versions, ...whole } = methodView('ar');
  const criteria = kinds.flatMap(({ criteria }) =>
    criteria.flatMap(({ id, name, question, scopes, meanings }) => [
      ...everyText({ [id]: { name, question, scopes: scopes.map((scope) => scope.name) } }),
      ...meanings.map(({ finding, meaning }) => [`${id}.${finding.id}`, meaning] as const),
    ]),
  );
  const conditions = verdictTable.map(({ condition }) => ({ condition }));
  const changes = versions.map(({ change }) => ({ change }));
  const rest = [...findings, ...firmness, ...conditions, ...changes].flatMap((each) => [
    ...everyText({ method: each }),
  ]);
  return [...everyText({ method: whole }), ...rest, ...criteria];
}

function samples() {
  const own = SAMPLES.filter(({ language }) => language === 'ar');
  return own.flatMap(({ id, title, body }) => [[id, title] as const, [id, body] as const]);
}

function mail() {
  const asked = { to: 'editor@example.com', code: '012345', origin: 'https://tabayyan.example' };
  return [1, 2, 10, 11].flatMap((minutes) =>
    codeMail({ ...asked, minutes })
      .text.split('\n\n')
      .map((paragraph) => [`mail (${minutes})`, paragraph.trim()] as const),
  );
}

const VOWEL_MARKS = /[\u064B-\u0652\u0670]/g;

/** Returns true if a text contains a phrase of the glossary's second table; `…` matches any ending. */
function found(phrase: string, text: string): boolean {
  const ending = phrase.endsWith('…') ? '' : '(?!\\p{L})';
  const words = phrase.replace('…', '').replaceAll(VOWEL_MARKS, '');
  const whole = new RegExp(`(?<!\\p{L})[وفبكلس]{0,2}(?:ال|لل)?${words}${ending}`, 'u');
  return whole.test(text.replaceAll(VOWEL_MARKS, ''));
}

// From three to ten a noun is in the plural, after any other number in the singular; of 504 the 4 counts.
function disagreeing(text: string): string[] {
  const counted = text.matchAll(/([\d.,]+) (?:(ملايين|مليارات|آلاف)|مليون|مليار|ألف)/g);
  return [...counted].flatMap(([words, figure = '', plural]) => {
    const rest = Number(figure.replaceAll(',', '')) % 100;
    const asksPlural = Number.isInteger(rest) && rest >= 3 && rest <= 10;
    return asksPlural === Boolean(plural) ? [] : [words];
  });
}
