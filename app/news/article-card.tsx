import { Link } from 'react-router';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { otherScope, VerdictDisc, VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import { mainGlance, type RulingGlance } from '#domain/ruling/ruling-glance.ts';
import { ArticlePicture } from './article-picture.tsx';
import type { ShownArticle } from './shown-article.ts';

/** An article of another site: title, excerpt, source and age. */
export function ArticleCard({ article }: { article: ShownArticle }) {
  const { language, to } = useLanguage();
  // An article in another language has its own `lang` and direction.
  const own =
    article.language === language
      ? {}
      : { lang: article.language, dir: LANGUAGES[article.language].direction };
  const { published } = article;
  return (
    <article className="card relative flex w-full flex-col gap-2 p-4 hover:border-accent">
      <div className="flex items-start justify-between gap-4">
        <h2 className="min-w-0 text-lg" dir={own.dir}>
          {/* The whole card is the link. */}
          <ExternalLink href={article.url} className="before:absolute before:inset-0">
            <span {...own}>{article.title}</span>
          </ExternalLink>
        </h2>
        <ArticlePicture picture={article.picture} />
      </div>
      {article.excerpt && (
        <p {...own} className="text-muted">
          {article.excerpt}
        </p>
      )}
      {article.named.length > 0 && (
        <ul className="relative flex flex-wrap items-center gap-x-4 gap-y-1.5 pt-1 text-sm">
          {article.named.map((listing) => (
            <li key={`${listing.kind} ${listing.id}`} className="min-w-0">
              <Link
                to={to(`/${listing.kind}/${listing.id}`)}
                className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 hover:text-accent"
              >
                <bdi className="font-medium wrap-anywhere">{listing.name}</bdi>
                <NamedVerdict ruling={mainGlance(listing.rulings)} />
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
      <p className="mt-auto flex flex-wrap justify-between gap-x-4 pt-2 text-sm text-muted">
        <span className="flex min-w-0 items-center gap-2">
          {article.logo && (
            <img
              key={article.logo}
              src={article.logo}
              alt=""
              width={20}
              height={20}
              loading="lazy"
              decoding="async"
              className="size-5 shrink-0 rounded-sm object-contain data-[state=broken]:invisible"
            />
          )}
          <bdi className="min-w-0">{article.source}</bdi>
        </span>
        <time dateTime={published.iso} title={published.inFull} className="relative">
          {published.age}
        </time>
      </p>
    </article>
  );
}

function NamedVerdict({ ruling }: { ruling: RulingGlance | null }) {
  if (!ruling) return <VerdictLockup ruling={null} />;
  const scope = otherScope(ruling);
  return (
    <>
      <VerdictDisc ruling={ruling} />
      {scope && <span className="text-muted">{scope}</span>}
    </>
  );
}
