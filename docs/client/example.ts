import createClient from 'openapi-fetch';
import type { components, paths } from './tabayyan.d.ts';

export type Coin = components['schemas']['Coin'];

/** Every coin that editors have ruled halal, best rated first. `site` is the address of a Tabayyan. */
export async function* halalCoins(site: string): AsyncGenerator<Coin> {
  const { GET } = createClient<paths>({ baseUrl: site });
  let cursor: string | undefined;
  do {
    const { data, error, response } = await GET('/api/coins', {
      params: { query: { category: 'halal', sort: 'rating', limit: 10, cursor } },
    });
    if (!data) throw new Error(`${response.status}: ${error.error}`);
    yield* data.items;
    cursor = data.nextCursor ?? undefined;
  } while (cursor);
}
