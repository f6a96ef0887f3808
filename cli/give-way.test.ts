import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const SESSION = '/proc/self/autogroup';
const GIVE_WAY = new URL('give-way.mjs', import.meta.url).href;

/** The output of a program that gives way. */
async function outputOf(program: string, { detached }: { detached: boolean }): Promise<string> {
  const flags = ['--import', GIVE_WAY, '--input-type=module'];
  const child = spawn(process.execPath, [...flags, '-e', program], {
    detached,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return text(child.stdout);
}

test.skipIf(!existsSync(SESSION))(
  'an import gives way with its own session, and leaves that of a terminal alone',
  async () => {
    const program = `console.log(fs.readFileSync('${SESSION}', 'utf8'))`;
    expect(await outputOf(program, { detached: true })).toMatch(/nice 10$/m);
    expect(await outputOf(program, { detached: false })).toBe(`${readFileSync(SESSION, 'utf8')}\n`);
  },
);

test('an import rests while it loads its modules', async () => {
  const program = `const startMs = performance.now();
    const before = process.cpuUsage();
    await import('zod');
    const { user, system } = process.cpuUsage(before);
    console.log((performance.now() - startMs) / ((user + system) / 1_000));`;
  expect(Number(await outputOf(program, { detached: true }))).toBeGreaterThan(2);
});
