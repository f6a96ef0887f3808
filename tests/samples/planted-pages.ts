import { readdirSync, readFileSync } from 'node:fs';

/** The changes to a page between two checks. */
const PAGE_CHANGES = [
  'deleted',
  'reworded',
  'moved in the page',
  'other typography',
  'redirected',
  'page removed',
  'bot wall',
  'cut or behind a sign-in',
] as const;
type PageChange = (typeof PAGE_CHANGES)[number];

/** A page that quotes are planted in, as a host answers it. */
export interface PlantedPage {
  format: 'html' | 'pdf' | 'markdown';
  quote: string;
  change: PageChange;
  /** Which of several shapes the change takes. */
  turn: number;
}

export interface PlantedAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

interface StoredRuling {
  criteria?: Record<string, { evidence?: { quote: string }[] }>;
}

/** Sentences that the starter listings quote, each once. */
function quotedSentences(): string[] {
  const quotes = new Set<string>();
  for (const folder of ['db/starter/coins', 'db/starter/exchanges']) {
    for (const file of readdirSync(folder)) {
      const { rulings = {} } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as {
        rulings?: Record<string, StoredRuling>;
      };
      for (const { criteria = {} } of Object.values(rulings)) {
        for (const { evidence = [] } of Object.values(criteria)) {
          for (const { quote } of evidence) quotes.add(quote);
        }
      }
    }
  }
  return [...quotes].filter((quote) => quote.split(' ').length > 6).toSorted();
}

/** Pages with all changes in turn; for each change one is a PDF and a few are files of a repository. */
export function plantedPages(count: number): PlantedPage[] {
  const quotes = quotedSentences();
  return Array.from({ length: count }, (_, index) => {
    const quote = quotes[(index * 7) % quotes.length] ?? '';
    const turn = Math.floor(index / PAGE_CHANGES.length);
    const format = turn === 3 && isAscii(quote) ? 'pdf' : turn % 8 === 5 ? 'markdown' : 'html';
    return { format, quote, change: PAGE_CHANGES[index % PAGE_CHANGES.length] ?? 'deleted', turn };
  });
}

/** The characters that a simple PDF can hold. */
function isAscii(text: string): boolean {
  return /^[\t\n -~]+$/.test(text);
}

function plainSigns(text: string): string {
  return text
    .replace(/[\u2010-\u2014]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/\s+/g, ' ');
}

const OTHERS = [
  'The network was launched after two years of research and several public trials.',
  'Validators are chosen at random and are paid from the fees of the block.',
  'يراجع الفريق التقارير الفصلية وينشر ملخصًا لها في موقعه الرسمي كل ثلاثة أشهر.',
  'Holders may vote on proposals, each of which is open for a fortnight.',
  'Reserves are kept with several banks, and an accountant attests to them monthly.',
  'تُنشر الرسوم في جدول مستقل ويُعلن عن أي تعديل فيها قبل سريانه بأسبوعين.',
  'Support answers within a day, in English, Arabic and Turkish.',
  'A user who forgets a password is asked for two documents.',
  'The team has offices in three countries and employs some two hundred people.',
  'Code is published under a free licence and is reviewed by outsiders.',
];

/** The page before its change. */
export function beforeChange(page: PlantedPage): PlantedAnswer {
  return answer(page, [...some(page, 8), page.quote, ...some(page, 6, 3)]);
}

