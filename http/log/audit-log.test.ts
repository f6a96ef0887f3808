import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { auditLog, limitLogLines } from './audit-log.ts';

function auditLogAt(level: string) {
  const lines: string[] = [];
  const log = pino({ level, base: null }, { write: (line: string) => void lines.push(line) });
  return { lines, log, audit: auditLog(log) };
}

test.each(['fatal', 'error', 'warn', 'info', 'debug'])(
  'the audit log is complete with LOG_LEVEL=%s',
  (level) => {
    const { lines, audit } = auditLogAt(level);
    const visitor = audit.of('192.0.2.1');
    visitor.info({ who: 'layla@example.com' }, 'signed in');
    visitor.warn({ path: '/admin' }, 'refused');
    visitor.error({}, 'the mail with a code could not be sent');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        audit: true,
        address: '192.0.2.1',
        who: 'layla@example.com',
        msg: 'signed in',
      },
      {
        level: 40,
        time: expect.any(Number),
        audit: true,
        address: '192.0.2.1',
        path: '/admin',
        msg: 'refused',
      },
      expect.objectContaining({ level: 50, audit: true, address: '192.0.2.1' }),
    ]);
  },
);

test('the audit log is off with LOG_LEVEL=silent', () => {
  const { lines, audit } = auditLogAt('silent');
  audit.of('192.0.2.1').info({}, 'signed in');
  expect(lines).toEqual([]);
});

test('the audit log does not change the level of the main log', () => {
  const { lines, log, audit } = auditLogAt('error');
  audit.of('192.0.2.1').info({}, 'signed in');
  log.info('something else');
  expect(lines).toHaveLength(1);
});

test('a flood of refusals does not suppress other lines', () => {
  const { lines, audit } = auditLogAt('info');
  for (let time = 0; time < 1000; time += 1) audit.of('192.0.2.1').warn({}, 'refused');
  audit.of('192.0.2.1').info({}, 'signed in');
  expect(lines).toHaveLength(31);
  expect(lines.at(-1)).toContain('signed in');
});

test('the addresses of an IPv6 network share one bound', () => {
  const { lines, audit } = auditLogAt('info');
  for (let host = 0; host < 100; host += 1) audit.of(`2001:db8::${host}`).warn({}, 'refused');
  expect(lines).toHaveLength(30);
});

test('a line end in a request does not end the log line', () => {
  const { lines, audit } = auditLogAt('info');
  audit.of('192.0.2.1').warn({ path: '/a\n{"msg":"signed in"}\r\u2028' }, 'refused');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
});

test('details of refusals that are left out are not loaded', async () => {
  const { lines, audit } = auditLogAt('info');
  const find = vi.fn(async () => ({ who: 'layla@example.com' }));
  for (let time = 0; time < 100; time += 1) await audit.of('192.0.2.1').warnOf(find, 'refused');
  expect([lines.length, find.mock.calls.length]).toEqual([30, 30]);
  expect(lines[0]).toContain('layla@example.com');
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function newBound() {
  const reports: object[] = [];
  const isWithinBound = limitLogLines((lines) => reports.push(lines));
  /** Tries to write that many lines; returns how many are written. */
  const flood = (network: string, lines: number) =>
    Array.from({ length: lines }, () => isWithinBound(network)).filter(Boolean).length;
  return { reports, flood };
}

test('a network has 30 lines a minute, and the number of lines left out is reported', () => {
  const { reports, flood } = newBound();
  expect(flood('192.0.2.1', 1030)).toBe(30);
  expect(flood('192.0.2.2', 2)).toBe(2);
  expect(reports).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(reports).toEqual([{ network: '192.0.2.1', leftOut: 1000 }]);
});

test('a network has 30 lines again in the next minute', () => {
  const { reports, flood } = newBound();
  flood('192.0.2.1', 31);
  vi.advanceTimersByTime(60_000);
  expect(flood('192.0.2.1', 31)).toBe(30);
  vi.advanceTimersByTime(60_000);
  expect(reports).toHaveLength(2);
});

test('all networks together have 300 lines a minute, and one report', () => {
  const { reports, flood } = newBound();
  let written = 0;
  for (let network = 0; network < 100_000; network += 1) {
    written += flood(`10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`, 2);
  }
  expect(written).toBe(300);
  vi.advanceTimersByTime(60_000);
  expect(reports).toEqual([{ leftOut: 199_700 }]);
});

test('a minute without lines left out has no report', () => {
  const { reports, flood } = newBound();
  flood('192.0.2.1', 30);
  vi.advanceTimersByTime(600_000);
  expect(reports).toEqual([]);
});
