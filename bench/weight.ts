import { brotliCompressSync } from 'node:zlib';
import type { Browser, CDPSession } from 'playwright-core';
import type { Bench } from '#bench/rig/bench.ts';
import {
  firstVisit,
  LANGUAGES,
  type Language,
  openBrowser,
  publicPages,
} from '#bench/rig/browser.ts';
import type { Figure } from '#bench/rig/figure.ts';
import { startStarterSite } from '#bench/rig/starter.ts';

const MOST_SCRIPT_KB = 10;
const MOST_KB = 90;
const WIDTHS = [412, 1280];
const QUIET_MS = 1_500;

interface Weight {
  page: string;
  /** Bytes on the wire with headers, by type of resource. */
  byType: Record<string, number>;
  /** Script files on the wire, and inline scripts as compressed on their own. */
  scriptBytes: number;
  totalBytes: number;
}

/** The bytes that a first visit loads before any interaction, as counted by the browser. */
export async function measureWeight(bench: Bench): Promise<Figure[]> {
  const site = await startStarterSite();
  const { browser, close } = await openBrowser();
  const weights: Weight[] = [];
  for (const language of LANGUAGES) {
    for (const { name, path } of publicPages(language)) {
      for (const width of bench.isQuick ? WIDTHS.slice(0, 1) : WIDTHS) {
        const label = `${name}, ${language}, ${width} wide`;
        weights.push(await weigh(browser, { language, width, url: site.url + path, label }));
      }
    }
  }
  await close();
  await site.stop();
  const perPage = weights.flatMap(({ page, byType, totalBytes, scriptBytes }): Figure[] => [
    {
      name: `  ${page}`,
      unit: 'kB',
      ours: totalBytes / 1_000,
      other: scriptBytes / 1_000,
      note: `second: JavaScript; ${told(byType)}`,
    },
  ]);
  return [
    heaviest('JavaScript before the first interaction', weights, 'scriptBytes', MOST_SCRIPT_KB),
    heaviest('everything a first visit loads', weights, 'totalBytes', MOST_KB),
    ...perPage,
  ];
}

async function weigh(
  browser: Browser,
  visit: { language: Language; width: number; url: string; label: string },
): Promise<Weight> {
  const context = await firstVisit(browser, visit.language, visit.width);
  const page = await context.newPage();
  const byType = await countBytes(await context.newCDPSession(page));
  await page.goto(visit.url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  // Includes what timers and idle callbacks load.
  await page.waitForTimeout(QUIET_MS);
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter((script) => !script.src && !/json/.test(script.type))
      .map((script) => script.textContent)
      .join('\n'),
  );
  await context.close();
  const inlineBytes = inline ? brotliCompressSync(inline).length : 0;
  return {
    page: visit.label,
    byType,
    scriptBytes: (byType.Script ?? 0) + inlineBytes,
    totalBytes: Object.values(byType).reduce((sum, bytes) => sum + bytes, 0),
  };
}

async function countBytes(session: CDPSession): Promise<Record<string, number>> {
  const types = new Map<string, string>();
  const byType: Record<string, number> = {};
  // The address decides: preloaded scripts and fonts may have the type "Other".
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isScript = /javascript/.test(response.mimeType);
    types.set(requestId, isScript ? 'Script' : type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    byType[type] = (byType[type] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  return byType;
}

function heaviest(
  name: string,
  weights: Weight[],
  what: 'scriptBytes' | 'totalBytes',
  mostKb: number,
): Figure {
  const worst = weights.toSorted((a, b) => b[what] - a[what])[0];
  const ours = (worst?.[what] ?? Number.NaN) / 1_000;
  const goal = `≤ ${mostKb} kB`;
  return { name, unit: 'kB', ours, goal, isMet: ours <= mostKb, note: `heaviest: ${worst?.page}` };
}

function told(byType: Record<string, number>): string {
  return Object.entries(byType)
    .toSorted(([, a], [, b]) => b - a)
    .map(([type, bytes]) => `${type} ${(bytes / 1_000).toFixed(1)}`)
    .join(', ');
}
