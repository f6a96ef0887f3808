import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { type Freshness, freshnessOf, type MarketView } from './figures.ts';

const TIMEOUT_MS = 20_000;

let last: { address: string; view: MarketView } | null = null;

/**
 * The result of `load`. If it fails for the address that was loaded last, the last result as unreachable: an outage must
 * not remove the figures on screen. For another address it throws.
 */
export async function loadOrLast(url: URL, load: () => Promise<MarketView>): Promise<MarketView> {
  const address = url.pathname + url.search;
  const previous = last?.address === address ? last.view : null;
  try {
    const view = await (previous ? inTime(load()) : load());
    last = { address, view };
    return view;
  } catch (error) {
    if (!previous) throw error;
    const { locale } = LANGUAGES[languageOf(url.pathname)];
    return {
      ...previous,
      freshness: previous.freshness && unreachable(previous.freshness, locale),
    };
  }
}

// A server that accepts the request and never responds counts as failed.
function inTime<T>(pending: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), TIMEOUT_MS);
  });
  return Promise.race([pending, timeout]);
}

function unreachable({ at }: Freshness, locale: string): Freshness {
  return {
    ...freshnessOf({ fetchedAt: new Date(at), isDue: true, isStale: true }, locale),
    state: 'unreachable',
  };
}
