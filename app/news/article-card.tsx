import { Link } from 'react-router';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { languageName } from '#app/ruling/script-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { otherScope, VerdictDisc } from '#app/verdict/verdict-lockup.tsx';
import { mainGlance, type RulingGlance } from '#domain/ruling/ruling-glance.ts';
import { ArticlePicture } from './article-picture.tsx';
import type { ShownArticle } from './shown-article.ts';

/** An article of another site: title, excerpt, source and age. `isLead`: the first of a page, in larger type. */
export function ArticleCard({
  article,
  isLead = false,
}: {
  article: ShownArticle;
  isLead?: boolean;
}) {
  const { language, locale, to } = useLanguage();
  const { direction } = LANGUAGES[article.language];
  // An article in another language has its own `lang` and direction; what surrounds it is in the page's language.
  const isForeign = article.language !== language;
  const own = isForeign ? { lang: article.language, dir: direction } : {};
  const { published } = article;
  return (
    <article className="card relative flex w-full flex-col gap-2 p-4 hover:border-accent">
      <div className="flow-root">
        {article.picture && (
          <ArticlePicture picture={article.picture} source={article.source} isLarge={isLead} />
        )}
        <p className="flex min-w-0 items-start gap-2 text-sm text-muted">
          <SourceLogo article={article} />
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
              isForeign && languageName(locale, article.language),
            ]}
          />
        </p>
        {/* Beside the picture, not around it. */}
        <h2
          dir={own.dir}
          className={`flow-root pt-1 text-wrap ${isLead ? 'max-w-3xl text-lg sm:text-2xl' : 'text-base'}`}
        >
          {/* The whole card is the link. */}
          <ExternalLink href={article.url} className="before:absolute before:inset-0">
            <span {...own}>{article.title}</span>
          </ExternalLink>
        </h2>
        {article.excerpt && (
          <p
            {...own}
            className={`pt-1.5 text-pretty text-muted ${isLead ? 'max-w-prose max-sm:text-sm' : 'line-clamp-2 text-sm sm:line-clamp-3'}`}
          >
            {article.excerpt}
          </p>
        )}
      </div>
      {article.named.length > 0 && (
        <ul className="relative mt-auto flex flex-wrap items-center gap-x-4 gap-y-0.5 border-t border-line pt-1.5 text-sm">
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
    </article>
  );
}

/** The publisher's logo over the first letter of its name. */
function SourceLogo({ article: { logo, source } }: { article: ShownArticle }) {
  return (
    <span
      aria-hidden="true"
      className="relative mt-0.5 grid size-5 shrink-0 place-items-center overflow-hidden rounded-sm bg-raised text-xs leading-none"
    >
      {[...source][0]?.toUpperCase()}
      {logo && (
        <img
          key={logo}
          src={logo}
          alt=""
          width={20}
          height={20}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-5 bg-surface object-contain data-[state=broken]:hidden"
        />
      )}
    </span>
  );
}

function NamedVerdict({ ruling }: { ruling: RulingGlance | null }) {
  const { text } = useLanguage();
  if (!ruling) return <span className="text-muted">{text.verdict.notYetReviewed}</span>;
  const scope = otherScope(ruling);
  return (
    <>
      <VerdictDisc ruling={ruling} />
      {scope && <span className="text-muted">{scope}</span>}
    </>
  );
}
