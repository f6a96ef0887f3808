import { isIP } from 'node:net';
import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import type { EntryView } from '#app/ledger/entry-view.ts';
import { loadLatestChanges } from '#app/ledger/load-latest.server.ts';
import { ruledSummaries } from '#app/listing/ruled-summaries.server.ts';
import type { RuledSummary } from '#domain/listing/display.ts';
import { findListings } from '#domain/listing/find.ts';
import { KIND, KINDS } from '#domain/listing/kind.ts';
import type { NewsArticle } from '#domain/news/article.ts';
import type { News } from '#domain/news/news.ts';
import { shorten } from '#domain/news/plain-text.ts';
import { productIn } from '#domain/news/product.ts';
import { inCategory, newsFor, newsPage } from '#domain/news/selection.ts';
import { mainGlance } from '#domain/ruling/ruling-glance.ts';
import { readNewsQuery } from './news-query.ts';
import { momentOf, type NamedListing, type ShownArticle } from './shown-article.ts';

/** Requirement 9.2. */
const EXCERPT_LETTERS = 150;
/** The length of a changed verdict's reason. */
const REASON_LETTERS = 220;
const MAX_NAMED = 3;

/** The news page's data for `url`. */
export async function loadNews(
  provided: Pick<
    Services,
    'db' | 'news' | 'mentions' | 'positions' | 'imageAddress' | 'pictures' | 'log'
  >,
  url: URL,
) {
  const { news, imageAddress, pictures } = provided;
  // A picture that is not at hand yet, or cannot be had, would leave a hole.
  const picture = (size: 'news' | 'source', address: string | null) => {
    if (!address) return null;
    if (pictures.has(size, address)) return imageAddress(size, address);
    pictures.prefetch(size, address);
    return null;
  };
  const language = languageOf(url.pathname);
  const query = readNewsQuery(url.searchParams);
  const answer = await news.get(query.category);
  const now = new Date();
  const selected = inCategory(newsFor(language, answer), query.category);
  const { items, ...place } = newsPage(selected, query.page);
  const named = await namedIn(provided, answer, items, language);
  const reached = lastOf(answer.services.flatMap(({ answeredAt }) => answeredAt ?? []));
  return {
    ...place,
    isSample: answer.source === 'samples',
    /** Whether there are articles, and all in another language. */
    isForeign: selected.length > 0 && selected.every((article) => article.language !== language),
    /** The newest changes of verdicts, while there are no news of today. */
    changes: answer.source === 'samples' ? await changesOf(provided, language) : [],
    /** By name: a numeric address tells readers nothing. */
    hosts: [...new Set(answer.services.map(({ host }) => host))].filter((host) => !isIP(host)),
    isSetUp: answer.services.length > 0,
    /** The last good answer of any service; null: none yet. */
    reached: reached && momentOf(reached, now, language),
    /** When the news was fetched; null while it is fresh. */
    staleSince:
      answer.isStale && answer.fetchedAt ? momentOf(answer.fetchedAt, now, language) : null,
    articles: items.map(
      (article): ShownArticle => ({
        title: article.title,
        url: article.url,
        source: article.source,
        language: article.language,
        excerpt: shorten(article.body, EXCERPT_LETTERS),
        picture: picture('news', article.image),
        logo: picture('source', article.sourceImage),
        published: momentOf(new Date(article.publishedAt), now, language),
        named: named.get(article.title)?.slice(0, MAX_NAMED) ?? [],
        more: Math.max(0, (named.get(article.title)?.length ?? 0) - MAX_NAMED),
      }),
    ),
  };
}

async function changesOf(
  { log, ...provided }: Pick<Services, 'db' | 'positions' | 'log'>,
  language: Language,
): Promise<EntryView[]> {
  try {
    const entries = await loadLatestChanges(provided, language, { only: 'verdict' });
    return entries.map(({ why, ...entry }) => ({
      ...entry,
      why: why && { ...why, text: shorten(why.text, REASON_LETTERS) },
    }));
  } catch (error) {
    log.error({ err: error }, 'the samples of news were shown without changes of verdicts');
    return [];
  }
}

function lastOf(days: Date[]): Date | null {
  return days.reduce<Date | null>((last, day) => (last && last > day ? last : day), null);
}

type Named = Pick<Services, 'db' | 'mentions' | 'positions' | 'imageAddress' | 'log'>;

// The listings that the shown articles name, by title. Samples are not of today, and name none.
async function namedIn(
  { log, ...provided }: Named,
  { items, source }: News,
  shown: NewsArticle[],
  language: Language,
): Promise<Map<string, NamedListing[]>> {
  if (source === 'samples') return new Map();
  try {
    const titles = shown.map(({ title }) => title);
    // All at once, so that the directory is read once for all pages of the news.
    await provided.mentions.of(items.map(({ title }) => title));
    const mentions = await provided.mentions.of(titles);
    const summaries = new Map<string, RuledSummary>();
    for (const kind of KINDS) {
      const ids = mentions.flat().flatMap((one) => (one.kind === kind ? [one.id] : []));
      const listings = await findListings(provided.db, kind, [...new Set(ids)]);
      for (const summary of await ruledSummaries(provided, listings, language, 'paginated')) {
        summaries.set(`${kind}/${summary.id}`, summary);
      }
    }
    return new Map(
      titles.map((title, place) => [
        title,
        (mentions[place] ?? []).flatMap(({ kind, id }) => {
          const summary = summaries.get(`${kind}/${id}`);
          return summary ? namedBy(title, summary) : [];
        }),
      ]),
    );
  } catch (error) {
    log.error({ err: error }, 'the news were shown without the listings they name');
    return new Map();
  }
}

// An exchange has a verdict on each product, and none stands for another.
function namedBy(
  title: string,
  { kind, id, name, rulings, unoffered }: RuledSummary,
): NamedListing {
  const product = KIND[kind].hasOffers ? productIn(title) : null;
  const ruling = product
    ? (rulings.find(({ scope }) => scope === product) ?? null)
    : mainGlance(rulings);
  const unofferedReason = product ? unoffered[product] : undefined;
  return { kind, id, name, product, unofferedReason, ruling };
}
