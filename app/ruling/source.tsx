import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { SeenNote } from '#app/listing/seen-quotes.tsx';
import { SilentNote } from '#app/listing/silent-links.tsx';
import { Facts } from '#app/ui/facts.tsx';
import type { Evidence } from '#domain/ruling/ruling.ts';
import { languageName, scriptLanguage } from './script-language.ts';
import { SourceLink } from './source-link.tsx';

/** A quote with its source and the day it was read; print leaves the quote out. */
export function Source({
  evidence,
  isRepeated = false,
}: {
  evidence: Evidence;
  /** Another quote of the same source precedes it, so that print would name the source twice. */
  isRepeated?: boolean;
}) {
  const { text, locale } = useLanguage();
  const { url, title, quote, language, readOn, copiedOn } = evidence;
  return (
    <figure className={isRepeated ? 'source no-print' : 'source'}>
      <blockquote lang={language ?? scriptLanguage(quote)} dir="auto">
        {quote}
      </blockquote>
      <figcaption>
        <Facts
          facts={[
            <SourceLink key="source" url={url} title={title} />,
            language && text.ruling.quoteIn(languageName(locale, language)),
            copiedOn
              ? text.ruling.copyRead(formatDate(locale, readOn), formatDate(locale, copiedOn))
              : text.ruling.readOn(formatDate(locale, readOn)),
            <SeenNote key="seen" url={url} quote={quote} />,
          ]}
        />
        <SilentNote href={url} />
      </figcaption>
    </figure>
  );
}
