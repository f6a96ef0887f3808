import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { largestJpeg, tooLargeJpeg } from '#tests/samples/largest-jpeg.ts';
import { plainPicture } from '#tests/samples/plain-picture.ts';
import { cleanPicture } from './clean-picture.ts';
import { MAX_UPLOAD_BYTES } from './format.ts';

async function cleaned(bytes: Uint8Array): Promise<Uint8Array> {
  const answer = await cleanPicture(bytes);
  if ('reason' in answer) throw new Error(answer.reason);
  return answer;
}

/** An animation of 10×10 pixels, alternately light and dark. */
function animation(frames: number) {
  const all = Array.from({ length: frames }, (_, index) => Buffer.alloc(300, index % 2 ? 250 : 10));
  const raw = { width: 10, height: 10 * frames, channels: 3, pageHeight: 10 } as const;
  return sharp(Buffer.concat(all), { raw });
}

describe('an uploaded picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('as %s becomes WebP', async (kind) => {
    const picture = await cleaned(await plainPicture(300, 200).toFormat(kind).toBuffer());
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 300, height: 200 });
  });

  test('is scaled to fit 512 by 512, in its own proportions', async () => {
    const picture = await cleaned(await plainPicture(2000, 1000).png().toBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ width: 512, height: 256 });
  });

  test('keeps its transparency', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background } });
    const picture = await cleaned(await clear.png().toBuffer());
    expect((await sharp(picture).stats()).isOpaque).toBe(false);
  });

  test('that is animated becomes its first frame', async () => {
    for (const kind of ['gif', 'webp'] as const) {
      const picture = await cleaned(await animation(20).toFormat(kind).toBuffer());
      expect((await sharp(picture).metadata()).pages ?? 1).toBe(1);
      expect((await sharp(picture).stats()).dominant.r).toBeLessThan(50);
    }
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('as %s loses its metadata', async (kind) => {
    const signed = await plainPicture(40, 20)
      .withExif({
        IFD0: { Copyright: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 28/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Somebody</x:xmpmeta>')
      .withIccProfile('p3')
      .toFormat(kind)
      .toBuffer();
    const metadata = { exif: expect.anything(), xmp: expect.anything(), icc: expect.anything() };
    expect(await sharp(signed).metadata()).toMatchObject(metadata);
    const picture = await cleaned(signed);
    const { exif, xmp, icc, iptc, comments } = await sharp(picture).metadata();
    expect({ exif, xmp, icc, iptc, comments }).toEqual({});
    expect(Buffer.from(picture).includes('Somebody')).toBe(false);
  });

  test('is turned upright', async () => {
    const lying = await plainPicture(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, orientation } = await sharp(await cleaned(lying)).metadata();
    expect({ width, height, orientation }).toEqual({ width: 20, height: 40 });
  });

  test('loses a script that was appended to it', async () => {
    const gif = await plainPicture(10, 10).gif().toBuffer();
    const picture = await cleaned(Buffer.concat([gif, Buffer.from('<script>alert(1)</script>')]));
    expect(Buffer.from(picture).includes('script')).toBe(false);
  });
});

describe('an upload is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 200, height: 200, channels: 3, background: '#fff', noise } as const;

  test.each<[number, string, () => Promise<Uint8Array> | Uint8Array]>([
    [415, 'nothing', () => Buffer.of()],
    [415, 'HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [415, 'SVG', () => Buffer.from(svg)],
    [415, 'SVG with a declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    [415, 'TIFF', () => plainPicture(9, 9).tiff().toBuffer()],
    [415, 'PDF', () => Buffer.from('%PDF-1.7\n')],
    [415, 'a script called GIF', () => Buffer.from('GIF89a=1;alert(1)//<script></script>')],
    [
      415,
      'SVG behind the first bytes of a JPEG',
      () => Buffer.from(`\xff\xd8\xff${svg}`, 'latin1'),
    ],
    [415, 'half a PNG', async () => half(await sharp({ create }).png().toBuffer())],
    [415, 'half a JPEG', async () => half(await sharp({ create }).jpeg().toBuffer())],
    [413, 'more than 5 MB', () => Buffer.alloc(MAX_UPLOAD_BYTES + 1)],
    [422, '1,000 frames of WebP', () => animation(1000).webp().toBuffer()],
    [
      422,
      'too many pixels for AVIF',
      () => plainPicture(3001, 2000).avif({ effort: 0 }).toBuffer(),
    ],
  ])('%s: %s', async (status, _, make) => {
    const answer = await cleanPicture(await make());
    expect(answer).toEqual({ status, reason: expect.stringMatching(/^[a-z].{20,80}\.$/) });
  });

  test.each<[string, number, () => Buffer | Promise<Buffer>]>([
    ['50,000 by 50,000 pixels', 422, hugePng],
    ['an interlaced PNG of 16 bits', 422, () => deepPng(5000)],
    ['a progressive CMYK JPEG', 422, tooLargeJpeg],
    ['a GIF', 422, () => plainPicture(5000, 5000).gif({ effort: 1 }).toBuffer()],
    ['1,000 frames of GIF', 422, () => longGif(1000)],
    ['the most frames that are accepted', 200, () => longGif(500)],
    ['rows of 500,000 pixels', 422, () => plainPng(500_000, 50)],
    ['the deepest PNG that is accepted', 200, () => deepPng(2500)],
    ['the largest CMYK JPEG that is accepted', 200, largestJpeg],
    [
      'the largest AVIF that is accepted',
      200,
      () => plainPicture(2449, 2449).avif({ effort: 0 }).toBuffer(),
    ],
    ['the longest row that is accepted', 200, () => plainPng(16_383, 1525)],
  ])(
    'checking takes under 150 MB more memory: %s',
    { timeout: 30_000 },
    async (_, expected, make) => {
      // A fresh process, which has not decoded a larger picture before.
      const script = `
      import { cleanPicture } from './domain/image/clean-picture.ts';
      const rest = [];
      for await (const part of process.stdin) rest.push(part);
      const peak = () => process.resourceUsage().maxRSS;
      const before = peak();
      const { status = 200 } = await cleanPicture(Buffer.concat(rest));
      console.log(JSON.stringify({ status, moreMegabytes: (peak() - before) / 1024 }));`;
      const bytes = await make();
      const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
      run.child.stdin?.end(bytes);
      const { status, moreMegabytes } = JSON.parse((await run).stdout);
      expect(status).toBe(expected);
      expect(moreMegabytes).toBeLessThan(150);
    },
  );
});

/** Frames of 256 by 256 pixels: 262 MB for a thousand of them, decoded. */
async function longGif(frames: number): Promise<Buffer> {
  const gif = await plainPicture(256, 256).gif().toBuffer();
  // The first frame starts with its head; a trailer of one byte ends the file.
  const head = gif.indexOf(Buffer.of(0x21, 0xf9, 4));
  const frame = gif.subarray(head, -1);
  return Buffer.concat([gif.subarray(0, head), ...Array(frames).fill(frame), gif.subarray(-1)]);
}

/** 50,000 by 50,000 pixels of one bit, complete, in 300 kB. */
function hugePng(): Buffer {
  const size = 50_000;
  return png(size, size, [1, 0, 0, 0, 0], (size / 8 + 1) * size);
}

/** Black, complete. */
function plainPng(width: number, height: number): Buffer {
  return png(width, height, [8, 2, 0, 0, 0], (width * 3 + 1) * height);
}

/** Interlaced, four channels of 16 bits, complete. */
function deepPng(size: number): Buffer {
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  const lengths = passes.map(
    ([x, y, stepX, stepY]) =>
      Math.ceil((size - y) / stepY) * (1 + 8 * Math.ceil((size - x) / stepX)),
  );
  return png(
    size,
    size,
    [16, 6, 0, 0, 1],
    lengths.reduce((a, b) => a + b),
  );
}

function png(width: number, height: number, kind: number[], length: number): Buffer {
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from(kind)])),
    chunk('IDAT', deflateSync(Buffer.alloc(length), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  return Buffer.concat([uint32(content.length), named, uint32(crc32(named))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
