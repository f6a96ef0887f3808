import type { Removal } from './removal.ts';

const FUZZ = 'tests/fuzz.browser.test.ts';
const REFUSALS = 'http/refusals.test.ts';

export const FUZZ_REMOVALS: readonly Removal[] = [
  {
    protects: 'a host that can be in no address is refused, not an error of ours',
    file: 'http/refusals.ts',
    from: 'URL.canParse(',
    to: 'true || URL.canParse(',
    red: { project: 'browser', file: FUZZ, named: 'a host that cannot be' },
  },
  {
    protects: 'whoever wants to be led elsewhere is told no',
    file: 'http/refusals.ts',
    from: "server.on('connect'",
    to: "server.on('never'",
    red: { project: 'unit', file: REFUSALS, named: 'a wish to be led elsewhere' },
  },
  {
    protects: 'a NUL never gets to the database',
    file: 'domain/api/queries.ts',
    from: "!value.includes('\\0')",
    to: 'value !== null',
    red: { project: 'browser', file: FUZZ, named: 'a NUL to be found' },
  },
  {
    protects: 'a number no change can have is none, not an error of ours',
    file: 'domain/listing/history.ts',
    from: 'if (!Number.isSafeInteger(id)) return null;',
    to: '',
    red: { project: 'browser', file: FUZZ, named: 'a change of no number' },
  },
  {
    protects: "a form that is none is the sender's mistake",
    file: 'app/admin/posted.server.ts',
    from: 'if (error instanceof TypeError) return null;',
    to: '',
    red: { project: 'browser', file: FUZZ, named: 'a form that is none' },
  },
  {
    protects: 'no answer is without the security headers',
    file: 'http/security-headers.ts',
    from: 'if (!c.res.headers.has(name)) c.header(name, value);',
    to: '',
    red: { project: 'browser', file: FUZZ, named: 'is answered, with what the asker may know' },
  },
];
