import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { NEWS_CATEGORIES } from '#domain/news/categories.ts';
import { type NewsQuery, newsHref } from './news-query.ts';

/** The topics, as links: the choice is in the address. */
export function CategoryLinks({ path, query }: { path: string; query: NewsQuery }) {
  const { text } = useLanguage();
  return (
    <nav aria-label={text.news.category} className="no-print">
      <ul className="flex flex-wrap gap-2">
        {[null, ...NEWS_CATEGORIES].map((category) => {
          const isChosen = query.category === category;
          return (
            <li key={category ?? 'all'}>
              <Link
                to={newsHref(path, query, { category })}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className={`button max-sm:px-3 ${isChosen ? 'border-accent text-accent' : ''}`}
              >
                {category ? text.news.categories[category] : text.news.all}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
