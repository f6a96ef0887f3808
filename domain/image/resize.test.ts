import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { plainPicture } from '#tests/samples/plain-picture.ts';
import { resizePicture } from './resize.ts';

const RED = { r: 192, g: 48, b: 48 };

/** About the colour of one pixel: WebP loses some. */
async function colourAt(picture: Uint8Array, x: number, y: number) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + info.channels)].map((part) => Math.round(part / 32));
}

const near = ({ r, g, b }: typeof RED) => [r, g, b].map((part) => Math.round(part / 32));

/** An animation of 10×10 pixels, red first, then blue. */
function animation(frames: number): Sharp {
  const first = Buffer.alloc(300, Buffer.from([RED.r, RED.g, RED.b]));
  const second = Buffer.alloc(300, Buffer.from([0, 0, 255]));
  const all = Array.from({ length: frames }, (_, index) => (index % 2 ? second : first));
  const raw = { width: 10, height: 10 * frames, channels: 3, pageHeight: 10 } as const;
  return sharp(Buffer.concat(all), { raw });
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'as %s becomes AVIF for the news',
    async (kind) => {
      const picture = await resizePicture(
        await plainPicture(600, 600).toFormat(kind).toBuffer(),
        'news',
      );
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({ format: 'heif', width: 300, height: 180 });
      expect((await colourAt(picture, 150, 90)).slice(0, 3)).toEqual(near(RED));
    },
  );

  test('of the news is cropped to 300 by 180', async () => {
    const picture = await resizePicture(await plainPicture(20, 900).png().toBuffer(), 'news');
    expect((await sharp(picture).metadata()).hasAlpha).toBe(false);
    expect(await colourAt(picture, 0, 0)).toEqual(near(RED));
    expect(await colourAt(picture, 299, 179)).toEqual(near(RED));
  });

  test('of a coin is contained in a transparent square', async () => {
    const picture = await resizePicture(await plainPicture(200, 100).png().toBuffer(), 'coin');
    const { width, height } = await sharp(picture).metadata();
    expect({ width, height }).toEqual({ width: 64, height: 64 });
    expect((await colourAt(picture, 32, 2))[3]).toBe(0);
    expect((await colourAt(picture, 2, 32))[3]).toBe(8);
  });

  test('that is animated becomes its first frame', async () => {
    for (const kind of ['gif', 'webp'] as const) {
      const moving = await animation(1000).toFormat(kind, { loop: 0 }).toBuffer();
      expect((await sharp(moving).metadata()).pages).toBeGreaterThan(1);
      const picture = await resizePicture(moving, 'coin');
      expect((await sharp(picture).metadata()).pages ?? 1).toBe(1);
      expect(await colourAt(picture, 32, 32)).toEqual(near(RED));
    }
  });

  test('loses its metadata and is turned upright', async () => {
    const [red, blue] = [plainPicture(20, 40), plainPicture(20, 40, '#0000ff')];
    const lying = await plainPicture(40, 40)
      .composite([
        { input: await red.png().toBuffer(), left: 0, top: 0 },
        { input: await blue.png().toBuffer(), left: 20, top: 0 },
      ])
      .withExif({
        IFD0: { Copyright: 'Somebody', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 28/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Somebody</x:xmpmeta>')
      .jpeg({ chromaSubsampling: '4:4:4' })
      .toBuffer();
    expect(await sharp(lying).metadata()).toMatchObject({
      orientation: 6,
      exif: expect.anything(),
      xmp: expect.anything(),
    });
    const picture = await resizePicture(lying, 'coin');
    const { exif, xmp, icc, orientation } = await sharp(picture).metadata();
    expect({ exif, xmp, icc, orientation }).toEqual({});
    expect(Buffer.from(picture).includes('Somebody')).toBe(false);
    // Rotated clockwise: the left side is on top.
    expect((await colourAt(picture, 32, 8)).slice(0, 3)).toEqual(near(RED));
    expect((await colourAt(picture, 32, 56)).slice(0, 3)).toEqual(near({ r: 0, g: 0, b: 255 }));
  });

  test('loses bytes that were appended to it', async () => {
    const gif = await plainPicture(10, 10).gif().toBuffer();
    const picture = await resizePicture(
      Buffer.concat([gif, Buffer.from('<script>alert(1)</script>')]),
      'coin',
    );
    expect(Buffer.from(picture).includes('script')).toBe(false);
  });
});

describe('resizing refuses', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
  const noise = (kind: 'png' | 'jpeg' | 'webp') =>
    sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .toFormat(kind)
      .toBuffer();
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['nothing', () => Buffer.of()],
    ['one byte', () => Buffer.of(0xff)],
    ['HTML', () => Buffer.from('<!doctype html><title>Not found</title>')],
    ['SVG', () => Buffer.from(svg)],
    ['SVG with a declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['TIFF', () => plainPicture(9, 9).tiff().toBuffer()],
    ['PDF', () => Buffer.from('%PDF-1.7\n')],
    ['the name of a GIF', () => Buffer.from('GIF89a')],
    ['a script called GIF', () => Buffer.from('GIF89a=1;alert(1)//<script></script>')],
    ['SVG behind the first bytes of a JPEG', () => Buffer.from(`\xff\xd8\xff${svg}`, 'latin1')],
    ['an AVIF without a picture', () => Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1')],
    ['half a PNG', async () => half(await noise('png'))],
    ['half a JPEG', async () => half(await noise('jpeg'))],
    ['half a WebP', async () => half(await noise('webp'))],
    ['a PNG of 50,000 by 50,000', () => pngHeader(50_000, 50_000)],
    ['a PNG of 2 billion by 1', () => pngHeader(2_000_000_000, 1)],
  ])('%s', async (_, make) => {
    await expect(resizePicture(await make(), 'news')).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    ['png', 5001, 5000, { compressionLevel: 1 }],
    ['avif', 3001, 2000, { effort: 1 }],
  ] as const)(
    '%s of too many pixels, even if it is valid and small',
    async (kind, width, height, quick) => {
      const bytes = await plainPicture(width, height).toFormat(kind, quick).toBuffer();
      expect(bytes.length).toBeLessThan(5_000_000);
      await expect(resizePicture(bytes, 'news')).rejects.toMatchObject({
        status: 404,
        cause: expect.objectContaining({ message: expect.stringContaining('pixel limit') }),
      });
    },
  );
});

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(17);
  header.write('IHDR');
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  header.set([8, 2, 0, 0, 0], 12);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0d', 'latin1'),
    header,
    uint32(crc32(header)),
    Buffer.from('\0\0\0\0IDAT', 'latin1'),
    uint32(crc32('IDAT')),
  ]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