/** The page after its change. `elsewhere` is an address that answers like the page before it. */
export function afterChange(page: PlantedPage, elsewhere: string): PlantedAnswer {
  const { quote, change, turn } = page;
  const around = (...middle: string[]) => [...some(page, 8), ...middle, ...some(page, 6, 3)];
  switch (change) {
    case 'deleted':
      return answer(page, around());
    case 'reworded':
      return answer(page, around(reworded(quote, turn)));
    case 'moved in the page':
      return answer(page, turn % 2 ? [quote, ...around()] : [...around(), quote]);
    case 'other typography':
      return answer(page, around(retyped(quote, turn)));
    case 'redirected':
      return { status: turn % 2 ? 301 : 302, headers: { Location: elsewhere }, body: '' };
    case 'page removed':
      return { status: turn % 2 ? 410 : 404, headers: HTML, body: '<h1>Not found</h1>' };
    case 'bot wall':
      return WALLS[turn % WALLS.length] ?? fail();
    case 'cut or behind a sign-in':
      return gate(page);
  }
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

function fail(): never {
  throw new Error('there is no such answer');
}

// A different part of the sentences for each page.
function some({ turn, change }: PlantedPage, count: number, from = 0): string[] {
  const first = turn * 3 + change.length + from;
  return Array.from({ length: count }, (_, n) => OTHERS[(first + n) % OTHERS.length] ?? '');
}

function answer({ format, turn }: PlantedPage, sentences: string[]): PlantedAnswer {
  if (format === 'markdown') {
    const body = `# Notes\n\n${sentences.map((one) => `- ${one}`).join('\n')}\n`;
    return { status: 200, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body };
  }
  if (format === 'pdf') {
    const ascii = sentences.map(plainSigns).filter(isAscii);
    return { status: 200, headers: { 'Content-Type': 'application/pdf' }, body: pdf(ascii) };
  }
  return { status: 200, headers: HTML, body: html(sentences, turn) };
}

function html(sentences: string[], turn: number): string {
  const escaped = sentences.map((one) => one.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  const body = [
    escaped.map((one) => `<p>${one}</p>`).join('\n'),
    `<table>${escaped.map((one) => `<tr><td>1</td><td>${one}</td></tr>`).join('')}</table>`,
    `<div><span>${escaped.join('</span> <span>')}</span></div>`,
    `<ul>${escaped.map((one) => `<li>${one.replace(/(\p{L}{4,})/u, '<b>$1</b>')}</li>`).join('')}</ul>`,
  ][turn % 4];
  return `<!doctype html><html lang="en"><head><title>About the project</title>
<script>window.data = ${JSON.stringify({ path: '/about' })}</script></head><body>
<nav><a href="/">Home</a> <a href="/login">Log in</a></nav><main><h1>About</h1>${body}</main>
<footer>All rights reserved. ${turn}</footer></body></html>`;
}

const SWAPS: [RegExp, string][] = [
  [/\b(?:is|are)\b/i, 'may be'],
  [/\b(?:not|no)\b/i, 'always'],
  [/\b(?:the|a|an)\b/i, 'every'],
  [/\d+/, '77'],
  [/\b(?:and|or|to|of)\b/i, 'without'],
];

/** The sentence with another meaning. */
function reworded(quote: string, turn: number): string {
  const order = [...SWAPS.slice(turn % SWAPS.length), ...SWAPS];
  const [pattern, word] = order.find(([one]) => one.test(quote)) ?? [/\S+\s/, 'لم '];
  return quote.replace(pattern, word);
}

function retyped(quote: string, turn: number): string {
  const quotes = quote.replace(/["“”]/g, '«').replace(/['’]/g, turn % 2 ? '’' : "'");
  const dashes = quotes.replace(/[-–—]/g, turn % 2 ? '–' : '\u2011');
  const spaces = dashes.replace(/ /g, (_, at: number) => (at % 3 ? '\u00a0' : ' \n  '));
  return turn % 3 ? spaces : spaces.toUpperCase();
}

const WALLS: PlantedAnswer[] = [
  { status: 403, headers: HTML, body: '<h1>403 Forbidden</h1>' },
  { status: 503, headers: { ...HTML, 'Retry-After': '60' }, body: 'busy' },
  {
    status: 200,
    headers: HTML,
    body: `<!doctype html><html><head><title>Just a moment...</title></head><body>
<noscript>Enable JavaScript and cookies to continue</noscript><script>window._cf_chl_opt={}</script></body></html>`,
  },
  {
    status: 200,
    headers: HTML,
    body: `<html><head><title>Access Denied</title></head><body><h1>Pardon Our Interruption</h1>
<p>As you were browsing something about your browser made us think you were a bot. ${'Please wait. '.repeat(20)}</p></body></html>`,
  },
  { status: 429, headers: { ...HTML, 'Retry-After': '120' }, body: 'slow down' },
  {
    status: 200,
    headers: HTML,
    body: '<html><head></head><body><iframe src="/_Incapsula_Resource"></iframe></body></html>',
  },
];

function gate(page: PlantedPage): PlantedAnswer {
  const whole = String(html([...some(page, 8), page.quote, ...some(page, 6, 3)], 0));
  const gates: PlantedAnswer[] = [
    // The connection was cut, and a proxy answers with what it had.
    { status: 200, headers: HTML, body: whole.slice(0, 600) },
    {
      status: 200,
      headers: HTML,
      body: `<html><body><h1>Welcome back</h1><form><label>E-mail <input></label>
<label>Password <input type="password"></label></form></body></html>`,
    },
    { status: 302, headers: { Location: '/login?next=%2Fpage' }, body: '' },
    {
      status: 200,
      headers: HTML,
      body: html([...some(page, 2), 'Subscribe to continue reading this page.'], 0),
    },
    // Shorter than it says.
    { status: 200, headers: { ...HTML, 'Content-Length': '999999' }, body: whole.slice(0, 900) },
  ];
  return gates[page.turn % gates.length] ?? fail();
}

/** A PDF of one page, a sentence broken into lines. */
function pdf(sentences: string[]): Buffer {
  const lines = sentences.flatMap((one) => one.match(/.{1,70}(?:\s|$)/g) ?? [one]);
  const escaped = (line: string) => line.replace(/[\\()]/g, '\\$&');
  const stream = `BT /F1 10 Tf 14 TL 50 760 Td ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 6\n0000000000 65535 f \n${rows}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
