import type { Page } from 'playwright-core';
import { askRaw, type RawAnswer } from '#tests/requests/ask-raw.ts';
import { FORM_BODIES } from '#tests/requests/form-body.ts';
import type { Visit } from './hostile-visits.ts';
import { type Inspected, inspect } from './inspect-pages.ts';

/** A site, and who looks at its admin. */
export interface Asked {
  url: string;
  cookie: string;
}

/** A page of the one site, and the page of the other that is to be like it. */
export interface Pair {
  visit: Visit;
  plain: Visit;
}

/**
 * Looks at pages of two sites, some at once, with the parser `page` has: what is other where there is markup, and the
 * marks that were seen. Of the plain ones those of the same name are looked at once.
 */
export async function compareSites(
  page: Page,
  { marked, twin }: { marked: Asked; twin: Asked },
  pairs: Pair[],
  { atOnce, nameOf }: { atOnce: number; nameOf: (visit: Visit) => string },
): Promise<{ wrong: string[]; seen: Set<string> }> {
  const seen = new Set<string>();
  const wrong: string[] = [];
  const known = new Map<string, Look>();
  for (let from = 0; from < pairs.length; from += atOnce) {
    const some = pairs.slice(from, from + atOnce);
    const plain = new Map(some.map((pair) => [nameOf(pair.plain), pair.plain]));
    const unknown = [...plain].flatMap(([name, visit]) => (known.has(name) ? [] : [visit]));
    for (const look of await lookAt(page, twin, unknown)) known.set(nameOf(look.visit), look);
    const looks = await lookAt(
      page,
      marked,
      some.map(({ visit }) => visit),
    );
    for (const [place, look] of looks.entries()) {
      const other = some[place] && known.get(nameOf(some[place].plain));
      wrong.push(...strangeIn(look, other));
      for (const mark of look.seen) seen.add(mark);
    }
  }
  return { wrong, seen };
}

/** The answer to a visit; what is not the admin's is asked for by nobody. */
export function visited({ url, cookie }: Asked, { path, fields }: Visit): Promise<RawAnswer> {
  const headers = { Cookie: path.startsWith('/admin') ? cookie : '' };
  if (!fields) return askRaw(url, path, { headers });
  const { type, body } = FORM_BODIES.urlencoded(fields);
  return askRaw(url, path, {
    method: 'POST',
    headers: { ...headers, Origin: url, 'Content-Type': type },
    body,
  });
}

interface Look extends Inspected {
  visit: Visit;
  status: number;
}

async function lookAt(page: Page, asked: Asked, visits: Visit[]): Promise<Look[]> {
  const answers = await Promise.all(visits.map((visit) => visited(asked, visit)));
  const inspected = await inspect(
    page,
    answers.map(({ body }) => String(body)),
  );
  return visits.map((visit, place) => ({
    ...(inspected[place] as Inspected),
    visit,
    status: answers[place]?.status ?? 0,
  }));
}

function strangeIn({ visit, status, skeleton, wrong }: Look, expected: Look | undefined): string[] {
  const place = skeleton.findIndex((element, at) => element !== expected?.skeleton[at]);
  const isSame = place === -1 && skeleton.length === expected?.skeleton.length;
  const where = `${visit.fields ? 'POST' : 'GET'} ${visit.path} (${status})`;
  return [
    ...wrong,
    ...(status === expected?.status ? [] : [`${expected?.status} without markup`]),
    ...(isSame ? [] : [`<${skeleton[place]}> in place of <${expected?.skeleton[place]}>`]),
  ].map((what) => `${where}: ${what}`);
}
