import type { Bench } from '#bench/rig/bench.ts';
import { directoryOf, LARGE, openDirectory, SMALL } from '#bench/rig/directory.ts';
import type { Figure } from '#bench/rig/figure.ts';
import { TERMS } from '#bench/rig/listings.ts';
import { startSite } from '#bench/rig/site.ts';
import { newStopwatch } from '#bench/rig/statements.ts';
import { KIND } from '#domain/listing/kind.ts';
import { listPage } from '#domain/listing/list/list.ts';
import { timesOf } from './growth.ts';

const MOST = 5;
const MOST_SQL_MS = 2;

/** Searches at 100,000 listings and at 1,000: the time of the response, and PostgreSQL's part of it. */
export async function measureSearch(bench: Bench): Promise<Figure[]> {
  const folders = [await directoryOf(LARGE), await directoryOf(SMALL)];
  const whole = await wholeAnswers(folders, bench);
  const typed = await wholeAnswers(folders, bench, '/en/search.json');
  const [sqlLarge, sqlSmall] = [
    await sqlTimes(folders[0] ?? '', bench),
    await sqlTimes(folders[1] ?? '', bench),
  ];
  return TERMS.flatMap(({ name, q }, place): Figure[] => {
    const [sql = 0, sqlBefore = 0] = [sqlLarge[place], sqlSmall[place]];
    return [
      grown(`search, ${name}: ${q}`, whole[place]),
      grown(`search while typing, ${name}: ${q}`, typed[place]),
      {
        name: `search, ${name}: SQL`,
        unit: 'ms',
        ours: sql,
        other: sqlBefore,
        ratio: sql / sqlBefore,
        goal: `< ${MOST_SQL_MS} ms`,
        isMet: sql < MOST_SQL_MS,
      },
    ];
  });
}

function grown(name: string, [ours = 0, other = 0]: number[] = []): Figure {
  const ratio = ours / other;
  return { name, unit: 'ms', ours, other, ratio, goal: `≤ ${MOST} ×`, isMet: ratio <= MOST };
}

async function wholeAnswers(
  folders: string[],
  bench: Bench,
  page = '/en/cryptocurrencies',
): Promise<number[][]> {
  const sites = [];
  for (const folder of folders) sites.push(await startSite(folder));
  const times: number[][] = [];
  for (const { q } of TERMS) {
    times.push(await timesOf(sites, `${page}?q=${encodeURIComponent(q)}`, bench.isQuick ? 1 : 8));
  }
  for (const site of sites) await site.stop();
  return times;
}

async function sqlTimes(folder: string, bench: Bench): Promise<number[]> {
  const { url, close } = await openDirectory(folder);
  const stopwatch = newStopwatch(url);
  const times: number[] = [];
  for (const { q } of TERMS) {
    const asked = { page: 1, pageSize: KIND.coin.pageSize };
    times.push(
      await stopwatch.executionMs(
        (db) => listPage(db, 'coin', { q }, asked),
        bench.isQuick ? 3 : 15,
      ),
    );
  }
  await stopwatch.close();
  await close();
  return times;
}
