import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const PRIORITY_FILE = '/proc/self/autogroup';
const LOW_PRIORITY = new URL('low-priority.mjs', import.meta.url).href;

/** The output of a program that runs at low priority. */
async function outputOf(program: string, { detached }: { detached: boolean }): Promise<string> {
  const flags = ['--import', LOW_PRIORITY, '--input-type=module'];
  const child = spawn(process.execPath, [...flags, '-e', program], {
    detached,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return text(child.stdout);
}

test.skipIf(!existsSync(PRIORITY_FILE))(
  'an import lowers the priority of a session of its own, but not of a terminal’s',
  async () => {
    const program = `console.log(fs.readFileSync('${PRIORITY_FILE}', 'utf8'))`;
    expect(await outputOf(program, { detached: true })).toMatch(/nice 10$/m);
    expect(await outputOf(program, { detached: false })).toBe(
      `${readFileSync(PRIORITY_FILE, 'utf8')}\n`,
    );
  },
);

test('an import pauses between the modules that it loads', async () => {
  const program = `const startMs = performance.now();
    const before = process.cpuUsage();
    await import('zod');
    const { user, system } = process.cpuUsage(before);
    console.log((performance.now() - startMs) / ((user + system) / 1_000));`;
  expect(Number(await outputOf(program, { detached: true }))).toBeGreaterThan(2);
});
