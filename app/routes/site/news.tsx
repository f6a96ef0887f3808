import { Link } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pagedData } from '#app/listing/paged-data.server.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { ArticleRow } from '#app/news/article-row.tsx';
import { CategoryLinks } from '#app/news/category-links.tsx';
import { loadNews } from '#app/news/load-news.server.ts';
import { NewsNotice } from '#app/news/news-notice.tsx';
import { newsCacheKey, newsHref, readNewsQuery } from '#app/news/news-query.ts';
import { NewsSources } from '#app/news/news-sources.tsx';
import { SampleArticles } from '#app/news/sample-articles.tsx';
import type { ShownArticle } from '#app/news/shown-article.ts';
import { VerdictNews } from '#app/news/verdict-news.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { useSearch } from '#app/ui/query.ts';
import { ClassifiedDays } from '#app/verdict/scope-and-days.tsx';
import type { Route } from './+types/news';

export const screen = {
  // No event clears the cache when articles arrive.
  cacheSeconds: 5,
  sitemap: true,
  menu: { group: 'lookUp', label: ({ nav }) => nav.news },
  offline: true,
  search: { title: ({ news }) => news.title, words: 'news' },
  cacheKey: newsCacheKey,
} satisfies PublicScreen;

export async function loader({ url, context }: Route.LoaderArgs) {
  const view = await loadNews(context.get(services), url);
  return pagedData(view, view.page !== readNewsQuery(url.searchParams).page);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta(args: Route.MetaArgs) {
  const { news } = LANGUAGES[languageOf(args.location.pathname)].text;
  return pageMeta(args, {
    title: news.title,
    description: news.text,
    data: (place) => [breadcrumbs(place, [{ name: news.title, path: '/news' }])],
  });
}

export default function News({ loaderData }: Route.ComponentProps) {
  const { text, to } = useLanguage();
  const path = to('/news');
  const query = readNewsQuery(useSearch());
  const {
    articles,
    page,
    pages,
    isSample,
    isForeign,
    changes,
    staleSince,
    hosts,
    isSetUp,
    reached,
  } = loaderData;
  const topics = <CategoryLinks path={path} query={query} />;
  return (
    <div className="container-page">
      <PageTitle title={text.news.title} text={text.news.text} />
      {isSample ? (
        <div
          className={changes.length > 0 ? 'grid items-start gap-x-4 gap-y-3 lg:grid-cols-2' : ''}
        >
          <VerdictNews entries={changes} />
          <SampleArticles
            articles={articles}
            topics={topics}
            none={<NoArticles />}
            retryPath={newsHref(path, query, { page: query.page })}
          />
        </div>
      ) : (
        <div className="grid gap-3">
          <NewsNotice staleSince={staleSince} />
          <div className="grid items-center gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            {topics}
            <div className="flex items-baseline justify-between gap-x-4 text-sm sm:contents">
              {isForeign && <p className="sm:order-1 sm:col-span-2">{text.news.foreign}</p>}
              {articles.length > 0 && (
                <Link to={to('/methodology#key')} className="link no-print ms-auto shrink-0 py-1">
                  {text.methodology.keyTitle}
                </Link>
              )}
            </div>
          </div>
          {articles.length > 0 ? (
            <Articles articles={articles} isForeign={isForeign} />
          ) : (
            <NoArticles />
          )}
        </div>
      )}
      <Pagination page={page} pages={pages} href={(to) => newsHref(path, query, { page: to })} />
      <div className="grid gap-x-6 gap-y-5 pt-6 lg:grid-cols-2">
        <NewsSources hosts={hosts} isSetUp={isSetUp} reached={reached} />
        {(isSample || articles.length === 0) && <OtherPages />}
      </div>
    </div>
  );
}

function Articles({ articles, isForeign }: { articles: ShownArticle[]; isForeign: boolean }) {
  const { text } = useLanguage();
  const rulings = articles.flatMap(({ named }) => named.flatMap(({ ruling }) => ruling ?? []));
  return (
    <div className="card overflow-hidden">
      {/* Over the columns of the rows. */}
      <div className="border-b border-line px-4 py-2 text-sm text-muted">
        <p className="flex gap-2">
          <span className="grow max-lg:hidden">{text.news.article}</span>
          <span className="w-40 max-lg:hidden">{text.news.named}</span>
          <span className="lg:w-[20.25rem]">
            <Facts
              facts={[text.news.ourVerdict, <ClassifiedDays key="days" rulings={rulings} />]}
            />
          </span>
        </p>
      </div>
      <ul className="divide-y divide-line" aria-label={text.news.articles}>
        {articles.map((article) => (
          <li key={article.url}>
            <ArticleRow article={article} isLanguageShown={!isForeign} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoArticles() {
  const { text, to } = useLanguage();
  return (
    <EmptyState title={text.news.empty}>
      <Link to={to('/news')} className="link" preventScrollReset>
        {text.news.showAll}
      </Link>
    </EmptyState>
  );
}

/** Pages of the site that do not depend on the sources of the news. */
function OtherPages() {
  const { text, to } = useLanguage();
  const pages = [
    { path: '/cryptocurrencies', label: text.nav.coins },
    { path: '/exchange', label: text.nav.exchanges },
    { path: '/changes', label: text.changes.title },
    { path: '/check', label: text.nav.check },
  ];
  return (
    <nav aria-label={text.news.meanwhile} className="no-print">
      <ul className="grid grid-cols-2 gap-2">
        {pages.map(({ path, label }) => (
          <li key={path} className="grid">
            <Link to={to(path)} className="button">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
