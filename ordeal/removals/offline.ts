import type { Removal } from './removal.ts';

const MAY_KEEP = 'app/offline/may-keep.ts';
const MAY_KEEP_TEST = 'app/offline/may-keep.test.ts';
const SHOW = 'app/offline/show-kept.ts';
const SHOW_TEST = 'app/offline/show-kept.test.ts';
const WORKER = 'app/offline/worker.ts';
const WORKER_TEST = 'tests/offline.browser.test.ts';

const mayKeep = (protects: string, from: string, named: string, to = 'true &&'): Removal => ({
  protects,
  file: MAY_KEEP,
  from,
  to,
  red: { project: 'unit', file: MAY_KEEP_TEST, named },
});

const shown = (protects: string, from: string, to: string, named: string): Removal => ({
  protects,
  file: SHOW,
  from,
  to,
  red: { project: 'unit', file: SHOW_TEST, named },
});

const worked = (protects: string, from: string, to: string, named: string): Removal => ({
  protects,
  file: WORKER,
  from,
  to,
  red: { project: 'browser', file: WORKER_TEST, named },
});

/** What a browser keeps of visited pages, and how it is told from what is of today. */
export const OFFLINE: readonly Removal[] = [
  mayKeep('a page of the admin is kept in the browser', 'isPage(url) &&', 'nothing is kept'),
  mayKeep('what somebody searched for is kept', "!url.searchParams.has('q') &&", 'nothing is kept'),
  mayKeep('what is for one visitor is kept', '/\\bpublic\\b/.test(caching) &&', 'nothing is kept'),
  mayKeep(
    'what may not be kept is kept',
    '!/\\b(?:no-store|private)\\b/.test(caching) &&',
    'nothing is kept',
  ),
  mayKeep('a page without an age is kept', 'saidAt(headers) !== null', 'nothing is kept', 'true'),
  mayKeep('an error is kept for a page', 'status === 200 &&', 'nothing is kept'),
  mayKeep(
    'a picture that only the admin shows is kept',
    'page?.origin === url.origin && isPage(page);',
    'is kept of the page',
    'page?.origin === url.origin;',
  ),
  shown(
    'a kept verdict looks like one of today',
    'escapeHtml(words.copy)}"`)',
    '""}"`)',
    'says so of each verdict',
  ),
  shown(
    'a kept page does not say that it is kept',
    'tag + bar',
    'tag',
    'says first of all that it is kept',
  ),
  shown(
    'an address puts markup into the list of kept pages',
    'href="${escapeHtml(address)}">',
    'href="${address}">',
    'has no markup from an address',
  ),
  {
    protects: 'fresh figures come beside kept ones',
    file: 'app/hydration/start-react.ts',
    from: "if ('kept' in document.documentElement.dataset) return;",
    to: '',
    red: {
      project: 'browser',
      file: WORKER_TEST,
      named: 'stays as it was: nothing fresh comes beside what is kept',
    },
  },
  worked(
    'a kept page is shown although the site answers',
    'Promise.race([asked, patience()])',
    'Promise.race([null, asked])',
    'once the site is there again',
  ),
  worked(
    'what a proxy says for want of the site is shown in the place of a kept page',
    'response && !UNREACHABLE.includes(response.status)',
    'response',
    'where a proxy does not reach the site',
  ),
  worked(
    'what the directory no longer has is read on from the browser',
    'return dropPage(address);',
    'return;',
    'a page that the site no longer has',
  ),
  worked(
    'a link leads to nothing when the site cannot be reached',
    'return new Response(null, { status: 204, headers });',
    'return Response.error();',
    'offline a link leads to the kept one',
  ),
  {
    protects: 'a browser goes on with an old worker',
    file: 'http/browser-files.ts',
    from: "if (path === WORKER) return 'no-cache';",
    to: '',
    red: {
      project: 'unit',
      file: 'http/browser-files.test.ts',
      named: 'the worker is asked for anew',
    },
  },
  {
    protects: 'a worker asks other sites',
    file: 'http/browser-files.ts',
    from: "...(path === WORKER && { 'Content-Security-Policy': WORKER_POLICY }),",
    to: '',
    red: {
      project: 'unit',
      file: 'http/browser-files.test.ts',
      named: 'the worker is asked for anew',
    },
  },
];
