import { Newspaper } from 'lucide-react';
import type { ShownArticle } from './shown-article.ts';

const MARK = 'mt-0.5 size-5 shrink-0 rounded-sm';

/**
 * The icons before an article's source: a newspaper where the article has no picture (requirement 7.3), then the publisher's logo.
 * An article with a picture alone has the first letter of the publisher's name.
 */
export function SourceMark({ article: { logo, source, picture } }: { article: ShownArticle }) {
  return (
    <>
      {!picture && (
        <Newspaper className={`${MARK} bg-raised p-0.5`} strokeWidth={1.5} aria-hidden="true" />
      )}
      {logo ? (
        <img
          src={logo}
          alt=""
          width={20}
          height={20}
          loading="lazy"
          decoding="async"
          className={`${MARK} bg-surface`}
        />
      ) : (
        picture && (
          <span aria-hidden="true" className={`${MARK} grid place-items-center bg-raised text-xs`}>
            {[...source][0]?.toUpperCase()}
          </span>
        )
      )}
    </>
  );
}
