import { Link } from 'react-router';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageName } from '#app/i18n/script-language.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { NotOffered } from '#app/verdict/product-verdict.tsx';
import { VerdictDisc } from '#app/verdict/verdict-lockup.tsx';
import { ArticlePicture } from './article-picture.tsx';
import type { NamedListing, ShownArticle } from './shown-article.ts';
import { SourceMark } from './source-mark.tsx';

/** An article of another site as a row: source and age, title with the start of an excerpt, and the listings it names. */
export function ArticleRow({
  article,
  isLanguageShown,
}: {
  article: ShownArticle;
  /** Names the language of an article that is not in the page's. */
  isLanguageShown: boolean;
}) {
  const { text, language, locale, to } = useLanguage();
  const isForeign = article.language !== language;
  const own = isForeign
    ? { lang: article.language, dir: LANGUAGES[article.language].direction }
    : {};
  const { published } = article;
  return (
    <article className="relative grid gap-x-6 gap-y-1.5 px-4 py-3 hover:bg-raised lg:grid-cols-[minmax(0,1fr)_30.75rem]">
      <div className="grid content-start gap-1.5">
        {/* The publisher's words are on the side where their script begins. */}
        <div
          dir={own.dir}
          className={`flow-root ${isForeign ? 'border-s-2 border-line ps-3' : ''}`}
        >
          {article.picture && <ArticlePicture picture={article.picture} />}
          {/* Beside the picture, not around it. */}
          <h2 className="flow-root text-base text-wrap">
            {/* The whole row is the link. */}
            <ExternalLink href={article.url} className="text-accent before:absolute before:inset-0">
              <span {...own}>{article.title}</span>
            </ExternalLink>
          </h2>
          {article.excerpt && (
            <p {...own} className="line-clamp-2 pt-1 text-sm text-pretty text-muted">
              {article.excerpt}
            </p>
          )}
        </div>
        <p className="order-first flex min-w-0 items-start gap-2 text-sm leading-snug text-muted">
          <SourceMark article={article} />
          <Facts
            facts={[
              <bdi key="source">{article.source}</bdi>,
              <time
                key="age"
                dateTime={published.iso}
                title={published.inFull}
                className="relative whitespace-nowrap"
              >
                {published.age}
              </time>,
              isForeign && isLanguageShown && (
                <span key="language" className="rounded border border-edge px-1 text-xs">
                  {languageName(locale, article.language)}
                </span>
              ),
            ]}
          />
        </p>
      </div>
      {article.named.length === 0 && <p className="text-sm text-muted">{text.news.noneNamed}</p>}
      {article.named.length > 0 && (
        <ul
          aria-label={text.news.named}
          className="relative flex flex-wrap content-start gap-x-5 text-sm lg:flex-col lg:flex-nowrap"
        >
          {article.named.map((listing) => (
            <li key={`${listing.kind} ${listing.id}`} className="min-w-0 max-sm:w-full">
              <Link
                to={to(`/${listing.kind}/${listing.id}`)}
                className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-0.5 max-sm:py-1 max-sm:text-xsm hover:text-accent lg:grid lg:min-h-7 lg:grid-cols-[minmax(0,1fr)_20.25rem]"
              >
                <NamedVerdict listing={listing} />
              </Link>
            </li>
          ))}
          {article.more > 0 && (
            <li className="text-muted">
              <bdi dir="ltr">+{article.more}</bdi>
            </li>
          )}
        </ul>
      )}
    </article>
  );
}

function NamedVerdict({
  listing: { name, product, unofferedReason, ruling },
}: {
  listing: NamedListing;
}) {
  const { text } = useLanguage();
  const scope = product ?? ruling?.scope;
  return (
    <>
      <span className="min-w-0">
        <bdi className="link font-medium wrap-anywhere">{name}</bdi>{' '}
        {scope && <span className="text-muted">{text.exchanges.strip[scope]}</span>}
      </span>
      {ruling && (
        <span>
          <VerdictDisc ruling={ruling} isNamed isFirmnessShort />
        </span>
      )}
      {!ruling && unofferedReason && (
        <span>
          <NotOffered reason={unofferedReason} />
        </span>
      )}
      {!ruling && !unofferedReason && (
        <span className="text-muted">
          {product ? text.ruling.notLookedAt : text.verdict.notYetReviewed}
        </span>
      )}
    </>
  );
}
