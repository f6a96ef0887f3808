import { Newspaper } from 'lucide-react';
import type { ShownArticle } from './shown-article.ts';

const MARK = 'mt-0.5 size-5 shrink-0 rounded-sm';

/**
 * The signs in front of an article's source: in place of a picture (requirement 7.3) a small one, since a box of the picture's size
 * would say nothing, then the publisher's logo, or the first letter of its name where nothing else is there.
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
