import type { Removal } from './removal.ts';

const RULE = 'domain/ruling/rule.ts';
const RULE_TEST = 'domain/ruling/rule.db.test.ts';
const TITLE = 'domain/upstream/page-title.ts';
const TITLE_TEST = 'domain/upstream/page-title.test.ts';

/** Rulings as editors write them. */
export const RULINGS: readonly Removal[] = [
  {
    protects: 'a ruling is published on Arabic that nobody has read',
    file: RULE,
    from: 'arabic: listing.doubts.ar?.reason !== undefined && !hasReadArabic,',
    to: 'arabic: false,',
    red: { project: 'integration', file: RULE_TEST, named: 'while nobody has read the Arabic' },
  },
  {
    protects: 'an editor rules otherwise than the method without a word',
    file: RULE,
    from: 'departure: isDeparture(listing.kind, ruling) && !grounds.departure,',
    to: 'departure: false,',
    red: { project: 'integration', file: RULE_TEST, named: 'unless it says why' },
  },
  {
    protects: 'a verdict is changed and the ledger is not told why',
    file: RULE,
    from: 'why: isChanged && !why,',
    to: 'why: false,',
    red: { project: 'integration', file: RULE_TEST, named: 'unless the ledger is told why' },
  },
  {
    protects: 'a stranger has us ask any host for a title',
    file: 'app/admin/evidence-title.ts',
    from: 'export const middleware: Route.MiddlewareFunction[] = [guardCalls];',
    to: 'export const middleware: Route.MiddlewareFunction[] = [guardCalls].slice(1);',
    red: { project: 'browser', file: 'tests/ruling.browser.test.ts', named: 'by no stranger' },
  },
  {
    protects: 'an editor has us ask hosts without end',
    file: 'app/admin/evidence-title.ts',
    from: 'if (seconds > 0) {',
    to: 'if (seconds < 0) {',
    red: { project: 'browser', file: 'tests/ruling.browser.test.ts', named: 'without end' },
  },
  {
    protects: 'a page redirects the look-up of its title to an inner address',
    file: TITLE,
    from: 'const answer = await openChecked(url, HEADERS, rules, signal);',
    to: 'const answer = await openChecked(\n      url,\n      HEADERS,\n      redirects ? { ...rules, isAllowed: () => true } : rules,\n      signal,\n    );',
    red: { project: 'unit', file: TITLE_TEST, named: 'nor where a page redirects to it' },
  },
  {
    protects: 'an inner address is asked for a title',
    file: TITLE,
    from: 'const rules = { ...PUBLIC_INTERNET, ...given };',
    to: 'const rules = { ...PUBLIC_INTERNET, isAllowed: () => true, ...given };',
    red: { project: 'unit', file: TITLE_TEST, named: 'http://' },
  },
  {
    protects: 'a page without end is read to its end',
    file: TITLE,
    from: 'if (length >= MAX_BYTES) break;',
    to: 'if (length < 0) break;',
    red: { project: 'unit', file: TITLE_TEST, named: 'the first half megabyte' },
  },
  {
    protects: 'a page of unclosed tags keeps the server busy',
    file: TITLE,
    from: "const open = /<title\\b[^<>]*>/i.exec(html);\n  if (!open) return '';",
    to: "const whole = /<title\\b[^<>]*>([\\s\\S]*?)<\\/title\\b/i.exec(html);\n  if (whole) return decodeHTML(whole[1] ?? '');\n  const open = /<title\\b[^<>]*>/i.exec(html);\n  if (!open) return '';",
    red: { project: 'unit', file: TITLE_TEST, named: 'is read at once' },
  },
];
