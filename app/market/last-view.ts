import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { type Freshness, freshnessOf, type MarketView } from './figures.ts';

const PATIENCE_MILLISECONDS = 20_000;

let last: { address: string; view: MarketView } | null = null;

/**
 * What `load` brings. Where it fails at the very address it last brought something for, that again, as what could not
 * be refreshed: an outage must not take away the figures one reads. At another address the failure stands.
 */
export async function loadOrKeep(url: URL, load: () => Promise<MarketView>): Promise<MarketView> {
  const address = url.pathname + url.search;
  const kept = last?.address === address ? last.view : null;
  try {
    const view = await (kept ? inTime(load()) : load());
    last = { address, view };
    return view;
  } catch (error) {
    if (!kept) throw error;
    const { locale } = LANGUAGES[languageOf(url.pathname)];
    return { ...kept, freshness: kept.freshness && unreachable(kept.freshness, locale) };
  }
}

// A server that accepts the question and never answers is as good as gone.
function inTime<T>(answer: Promise<T>): Promise<T> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MILLISECONDS);
  });
  return Promise.race([answer, tooLate]);
}

function unreachable({ at }: Freshness, locale: string): Freshness {
  return {
    ...freshnessOf({ fetchedAt: new Date(at), isDue: true, isStale: true }, locale),
    state: 'unreachable',
  };
}
