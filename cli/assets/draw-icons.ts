import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url));
const BLUE = '#2d4a94';

interface Icon {
  file: string;
  size: number;
  /** Share of the side that the logo takes; systems crop maskable icons, for example to a circle. */
  share: number;
}

export const ICONS: Icon[] = [
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.72 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.86 },
];

/** Draws an icon as PNG; the result is deterministic. */
export async function drawIcon({ size, share }: Icon): Promise<Buffer> {
  const svg = await readFile(`${PUBLIC}icon.svg`);
  const inner = Math.round(size * share);
  const logo = await sharp(svg, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  if (share === 1) return sharp(logo).png({ palette: true }).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: BLUE } })
    .composite([{ input: logo }])
    .png({ palette: true })
    .toBuffer();
}

if (import.meta.main) {
  for (const icon of ICONS) await writeFile(PUBLIC + icon.file, await drawIcon(icon));
}
