import type { ReactNode } from 'react';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import type { ShownArticle } from './shown-article.ts';

/** The samples in place of articles (requirement 4.8) as rows under the notice that they are samples. */
export function SampleArticles({
  articles,
  notice,
}: {
  articles: ShownArticle[];
  notice: ReactNode;
}) {
  const { text } = useLanguage();
  return (
    <div className="card">
      {notice}
      <ul aria-label={text.news.articles}>
        {articles.map((article) => (
          <li key={article.url} className="border-t border-line">
            <Sample article={article} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sample({
  article: { language, title, url, excerpt, published },
}: {
  article: ShownArticle;
}) {
  const { language: pageLanguage } = useLanguage();
  const own =
    language === pageLanguage ? {} : { lang: language, dir: LANGUAGES[language].direction };
  return (
    <article className="relative grid gap-1 px-4 py-3 hover:text-accent">
      <div className="flex items-baseline justify-between gap-x-4 max-sm:grid">
        <h2 className="text-base">
          {/* The whole row is the link. */}
          <ExternalLink href={url} className="before:absolute before:inset-0">
            <span {...own}>{title}</span>
          </ExternalLink>
        </h2>
        <time
          dateTime={published.iso}
          title={published.inFull}
          className="relative shrink-0 text-sm whitespace-nowrap text-muted"
        >
          {published.age}
        </time>
      </div>
      {excerpt && (
        <p {...own} className="line-clamp-2 text-sm text-pretty text-muted">
          {excerpt}
        </p>
      )}
    </article>
  );
}
