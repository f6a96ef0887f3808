import type { Removal } from './removal.ts';

const PAGES = 'http/pages.ts';
const PAGES_TEST = 'http/pages.test.ts';
const KEPT_TEST = 'tests/kept-pages.browser.test.ts';
const CHANGES = 'db/changes.ts';
const CHANGES_TEST = 'db/changes.db.test.ts';

/** Pages that are kept, what they are kept for, and how a change is heard of. */
export const KEPT_PAGES: readonly Removal[] = [
  {
    protects: 'a page is shown as it was before an edit',
    file: PAGES,
    from: 'changes.onChange(forget);',
    to: '',
    red: { project: 'unit', file: PAGES_TEST, named: 'a listing changes' },
  },
  {
    protects: 'a page that was being rendered during an edit is kept as it was before',
    file: PAGES,
    from: 'awaited.clear();',
    to: '',
    red: { project: 'unit', file: PAGES_TEST, named: 'for who asks after a change' },
  },
  {
    protects: 'where a page cannot be rendered anew, nothing is shown',
    file: PAGES,
    from: 'Promise.race([rendering.page, late]).catch(() => old);',
    to: 'Promise.race([rendering.page, late]);',
    red: { project: 'unit', file: PAGES_TEST, named: 'an old page is better than none' },
  },
  {
    protects: 'an error takes the place of a page that was there',
    file: PAGES,
    from: 'return page && page.status < 500 ? page : old;',
    to: 'return page ?? old;',
    red: { project: 'unit', file: PAGES_TEST, named: 'an old page is better than none' },
  },
  {
    protects: 'a visitor waits for ever for a page',
    file: PAGES,
    from: 'setTimeout(() => resolve(tooLate), DEADLINE_MILLISECONDS)',
    to: 'setTimeout(() => {}, DEADLINE_MILLISECONDS)',
    red: { project: 'unit', file: PAGES_TEST, named: 'nobody waits longer than twelve seconds' },
  },
  {
    protects: 'a rendering that hangs is waited for by all who ask',
    file: PAGES,
    from: 'setTimeout(leave, STUCK_MILLISECONDS)',
    to: 'setTimeout(() => {}, STUCK_MILLISECONDS)',
    red: { project: 'unit', file: PAGES_TEST, named: 'whoever asks after ten seconds' },
  },
  {
    protects: 'a page is kept for an hour too long after the clock was set back',
    file: PAGES,
    from: 'return ageMs >= 0 && ageMs < seconds * 1000;',
    to: 'return ageMs < seconds * 1000;',
    red: { project: 'unit', file: PAGES_TEST, named: 'or the clock was set back' },
  },
  {
    protects: 'what anybody may think up fills the memory for pages',
    file: 'app/site/kept.ts',
    from: ': { address: localizedPath(own, languageOf(path)), seconds: screen.seconds };',
    to: ': { address, seconds: screen.seconds };',
    red: { project: 'unit', file: 'app/site/kept.test.ts', named: 'the shared page is served for' },
  },
  {
    protects: 'parts of the ledger that anybody may think up fill the memory for pages',
    file: 'app/entry.server.tsx',
    from: 'if (data?.isPastEnd === true) return true;',
    to: '',
    red: { project: 'browser', file: KEPT_TEST, named: 'kept is not' },
  },
  {
    protects: 'each listing’s part of the ledger from each number on fills the memory for pages',
    file: 'app/site/kept.ts',
    from: 'return query.of && query.before !== null ? null : changesHref(path, query);',
    to: 'return changesHref(path, query);',
    red: { project: 'unit', file: 'app/site/kept.test.ts', named: 'made for one visitor' },
  },
  {
    protects: 'pages show the last year, and ages in words, long after they have changed',
    file: 'app/site/kept.ts',
    from: 'const TOLD_SECONDS = 60;',
    to: 'const TOLD_SECONDS = 600;',
    red: { project: 'unit', file: 'app/site/kept.test.ts', named: 'a minute old at most' },
  },
  {
    protects: 'many who ask for one page have it rendered many times',
    file: PAGES,
    from: 'if (running) return running;',
    to: '',
    red: { project: 'browser', file: KEPT_TEST, named: 'many who ask at once' },
  },
  {
    protects: 'a script that stands in data is allowed as if it were a page’s own',
    file: PAGES,
    from: 'isHtml(headers) ? contentSecurityPolicy(ownScripts) : NOTHING',
    to: "isHtml(headers) || NOTHING ? contentSecurityPolicy(ownScripts) : ''",
    red: {
      project: 'unit',
      file: PAGES_TEST,
      named: 'a page may run the scripts it was rendered with',
    },
  },
  {
    protects: 'a cache keeps an error of a page',
    file: PAGES,
    from: "status < 400 ? CACHE_CONTROL : 'no-store'",
    to: 'CACHE_CONTROL',
    red: { project: 'browser', file: KEPT_TEST, named: 'kept is not' },
  },
  {
    protects: 'a cache keeps pages of the admin',
    file: 'http/security-headers.ts',
    from: "if (isAdmin || c.res.status >= 400) c.header('Cache-Control', 'no-store');",
    to: '',
    red: {
      project: 'browser',
      file: 'tests/guard.browser.test.ts',
      named: 'a visitor is sent to the sign-in',
    },
  },
  {
    protects: 'a connection that is lost hears of no change, and nobody notices',
    file: CHANGES,
    from: 'onclose: lose,',
    to: '',
    red: {
      project: 'integration',
      file: CHANGES_TEST,
      named: 'a lost connection is known at once',
    },
  },
  {
    protects: 'what changed while nobody listened is never told',
    file: CHANGES,
    from: '// Whatever was missed until now.\n      tell();',
    to: '',
    red: {
      project: 'integration',
      file: CHANGES_TEST,
      named: 'a lost connection is known at once',
    },
  },
  {
    protects: 'pages are kept although changes cannot be heard',
    file: CHANGES,
    from: "if (outcome !== 'heard') return;",
    to: '',
    red: {
      project: 'integration',
      file: CHANGES_TEST,
      named: 'a database that is asked but not heard',
    },
  },
  {
    protects: 'each start of an instance throws the pages of all away',
    file: CHANGES,
    from: ' && !said.startsWith(PROOF)) tell();',
    to: ') tell();',
    red: {
      project: 'integration',
      file: CHANGES_TEST,
      named: 'what instances say to prove that they hear',
    },
  },
];
