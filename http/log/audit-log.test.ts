import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { auditLog } from './audit-log.ts';

function logged(level: string) {
  const lines: string[] = [];
  const log = pino({ level, base: null }, { write: (line: string) => void lines.push(line) });
  return { lines, log, audit: auditLog(log) };
}

test.each(['fatal', 'error', 'warn', 'info', 'debug'])(
  'LOG_LEVEL=%s turns nothing of it off',
  (level) => {
    const { lines, audit } = logged(level);
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

test('who wants no line at all has none', () => {
  const { lines, audit } = logged('silent');
  audit.of('192.0.2.1').info({}, 'signed in');
  expect(lines).toEqual([]);
});

test('the log itself stays as quiet as it was', () => {
  const { lines, log, audit } = logged('error');
  audit.of('192.0.2.1').info({}, 'signed in');
  log.info('something else');
  expect(lines).toHaveLength(1);
});

test('a flood of refusals leaves room for what was done', () => {
  const { lines, audit } = logged('info');
  for (let time = 0; time < 1000; time += 1) audit.of('192.0.2.1').warn({}, 'refused');
  audit.of('192.0.2.1').info({}, 'signed in');
  expect(lines).toHaveLength(31);
  expect(lines.at(-1)).toContain('signed in');
});

test('all addresses of one IPv6 network are one', () => {
  const { lines, audit } = logged('info');
  for (let host = 0; host < 100; host += 1) audit.of(`2001:db8::${host}`).warn({}, 'refused');
  expect(lines).toHaveLength(30);
});

test('a line end in what somebody sent does not end the line', () => {
  const { lines, audit } = logged('info');
  audit.of('192.0.2.1').warn({ path: '/a\n{"msg":"signed in"}\r\u2028' }, 'refused');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
});

test('details of refusals that are left out are not looked up', async () => {
  const { lines, audit } = logged('info');
  const find = vi.fn(async () => ({ who: 'layla@example.com' }));
  for (let time = 0; time < 100; time += 1) await audit.of('192.0.2.1').warnOf(find, 'refused');
  expect([lines.length, find.mock.calls.length]).toEqual([30, 30]);
  expect(lines[0]).toContain('layla@example.com');
});
