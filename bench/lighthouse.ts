import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Bench } from '#bench/rig/bench.ts';
import {
  chromiumOptions,
  LANGUAGES,
  type Language,
  LOCALE,
  publicPages,
} from '#bench/rig/browser.ts';
import { atMost, type Figure } from '#bench/rig/figure.ts';
import { startStarterSite } from '#bench/rig/site.ts';
import { toolOf } from '#bench/rig/tools.ts';
import { atEnd, freePort, run } from '#tests/rig/processes.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MAX_LCP_SECONDS = 1.2;

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
  runtimeError?: { message: string };
}

interface Seen {
  page: string;
  /** Pages that search engines may not index have no score for them. */
  isIndexed: boolean;
  /** 0 to 100, in the order of `CATEGORIES`. */
  scores: number[];
  lcpSeconds: number;
  shift: number;
  /** Audits that lowered the score. */
  failed: string[];
}

/** Lighthouse on a simulated phone: every public page in both languages. */
export async function measureLighthouse(bench: Bench): Promise<Figure[]> {
  const lighthouse = join(await toolOf('lighthouse'), 'cli/index.js');
  const site = await startStarterSite();
  const seen: Seen[] = [];
  for (const language of LANGUAGES) {
    const pages = publicPages(language);
    for (const { name, path, isIndexed } of bench.isQuick ? pages.slice(0, 1) : pages) {
      const report = await inspect(lighthouse, site.url + path, language);
      seen.push({ ...readReport(report), page: `${name}, ${language}`, isIndexed });
      console.log(`  ${name}, ${language}: ${seen.at(-1)?.scores.join(' / ')}`);
    }
  }
  await site.stop();
  return [...worstOf(seen), ...seen.map(lineOf)];
}

// Each page gets a new browser with cold caches.
async function inspect(lighthouse: string, url: string, language: Language): Promise<Report> {
  const port = await freePort();
  const options = await chromiumOptions();
  const args = [
    ...options.args,
    `--remote-debugging-port=${port}`,
    // Visitors with another language would be redirected.
    `--lang=${LOCALE[language]}`,
    `--accept-lang=${LOCALE[language]}`,
  ];
  const browser = await chromium.launch({ ...options, args });
  const close = atEnd(() => browser.close());
  try {
    const output = await run(process.execPath, [
      lighthouse,
      url,
      `--port=${port}`,
      '--output=json',
      '--output-path=stdout',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join(',')}`,
    ]);
    const read: Report = JSON.parse(output);
    if (read.runtimeError) throw new Error(`${url}: ${read.runtimeError.message}`);
    return read;
  } finally {
    await close();
  }
}

function readReport({ categories, audits }: Report): Omit<Seen, 'page' | 'isIndexed'> {
  const failed = Object.entries(audits)
    .filter(([, { score }]) => score !== null && score < 0.9)
    .map(([name]) => name);
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100)),
    lcpSeconds: (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1_000,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    failed,
  };
}

function worstOf(seen: Seen[]): Figure[] {
  const lowest = CATEGORIES.map((name, place): Figure => {
    const scored = seen.filter(({ isIndexed }) => name !== 'seo' || isIndexed);
    const ours = Math.min(...scored.map(({ scores }) => scores[place] ?? 0));
    return { name: `Lighthouse ${name}, worst`, unit: '', ours, goal: '100', isMet: ours === 100 };
  });
  const lcp = Math.max(...seen.map(({ lcpSeconds }) => lcpSeconds));
  // Lighthouse shows three digits.
  const shift = Math.max(...seen.map(({ shift }) => shift));
  return [
    ...lowest,
    atMost(MAX_LCP_SECONDS, {
      name: 'largest contentful paint, worst',
      unit: 's',
      ours: lcp,
      note: 'simulated',
    }),
    { name: 'layout shift, worst', unit: '', ours: shift, goal: '0', isMet: shift < 0.0005 },
  ];
}

function lineOf({ page, scores, lcpSeconds, shift, failed }: Seen): Figure {
  return {
    name: `  ${page}`,
    unit: '',
    ours: Math.min(...scores),
    note: `${scores.join(' / ')}, LCP ${lcpSeconds.toFixed(2)} s, CLS ${shift}; ${failed.join(', ')}`,
  };
}
