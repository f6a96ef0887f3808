import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { childrenOf, HAS_PROC_FILES, residentMegabytes } from '#tests/rig/child-processes.ts';
import { largestJpeg } from '#tests/samples/largest-jpeg.ts';
import { plainPicture } from '#tests/samples/plain-picture.ts';
import { type Drawing, startDrawing } from './drawing.ts';

/** One such picture takes some 100 MB. */
const MAX_GROWTH_MEGABYTES = 150;

const png = await plainPicture(60, 40).png().toBuffer();

describe.runIf(HAS_PROC_FILES)('the process that draws', () => {
  let drawing: Drawing;
  const started = new Set<number>();
  function newDrawing(settings?: Parameters<typeof startDrawing>[0]): Drawing {
    for (const pid of childrenOf()) started.add(pid);
    drawing = startDrawing(settings);
    return drawing;
  }
  /** The process id of the child; undefined: none runs. */
  const pid = () => childrenOf().find((child) => !started.has(child));
  // A signal to 0 would end the tests themselves.
  function runningPid(): number {
    const found = pid();
    if (found === undefined) throw new Error('no process draws');
    return found;
  }

  afterEach(async () => {
    const left = pid();
    if (left !== undefined) process.kill(left, 'SIGKILL');
    await vi.waitUntil(() => pid() === undefined, { timeout: 10_000 });
  });

  test('is started for the first picture, without the secrets of the server, and reused for the next', async () => {
    vi.stubEnv('SECRET', 'the secret of the server');
    newDrawing();
    expect(pid()).toBeUndefined();
    const picture = await drawing.clean(png);
    expect(await sharp(picture as Uint8Array).metadata()).toMatchObject({ width: 60 });
    vi.unstubAllEnvs();
    const first = pid();
    expect(first).toBeDefined();
    expect(readFileSync(`/proc/${first}/environ`, 'utf8')).not.toContain(
      'the secret of the server',
    );
    expect(await drawing.clean(Buffer.from('<svg/>'))).toMatchObject({ status: 415 });
    await expect(drawing.resize(Buffer.from('<svg/>'), 'news')).rejects.toMatchObject({
      name: 'PictureError',
      status: 404,
    });
    expect(await sharp(await drawing.resize(png, 'coin')).metadata()).toMatchObject({ width: 64 });
    expect(pid()).toBe(first);
  });

  test('that dies fails its picture and is replaced for the next', async () => {
    newDrawing();
    await drawing.clean(png);
    const drawn = drawing.clean(png);
    process.kill(runningPid(), 'SIGKILL');
    await expect(drawn).rejects.toMatchObject({ name: 'DrawingError' });
    expect(await drawing.clean(png)).toBeInstanceOf(Uint8Array);
  });

  test('that takes too long is ended', async () => {
    newDrawing({ timeoutMs: 1 });
    await expect(drawing.clean(png)).rejects.toThrow('too long');
    expect(pid()).toBeUndefined();
  });

  test('is ended when idle', async () => {
    newDrawing({ idleMs: 20 });
    await drawing.clean(png);
    await vi.waitUntil(() => pid() === undefined, { timeout: 10_000 });
    expect(await drawing.clean(png)).toBeInstanceOf(Uint8Array);
  });

  test('ignores the signals that end a process group, since the server may still need it', async () => {
    newDrawing();
    await drawing.clean(png);
    const before = runningPid();
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.kill(before, signal);
    expect(await drawing.clean(png)).toBeInstanceOf(Uint8Array);
    expect(pid()).toBe(before);
  });

  test('ends with a killed server', async () => {
    const server = run(`
      import { drawing } from './domain/image/drawing.ts';
      await drawing.clean(picture);
      console.log('drawn');
      setInterval(() => {}, 1000);`);
    server.stdin.end(png);
    await once(server.stdout, 'data');
    const [child = 0] = childrenOf(server.pid);
    expect(existsSync(`/proc/${child}`)).toBe(true);
    server.kill('SIGKILL');
    await vi.waitUntil(() => !existsSync(`/proc/${child}`), { timeout: 10_000 });
  });
});

describe.runIf(HAS_PROC_FILES)('four large progressive pictures', () => {
  test.each([
    ['one after another', 'for (const _ of four) await drawing.clean(picture);'],
    ['at once', 'await Promise.all(four.map(() => drawing.clean(picture)));'],
  ])('%s take no more memory than one', { timeout: 60_000 }, async (_, ask) => {
    const server = run(`
      import { drawing } from './domain/image/drawing.ts';
      await drawing.clean(Buffer.from('${png.toString('base64')}', 'base64'));
      console.log('ready');
      await new Promise((resolve) => setTimeout(resolve, 200));
      const four = [1, 2, 3, 4];
      ${ask}
      process.exit();`);
    // In one process four of them take 410 MB.
    server.stdin.end(await largestJpeg());
    await once(server.stdout, 'data');
    const all = () =>
      [server.pid ?? 0, ...childrenOf(server.pid)].map(residentMegabytes).reduce((a, b) => a + b);
    const before = all();
    let most = 0;
    const timer = setInterval(() => {
      most = Math.max(most, all());
    }, 5);
    await once(server, 'exit');
    clearInterval(timer);
    expect(most).toBeGreaterThan(before);
    expect(most - before).toBeLessThan(MAX_GROWTH_MEGABYTES);
  });
});

/** Runs a script in a process of its own; `picture` holds the bytes of its standard input. */
function run(script: string) {
  const start = `
    const parts = [];
    for await (const part of process.stdin) parts.push(part);
    const picture = Buffer.concat(parts);`;
  const args = ['--input-type=module', '-e', start + script];
  return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
}
