import { useLanguage } from '#app/i18n/use-language.ts';
import { ChoiceLinks } from '#app/ui/choice-links.tsx';
import { NEWS_CATEGORIES } from '#domain/news/categories.ts';
import { type NewsQuery, newsHref } from './news-query.ts';

/** Links to the categories of the news. */
export function CategoryLinks({ path, query }: { path: string; query: NewsQuery }) {
  const { text } = useLanguage();
  return (
    <nav aria-label={text.news.category} className="no-print">
      <ChoiceLinks
        layout="line"
        choices={NEWS_CATEGORIES}
        chosen={query.category}
        href={(category) => newsHref(path, query, { category })}
        label={(category) => (category ? text.news.categories[category] : text.news.all)}
      />
    </nav>
  );
}
