import { formatDate } from '#app/i18n/format.ts';
import { languageName, quoteLanguage, scriptLanguage } from '#app/i18n/script-language.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { DeadLinkNote } from '#app/listing/dead-links.tsx';
import { SeenNote } from '#app/listing/seen-quotes.tsx';
import { SourceLink } from '#app/listing/source-link.tsx';
import { Facts } from '#app/ui/facts.tsx';
import type { Evidence } from '#domain/ruling/ruling.ts';

/** A quote with its source and the day it was read, after our translation of it if there is one; print leaves the quote out. */
export function Source({
  evidence,
  gloss,
  isRepeated = false,
}: {
  evidence: Evidence;
  /** Our own translation of the quote. */
  gloss?: string | null;
  /** Another quote of the same source precedes it, so that print would name the source twice. */
  isRepeated?: boolean;
}) {
  const { text, locale } = useLanguage();
  const { url, title, quote, language, readOn, copiedOn } = evidence;
  const written = quoteLanguage(quote, language);
  return (
    <figure className={isRepeated ? 'source no-print' : 'source'}>
      {gloss && (
        <p className="quoted text-pretty">
          <span className="text-sm text-muted">{text.positions.unreadGloss}:</span> {gloss}
        </p>
      )}
      {gloss && (
        <p className="text-sm text-muted">
          {text.positions.original(languageName(locale, written.lang))}:
        </p>
      )}
      <blockquote {...written}>{quote}</blockquote>
      <figcaption>
        <Facts
          facts={[
            <SourceLink key="source" url={url} title={title} />,
            language && !gloss && text.ruling.quoteIn(languageName(locale, language)),
            gloss && text.positions.titleIn(languageName(locale, scriptLanguage(title))),
            copiedOn
              ? text.ruling.copyRead(formatDate(locale, readOn), formatDate(locale, copiedOn))
              : text.ruling.readOn(formatDate(locale, readOn)),
            <SeenNote key="seen" url={url} quote={quote} />,
          ]}
        />
        <DeadLinkNote href={url} />
      </figcaption>
    </figure>
  );
}
