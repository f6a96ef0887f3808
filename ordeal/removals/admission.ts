import type { Removal } from './removal.ts';

const QUEUE = 'http/fair-queue.ts';
const SHARED = 'http/shared-rendering.ts';
const LIMITS = 'http/connection-limits.ts';
const unit = (file: string, named: string) => ({ project: 'unit', file, named }) as const;

/** Who has something rendered, how many connections there are, and what one visitor can do to the others. */
export const ADMISSION: readonly Removal[] = [
  {
    protects: 'any number of pages is rendered at once',
    file: QUEUE,
    from: 'if (!isResting && running < atOnce) return Promise.resolve(begin());',
    to: 'return Promise.resolve(begin());',
    red: unit('http/fair-queue.test.ts', 'no more have a turn than may'),
  },
  {
    protects: 'one rendering after the other keeps everything else from being heard',
    file: QUEUE,
    from: '    isResting = true;\n',
    to: '',
    red: unit('http/fair-queue.test.ts', 'the event loop comes round'),
  },
  {
    protects: 'one network with many requests makes all others wait',
    file: QUEUE,
    from: '      shares.delete(first.network);\n      shares.set(first.network, rest);\n',
    to: '',
    red: unit('http/fair-queue.test.ts', 'networks take turns'),
  },
  {
    protects: 'any number of requests waits',
    file: QUEUE,
    from: 'waiting > mostWaiting && longestShare().at(-1)',
    to: 'waiting > 1_000_000 && longestShare().at(-1)',
    red: unit('http/fair-queue.test.ts', 'a full queue'),
  },
  {
    protects: 'one network fills the queue and all others are refused',
    file: QUEUE,
    from: 'waiting > mostWaiting && longestShare().at(-1)',
    to: 'waiting > mostWaiting && request',
    red: unit('http/fair-queue.test.ts', 'takes the newest request of the network'),
  },
  {
    protects: 'those who cannot be told apart count as one network',
    file: QUEUE,
    from: "network: network ?? Symbol('a share of its own')",
    to: "network: network ?? ''",
    red: unit('http/fair-queue.test.ts', 'cannot be told apart'),
  },
  {
    protects: 'who has hung up is rendered for',
    file: QUEUE,
    from: '          remove(request);\n          admit(null);\n',
    to: '',
    red: unit('http/fair-queue.test.ts', 'a request that was left'),
  },
  {
    protects: 'work that hangs holds its turn for ever',
    file: QUEUE,
    from: 'setTimeout(end, longestTurnMs)',
    to: 'setTimeout(() => {}, longestTurnMs)',
    red: unit('http/fair-queue.test.ts', 'a turn that is never ended'),
  },
  {
    protects: 'a page nobody waits for any more is rendered',
    file: SHARED,
    from: 'if (visitors === 0 && !settled.signal.aborted) giveUp();',
    to: '',
    red: unit('http/shared-rendering.test.ts', 'once nobody waits'),
  },
  {
    protects: 'a page that many networks wait for comes as late as the first of them',
    file: SHARED,
    from: '!settled.signal.aborted && !asking.has(visitor.network)',
    to: '!settled.signal.aborted && asking.size === 0',
    red: unit('http/shared-rendering.test.ts', 'in the turn of the network that comes first'),
  },
  {
    protects: 'a query that no screen knows has the page rendered for one visitor',
    file: 'http/pages.ts',
    from: '(shared && shared.address !== address && freshPage(shared.address))',
    to: 'null',
    red: unit('http/pages.test.ts', 'is answered with the page that is kept'),
  },
  {
    protects: 'who is refused is told nothing',
    file: 'http/pages.ts',
    from: 'page ?? busyPage(address)',
    to: 'page ?? tooLate',
    red: unit('http/pages.test.ts', 'is refused with words'),
  },
  {
    protects: 'a form that is sent slowly holds a turn',
    file: 'http/admit.ts',
    from: 'const body = await c.req.raw.arrayBuffer().catch(() => null);',
    to: 'const body = c.req.raw.body;',
    red: unit('http/admit.test.ts', 'sent slowly'),
  },
  {
    protects: 'visitors keep editors from working',
    file: 'http/admission.ts',
    from: 'isEditor ? editors.turn(session, left) : visitors.turn(networkOf(request), left)',
    to: 'visitors.turn(isEditor ? session : networkOf(request), left)',
    red: unit('http/admission.test.ts', 'before visitors'),
  },
  {
    protects: 'who makes up a session goes before others',
    file: 'http/admission.ts',
    from: 'session !== null && known.has(session)',
    to: 'session !== null',
    red: unit('http/admission.test.ts', 'a session nobody has let in'),
  },
  {
    protects: 'an editor’s session is not known again',
    file: 'app/admin/guard.server.ts',
    from: '  onEditor();\n',
    to: '',
    red: { project: 'browser', file: 'tests/admission.browser.test.ts', named: 'an editor' },
  },
  {
    protects: 'all visitors behind a proxy that is not counted share one limit',
    file: 'http/networks.ts',
    from: 'if (isUncountedProxy(request, trustedProxies)) {',
    to: 'if (false) {',
    red: unit('http/networks.test.ts', 'that is not counted'),
  },
  {
    protects: 'thousands of requests in one packet are all under way at once',
    file: 'http/refusals.ts',
    from: 'if (unanswered.length < MOST_UNDER_WAY) return false;',
    to: 'return false;',
    red: unit('http/refusals.test.ts', 'where more than a handful wait'),
  },
  {
    protects: 'idle connections use up all file descriptors',
    file: LIMITS,
    from: 'server.maxConnections = Math.max(1, most);',
    to: 'server.maxConnections = descriptors;',
    red: unit('http/connection-limits.test.ts', 'descriptors stay in reserve'),
  },
  {
    protects: 'idle connections of one network keep all others out',
    file: LIMITS,
    from: '      socket.destroy();\n',
    to: '',
    red: unit('http/connection-limits.test.ts', 'of one network leave room'),
  },
  {
    protects: 'all visitors of a proxy share the connections of one network',
    file: LIMITS,
    from: 'if (trustedProxies > 0) return;',
    to: '',
    red: unit('http/connection-limits.test.ts', 'the connections of a proxy'),
  },
];
