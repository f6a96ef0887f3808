import type { Services } from '#app/context/services.server.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { shorten } from '#domain/news/plain-text.ts';
import { inCategory, newsFor, newsPage } from '#domain/news/selection.ts';
import { readNewsQuery } from './news-query.ts';
import { momentOf, type ShownArticle } from './shown-article.ts';

/** Requirement 9.2. */
const EXCERPT_LETTERS = 150;

/** The news page's data for `url`. */
export async function loadNews(
  { news, imageAddress }: Pick<Services, 'news' | 'imageAddress'>,
  url: URL,
) {
  const language = languageOf(url.pathname);
  const query = readNewsQuery(url.searchParams);
  const answer = await news.get(query.category);
  const now = new Date();
  const { items, ...place } = newsPage(
    inCategory(newsFor(language, answer), query.category),
    query.page,
  );
  return {
    ...place,
    isSample: answer.source === 'samples',
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
        picture: article.image && imageAddress('news', article.image),
        logo: article.sourceImage && imageAddress('source', article.sourceImage),
        published: momentOf(new Date(article.publishedAt), now, language),
      }),
    ),
  };
}
