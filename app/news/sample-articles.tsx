import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Panel } from './panel.tsx';
import type { ShownArticle } from './shown-article.ts';

/** Sample articles while none can be fetched (requirement 4.8), under a notice that says so and the topics to choose from. */
export function SampleArticles({
  articles,
  topics,
  none,
  retryPath,
}: {
  articles: ShownArticle[];
  topics: ReactNode;
  /** Shown where no sample is of the topic. */
  none: ReactNode;
  /** The path of the page itself. */
  retryPath: string;
}) {
  const { text } = useLanguage();
  return (
    <Panel
      id="samples"
      title={text.news.title}
      link={
        <Link
          to={retryPath}
          preventScrollReset
          className="link no-print inline-flex min-h-11 shrink-0 items-center gap-1.5 text-sm"
        >
          <RotateCw className="size-4" aria-hidden="true" />
          {text.errors.tryAgain}
        </Link>
      }
    >
      <div className="grid gap-2 border-t border-line px-4 py-3">
        <div className="flex items-center gap-2 text-sm text-muted">
          <CloudOff className="size-4 shrink-0" aria-hidden="true" />
          <p role="status" className="leading-snug text-pretty">
            {text.news.failed}
          </p>
        </div>
        {topics}
      </div>
      {articles.length === 0 && <div className="px-4 pb-4">{none}</div>}
      <ul aria-label={text.news.articles} className="empty:hidden">
        {articles.map((article) => (
          <li key={article.url} className="border-t border-line">
            <Sample article={article} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Sample({
  article: { language, title, url, excerpt, published },
}: {
  article: ShownArticle;
}) {
  const { language: pageLanguage } = useLanguage();
  const languageAttributes =
    language === pageLanguage ? {} : { lang: language, dir: LANGUAGES[language].direction };
  return (
    <article className="relative grid gap-1 px-4 py-3 hover:text-accent">
      <div className="flex items-baseline justify-between gap-x-4 max-sm:grid">
        <h3 className="text-base">
          {/* The whole row is the link. */}
          <ExternalLink href={url} className="before:absolute before:inset-0">
            <span {...languageAttributes}>{title}</span>
          </ExternalLink>
        </h3>
        <time
          dateTime={published.iso}
          title={published.inFull}
          className="relative shrink-0 text-sm whitespace-nowrap text-muted"
        >
          {published.age}
        </time>
      </div>
      {excerpt && (
        <p {...languageAttributes} className="line-clamp-2 text-sm text-pretty text-muted">
          {excerpt}
        </p>
      )}
    </article>
  );
}
