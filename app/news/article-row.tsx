import { Link } from 'react-router';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { languageName } from '#app/ruling/script-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { VerdictDisc } from '#app/verdict/verdict-lockup.tsx';
import { SPOT } from '#domain/method/scope.ts';
import { mainGlance, type RulingGlance } from '#domain/ruling/ruling-glance.ts';
import { ArticlePicture, PicturePlaceholder } from './article-picture.tsx';
import type { ShownArticle } from './shown-article.ts';

/** An article of another site: title, excerpt where there is room, source and age, and under them the listings it names. */
export function ArticleCard({
  article,
  isLanguageShown,
}: {
  article: ShownArticle;
  /** Names the language of an article that is not in the page's. */
  isLanguageShown: boolean;
}) {
  const { language, locale, to } = useLanguage();
  const { direction } = LANGUAGES[article.language];
  const isForeign = article.language !== language;
  const own = isForeign ? { lang: article.language, dir: direction } : {};
  const { published } = article;
  return (
    // Its parts begin where its own language does.
    <article
      {...(isForeign && { dir: direction })}
      className="card relative flex h-full flex-col gap-y-2 p-4 hover:border-accent"
    >
      <div className="flow-root">
        {article.picture && <ArticlePicture picture={article.picture} />}
        {/* Beside the picture, not around it. */}
        <h2 className="flow-root text-base text-wrap sm:text-lg">
          {/* The whole card is the link. */}
          <ExternalLink href={article.url} className="before:absolute before:inset-0">
            <span {...own}>{article.title}</span>
          </ExternalLink>
        </h2>
        {article.excerpt && (
          <p {...own} className="line-clamp-2 pt-1.5 text-sm text-pretty text-muted max-sm:hidden">
            {article.excerpt}
          </p>
        )}
      </div>
      <p className="mt-auto flex min-w-0 items-start gap-2 text-sm text-muted">
        {!article.picture && <PicturePlaceholder />}
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
            isForeign && isLanguageShown && (
              <span key="language" className="rounded border border-edge px-1 text-xs">
                {languageName(locale, article.language)}
              </span>
            ),
          ]}
        />
      </p>
      {article.named.length > 0 && (
        <ul className="relative flex flex-wrap items-center gap-2 pt-1 text-sm">
          {article.named.map((listing) => (
            <li key={`${listing.kind} ${listing.id}`} className="min-w-0">
              <Link
                to={to(`/${listing.kind}/${listing.id}`)}
                {...(isForeign && { dir: LANGUAGES[language].direction })}
                className="flex min-h-8 flex-wrap items-center gap-x-2 rounded-lg border border-line px-2.5 hover:border-accent"
              >
                <NamedVerdict name={listing.name} ruling={mainGlance(listing.rulings)} />
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

/** The publisher's logo, or the first letter of its name where nothing else is beside it. */
function SourceLogo({ article: { logo, source, picture } }: { article: ShownArticle }) {
  if (logo) {
    return (
      <img
        src={logo}
        alt=""
        width={20}
        height={20}
        loading="lazy"
        decoding="async"
        className="mt-0.5 size-5 shrink-0 rounded-sm bg-surface"
      />
    );
  }
  return (
    picture && (
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-sm bg-raised text-xs"
      >
        {[...source][0]?.toUpperCase()}
      </span>
    )
  );
}

function NamedVerdict({ name, ruling }: { name: string; ruling: RulingGlance | null }) {
  const { text } = useLanguage();
  return (
    <>
      <bdi className="font-medium wrap-anywhere">{name}</bdi>
      {/* Readers expect a verdict on spot: another scope is named. */}
      {ruling && (
        <span className={ruling.scope === SPOT ? 'sr-only' : 'text-muted'}>{ruling.scopeName}</span>
      )}
      {ruling ? (
        <VerdictDisc ruling={ruling} />
      ) : (
        <span className="text-muted">{text.verdict.notYetReviewed}</span>
      )}
    </>
  );
}
