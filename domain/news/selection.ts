import type { NewsArticle } from './article.ts';
import type { NewsCategory } from './categories.ts';
import type { News } from './news.ts';

/** Articles a page (requirement 6.2). */
const NEWS_PAGE_SIZE = 6;

export interface NewsPage {
  items: NewsArticle[];
  page: number;
  pages: number;
}

/**
 * The articles for a reader of `language`, newest first. An Arabic reader gets the Arabic articles and then the English
 * ones, since Arabic coverage is thin. Other readers get their own language alone, else English, else all. The samples
 * exist in each language and are never mixed.
 */
export function newsFor(language: string, news: News): NewsArticle[] {
  const inLanguage = (one: string) => news.items.filter((article) => article.language === one);
  const own = inLanguage(language);
  if (own.length === 0) return inLanguage('en').length > 0 ? inLanguage('en') : news.items;
  const others = news.items.filter((article) => article.language !== language);
  return language === 'ar' && news.source !== 'samples' ? [...own, ...others] : own;
}

/** The articles of a category; null is all. */
export function inCategory(items: NewsArticle[], category: NewsCategory | null): NewsArticle[] {
  return category ? items.filter(({ categories }) => categories.includes(category)) : items;
}

/** The requested page, or the nearest one. */
export function newsPage(items: NewsArticle[], asked: number): NewsPage {
  const pages = Math.max(1, Math.ceil(items.length / NEWS_PAGE_SIZE));
  const page = Math.min(Math.max(1, asked), pages);
  const start = (page - 1) * NEWS_PAGE_SIZE;
  return { items: items.slice(start, start + NEWS_PAGE_SIZE), page, pages };
}
