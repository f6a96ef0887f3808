import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from './log.ts';

// ESC, BEL, DEL, CSI, Arabic letter mark, LRM, RLM, RLO, LRI, PDI and line separators.
const CONTROLS = [...'\x1b\x07\x7f\x9b\u061c\u200e\u200f\u202e\u2066\u2069\u2028\u2029'];
const HOSTILE = CONTROLS.join('');
const SHOWN = String.raw`\u001b\u0007\u007f\u009b\u061c\u200e\u200f\u202e\u2066\u2069\u2028\u2029`;
const COLOURS = new RegExp(`${'\x1b'}\\[\\d+m`, 'g');

/** Returns the text that a log writes to a file or to a terminal. */
function written(isTTY: boolean, write: (log: Logger) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'tabayyan-log-'));
  const path = join(folder, 'log');
  const fd = openSync(path, 'w');
  onTestFinished(() => {
    closeSync(fd);
    rmSync(folder, { recursive: true });
  });
  write(createLog('info', { fd, isTTY }));
  return readFileSync(path, 'utf8');
}

function rawIn(text: string): string[] {
  return CONTROLS.filter((control) => text.includes(control));
}

function writeHostile(log: Logger): void {
  const child = log.child({ address: HOSTILE });
  child.warn({ path: `/x${HOSTILE}`, [`key${HOSTILE}`]: { deep: [HOSTILE] } }, `said ${HOSTILE}`);
  child.error({ err: new Error(`failed ${HOSTILE}`) }, 'an error');
  child.error(new Error(`failed ${HOSTILE}`));
}

test('a log file holds no raw control characters, and its JSON restores the original text', () => {
  const text = written(false, writeHostile);
  expect(rawIn(text)).toEqual([]);
  const lines = text.trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(first).toMatchObject({
    address: HOSTILE,
    path: `/x${HOSTILE}`,
    [`key${HOSTILE}`]: { deep: [HOSTILE] },
    msg: `said ${HOSTILE}`,
  });
  expect(second.err.message).toBe(`failed ${HOSTILE}`);
});

test('on a terminal control characters are shown as escapes', () => {
  const text = written(true, writeHostile).replace(COLOURS, '');
  expect(rawIn(text)).toEqual([]);
  for (const place of [`address: "${SHOWN}"`, `key${SHOWN}`, `said ${SHOWN}`, `failed ${SHOWN}`]) {
    expect(text).toContain(place);
  }
});

test('backslashes and non-Latin letters are logged unchanged', () => {
  const path = String.raw`C:\u0041\bin «تبيَّن» عملة می‌خواهم`;
  expect(JSON.parse(written(false, (log) => log.info({ path }, ''))).path).toBe(path);
  expect(written(true, (log) => log.info({ path }, ''))).toContain(path);
});

test('on a terminal no line within a message looks like a log entry', () => {
  const text = written(true, (log) => log.info('a mail:\n\n[12:00:00] INFO: signed in'));
  expect(text.replace(COLOURS, '').split('\n').slice(1)).toEqual([
    '    ',
    '    [12:00:00] INFO: signed in',
    '',
  ]);
});
