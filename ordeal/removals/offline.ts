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

const waited = (protects: string, from: string, to: string, named: string): Removal => ({
  protects,
  file: 'app/offline/patience.ts',
  from,
  to,
  red: { project: 'unit', file: 'app/offline/patience.test.ts', named },
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
    'isPage(new URL(referrer))',
    'is kept of the page',
    'true',
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
    'await answerInTime(asked)',
    'null',
    'once the site is there again',
  ),
  waited(
    'a slow answer of the site is not waited for',
    'Promise.race([asked, tooLate])',
    'Promise.race([null, asked])',
    'the answer of the site is taken, also a slow one',
  ),
  waited(
    'a site that says nothing keeps from what is kept',
    'Promise.race([asked, tooLate])',
    'asked',
    'is not waited for without end',
  ),
  waited(
    'what a proxy says for want of the site is shown in the place of a kept page',
    'response && !UNREACHABLE.includes(response.status)',
    'response',
    'is said for want of the site',
  ),
  {
    protects: 'a page of the new version is told that there is a new version',
    file: 'app/offline/register-worker.ts',
    from: 'if (data !== build) ',
    to: '',
    red: {
      project: 'browser',
      file: WORKER_TEST,
      named: 'what comes from the new version itself is not told of it',
    },
  },
  {
    protects: 'a page of hours ago looks like one of now when somebody comes back to it',
    file: 'app/offline/notice-absence.ts',
    from: 'else if (Date.now() - leftMs > HOUR',
    to: 'else if (false',
    red: {
      project: 'browser',
      file: WORKER_TEST,
      named: 'whoever comes back to a page after an hour is told of its age',
    },
  },
  worked(
    'nobody is told of a new version',
    'page.postMessage(BUILD);',
    'void page;',
    'of a new version a page says so and offers it',
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
