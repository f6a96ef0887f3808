import type { Page } from 'playwright-core';
import { batchesOf } from '#db/batches.ts';
import { askRaw, type RawResponse } from '#tests/requests/ask-raw.ts';
import { FORM_BODIES } from '#tests/requests/form-body.ts';
import { inspect, type PageContent } from './inspect-pages.ts';
import type { PageRequest } from './page-requests.ts';

/** A site, and the cookie of an editor's session on it. */
export interface SiteAccess {
  url: string;
  cookie: string;
}

/** A request to the attacked site, and the one to the reference site whose page must have the same elements. */
export interface RequestPair {
  hostile: PageRequest;
  harmless: PageRequest;
}

/**
 * Requests pages of two sites, `atOnce` at a time, and compares their elements as `page`'s parser reads them. Returns the
 * problems and the labels of all payloads found. Pages of the reference site with the same name are requested once.
 */
export async function compareSites(
  page: Page,
  { attacked, reference }: { attacked: SiteAccess; reference: SiteAccess },
  pairs: RequestPair[],
  { atOnce, nameOf }: { atOnce: number; nameOf: (request: PageRequest) => string },
): Promise<{ problems: string[]; labels: Set<string> }> {
  const labels = new Set<string>();
  const problems: string[] = [];
  const references = new Map<string, InspectedPage>();
  for (const batch of batchesOf(pairs, atOnce)) {
    const byName = new Map(batch.map(({ harmless }) => [nameOf(harmless), harmless]));
    const missing = [...byName].flatMap(([name, request]) =>
      references.has(name) ? [] : [request],
    );
    const requests = batch.map(({ hostile }) => hostile);
    const [expected, pages] = await Promise.all([
      requestAndInspect(page, reference, missing),
      requestAndInspect(page, attacked, requests),
    ]);
    for (const inspected of expected) references.set(nameOf(inspected.request), inspected);
    for (const [index, inspected] of pages.entries()) {
      const pair = batch[index];
      problems.push(...problemsOf(inspected, pair && references.get(nameOf(pair.harmless))));
      for (const label of inspected.labels) labels.add(label);
    }
  }
  return { problems, labels };
}

/** The response to a request; only requests to the admin have the editor's cookie. */
export function sendPageRequest(
  { url, cookie }: SiteAccess,
  { path, fields }: PageRequest,
): Promise<RawResponse> {
  const headers = { Cookie: path.startsWith('/admin') ? cookie : '' };
  if (!fields) return askRaw(url, path, { headers });
  const { type, body } = FORM_BODIES.urlencoded(fields);
  return askRaw(url, path, {
    method: 'POST',
    headers: { ...headers, Origin: url, 'Content-Type': type },
    body,
  });
}

interface InspectedPage extends PageContent {
  request: PageRequest;
  status: number;
}

async function requestAndInspect(
  page: Page,
  site: SiteAccess,
  requests: PageRequest[],
): Promise<InspectedPage[]> {
  const answers = await Promise.all(requests.map((request) => sendPageRequest(site, request)));
  const contents = await inspect(
    page,
    answers.map(({ body }) => String(body)),
  );
  return requests.map((request, index) => ({
    ...(contents[index] as PageContent),
    request,
    status: answers[index]?.status ?? 0,
  }));
}

function problemsOf(
  { request, status, elements, problems }: InspectedPage,
  expected: InspectedPage | undefined,
): string[] {
  const index = elements.findIndex((element, at) => element !== expected?.elements[at]);
  const isSame = index === -1 && elements.length === expected?.elements.length;
  const where = `${request.fields ? 'POST' : 'GET'} ${request.path} (${status})`;
  return [
    ...problems,
    ...(status === expected?.status ? [] : [`${expected?.status} without markup`]),
    ...(isSame ? [] : [`<${elements[index]}> instead of <${expected?.elements[index]}>`]),
  ].map((problem) => `${where}: ${problem}`);
}
