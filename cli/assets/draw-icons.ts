import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url));
const BLUE = '#2d4a94';

interface Icon {
  file: string;
  size: number;
  /** The part of the side that the mark takes: systems cut a maskable one to a circle or whatever they like. */
  share: number;
}

/** The icons that are made from `public/icon.svg`. */
export const ICONS: Icon[] = [
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.72 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.86 },
];

/** The PNG of an icon. The same each time. */
export async function drawIcon({ size, share }: Icon): Promise<Buffer> {
  const svg = await readFile(`${PUBLIC}icon.svg`);
  const inner = Math.round(size * share);
  const mark = await sharp(svg, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  if (share === 1) return sharp(mark).png({ palette: true }).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: BLUE } })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer();
}

if (import.meta.main) {
  for (const icon of ICONS) await writeFile(PUBLIC + icon.file, await drawIcon(icon));
}
