import type { Removal } from './removal.ts';

const RULE = 'domain/ruling/rule.ts';
const RULE_TEST = 'domain/ruling/rule.db.test.ts';
const UNREAD = 'domain/ruling/unread-arabic.ts';
const UNREAD_TEST = 'domain/ruling/unread-arabic.db.test.ts';
const TITLE = 'domain/upstream/page-title.ts';
const TITLE_TEST = 'domain/upstream/page-title.test.ts';

const SCHEMA = 'domain/ruling/ruling.ts';
const SCHEMA_TEST = 'domain/ruling/ruling.test.ts';
const HOSTILE = 'tests/hostile-texts.browser.test.ts';

/** Rulings as editors write them. */
export const RULINGS: readonly Removal[] = [
  {
    protects: 'a sentence in Polish is read out as English, and no page says what it is',
    file: 'app/ruling/source.tsx',
    from: 'const { url, title, quote, language, readOn } = evidence;',
    to: 'const { url, title, quote, readOn } = evidence;\n  const language: string | undefined = undefined;',
    red: { project: 'browser', file: 'tests/rulings.browser.test.ts', named: 'it is two clicks' },
  },
  {
    protects: 'a ruling is published on Arabic that nobody has read',
    file: UNREAD,
    from: 'return doubt && publishes(before, after) ? doubt : null;',
    to: 'return doubt && publishes(before, after) && !doubt ? doubt : null;',
    red: { project: 'integration', file: UNREAD_TEST, named: 'by a form that changes the verdict' },
  },
  {
    protects: 'what publishes nothing waits for somebody to read the Arabic',
    file: UNREAD,
    from: 'return digest !== null && digest !== rulingDigest(before, scope);',
    to: 'return digest !== null || digest !== rulingDigest(before, scope);',
    red: { project: 'integration', file: UNREAD_TEST, named: 'another website' },
  },
  {
    protects: 'an edit publishes a verdict on Arabic that nobody has read',
    file: 'domain/listing/apply-change.ts',
    from: "if (doubt) return { outcome: 'unread', doubt };",
    to: '',
    red: { project: 'integration', file: UNREAD_TEST, named: 'by putting back' },
  },
  {
    protects: 'a listing is added with a verdict on Arabic that nobody has read',
    file: 'domain/listing/edit.ts',
    from: "if (doubt) return { outcome: 'unread', doubt };",
    to: '',
    red: { project: 'integration', file: UNREAD_TEST, named: 'by adding' },
  },
  {
    protects: 'an import publishes a verdict on Arabic that nobody has read',
    file: 'domain/listing/import.ts',
    from: "if (unreadArabic(null, listing)) return 'unread';",
    to: '',
    red: { project: 'integration', file: UNREAD_TEST, named: 'by an import' },
  },
  {
    protects: 'a ruling is written down whose reason there is in English alone',
    file: RULE,
    from: 'unwritten: verdict !== null && !after.texts.ar?.reason,',
    to: 'unwritten: false,',
    red: { project: 'integration', file: RULE_TEST, named: 'has not been written in Arabic' },
  },
  {
    protects: 'what has the focus on the screen of rulings stands under what sticks',
    file: 'app/editing/ruling/ruling-save-bar.tsx',
    from: 'className="save-bar card sticky',
    to: 'className="card sticky',
    red: {
      project: 'browser',
      file: 'tests/accessible-modes.browser.test.ts',
      named: 'what sticks covers nothing',
    },
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
    to: 'const answer = await openChecked(\n      url,\n      HEADERS,\n      redirects ? { ...rules, isAllowed: () => true, ownAddresses: () => [] } : rules,\n      signal,\n    );',
    red: { project: 'unit', file: TITLE_TEST, named: 'nor where a page redirects to it' },
  },
  {
    protects: 'an inner address is asked for a title',
    file: TITLE,
    from: 'const rules = { ...PUBLIC_INTERNET, ...given };',
    to: 'const rules = { ...PUBLIC_INTERNET, isAllowed: () => true, ownAddresses: () => [], ...given };',
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
  {
    protects: 'mail servers and shells are spoken to in our name',
    file: 'domain/upstream/open-checked.ts',
    from: "return ['', '80', '443'].includes(port) || Number(port) > 1023;",
    to: "return port !== '0';",
    red: { project: 'unit', file: TITLE_TEST, named: 'where no web is' },
  },
  {
    protects: 'the address of a source runs a script',
    file: SCHEMA,
    from: ".refine((url) => webAddress(url) !== null, 'must be a web address')",
    to: '',
    red: { project: 'unit', file: SCHEMA_TEST, named: 'evidence has an address' },
  },
  {
    protects: 'a quotation turns the text around it',
    file: SCHEMA,
    from: 'withoutHidden(said, form).trim()',
    to: 'said.trim()',
    red: { project: 'unit', file: SCHEMA_TEST, named: 'no text has hidden characters' },
  },
  {
    protects: 'a title or a name in a ruling’s form has characters that nobody can see',
    file: 'app/editing/ruling/check-ruling.ts',
    from: "if (form === 'line') errors[path] ??= invisible(hidden);",
    to: '',
    red: {
      project: 'unit',
      file: 'app/editing/ruling/check-ruling.test.ts',
      named: 'criteria.riba.evidence.0.title',
    },
  },
  {
    protects: 'control characters get into a ruling',
    file: SCHEMA,
    from: '!UNREADABLE.test(said) && ',
    to: '',
    red: { project: 'unit', file: SCHEMA_TEST, named: 'nor what a feed cannot hold' },
  },
  {
    protects: 'an address of a source that was planted in the database is a link',
    file: 'app/ruling/source-link.tsx',
    from: 'if (!address) return name;',
    to: 'if (!address) return <ExternalLink href={url}>{name}</ExternalLink>;',
    red: { project: 'browser', file: HOSTILE, named: 'an address that no form takes' },
  },
  {
    protects: 'what stands behind a verdict is markup',
    file: 'app/ruling/criteria.tsx',
    from: '<p className="max-w-prose text-pretty">{note}</p>',
    to: '<p className="max-w-prose text-pretty" dangerouslySetInnerHTML={{ __html: note }} />',
    red: { project: 'browser', file: HOSTILE, named: 'of the site' },
  },
  {
    protects: 'as many listings are put side by side as somebody writes into an address',
    file: 'app/ruling/compare-query.ts',
    from: '.slice(0, MOST);',
    to: ';',
    red: { project: 'unit', file: 'app/ruling/compare-query.test.ts', named: 'at most four' },
  },
];
