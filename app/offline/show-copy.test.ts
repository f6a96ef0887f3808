import { describe, expect, test } from 'vitest';
import { filesOf, listCopies, pageTitleOf, showCopy } from './show-copy.ts';
import type { Words } from './words.ts';
import { wordsOfAll } from './words-of-all.ts';

const DATE = new Date('2026-11-21T14:05:00Z');
const [ar, en] = wordsOfAll() as [Words, Words];
const HOSTILE = `"><img src=x onerror=alert(1)>$&$'`;

const PAGE =
  '<!DOCTYPE html><html lang="en" dir="ltr"><head><title>Bitcoin &amp; more | Tabayyan · تبيّن</title>' +
  '<link rel="stylesheet" href="/assets/root-1.css"/><link href="/assets/latin-2.woff2"/>' +
  '<link rel="modulepreload" href="/assets/a-3.js"/></head>' +
  '<body class="x"><span data-verdict="" class="b">Halal</span><section id="saved-pages" aria-label="Saved"><div><p>None yet.</p></div></section></body></html>';

describe('an offline copy', () => {
  test('begins with a bar that names its date', () => {
    const shown = showCopy(PAGE, DATE, en);
    expect(shown).toContain(
      '<body class="x"><aside class="copy-bar"><p>The site cannot be reached.',
    );
    expect(shown).toMatch(
      /This is a copy from <time datetime="2026-11-21T14:05:00\.000Z">21 November 2026 at \d\d:\d\d<\/time>; verdicts and prices may/,
    );
    expect(shown).toContain('href="/en/offline"');
  });

  test('names its date in Arabic with Western digits', () => {
    const shown = showCopy(PAGE, DATE, ar);
    expect(shown).toMatch(
      /هذه نسخة محفوظة تعود إلى <time [^>]+>21 نوفمبر 2026 .*\d{1,2}:\d\d.*<\/time>، وقد تكون التصنيفات/,
    );
    expect(shown).toContain('href="/offline"');
  });

  test('has a note on each verdict, and the attribute that keeps React from starting', () => {
    const shown = showCopy(PAGE, DATE, en);
    expect(shown).toContain('<span data-verdict="offline copy" class="b">');
    expect(shown).toContain('<html data-offline-copy="" lang="en"');
  });

  test('is otherwise the page as it was sent', () => {
    const shown = showCopy(PAGE, DATE, en)
      .replace(/<aside.*<\/aside>/, '')
      .replace(' data-offline-copy=""', '')
      .replace('"offline copy"', '""');
    expect(shown).toBe(PAGE);
  });

  test('escapes the inserted texts', () => {
    const words = { ...en, savedPage: `${HOSTILE} {moment}`, copy: HOSTILE, tryAgain: HOSTILE };
    const shown = showCopy(PAGE, DATE, words);
    expect(shown).not.toContain('<img');
    expect(shown.match(/<p>/g)).toHaveLength(3);
  });
});

describe('the list of offline copies', () => {
  const copies = [
    { address: '/en/coin/bitcoin', title: 'Bitcoin &amp; more', date: DATE, visitedMs: 1 },
  ];

  test('shows title and date of each, and a button that removes them', () => {
    const page = listCopies(PAGE, copies, en, false);
    expect(page).toMatch(
      /<a class="row-link" href="\/en\/coin\/bitcoin"><bdi>Bitcoin &amp; more<\/bdi><\/a> <span>Copy from <time/,
    );
    expect(page).toContain('<form method="post" action="/en/offline"><button');
    expect(page).toContain('data-offline-copy=""');
    expect(page).not.toContain('copy-bar');
    expect(page).not.toContain('None yet.');
  });

  test('has a bar in place of a page that was not saved', () => {
    const page = listCopies(PAGE, copies, en, true);
    expect(page).toContain(
      '<p>The site cannot be reached, and this page has not been saved for offline use.</p>',
    );
  });

  test('is the site’s own text without a button if there are no copies', () => {
    const page = listCopies(PAGE, [], ar, false);
    expect(page).toContain('<p>None yet.</p>');
    expect(page).not.toContain('<form');
  });

  test('escapes addresses', () => {
    const hostile = [{ address: `/en?x=${HOSTILE}`, title: '', date: DATE, visitedMs: 1 }];
    expect(listCopies(PAGE, hostile, en, true)).not.toContain('<img');
  });
});

test('a title is read from the page without the name of the site', () => {
  expect(pageTitleOf(PAGE)).toBe('Bitcoin &amp; more');
  expect(pageTitleOf('<title>a | b | Tabayyan</title>')).toBe('a | b');
  expect(pageTitleOf('<p>none</p>')).toBe('');
  expect(pageTitleOf('<title>a<b></title>')).toBe('');
});

test('the files of a page are its styles and fonts, not its scripts', () => {
  expect(filesOf(PAGE)).toEqual(['/assets/root-1.css', '/assets/latin-2.woff2']);
});
