import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { SilentNote } from '#app/listing/silent-links.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import type { Evidence } from '#domain/ruling/ruling.ts';
import { scriptLanguage } from './script-language.ts';

/** A sentence somebody else has written, where it stands, and when it was read there. */
export function Source({ evidence }: { evidence: Evidence }) {
  const { text, locale } = useLanguage();
  const { url, title, quote, readOn } = evidence;
  return (
    <figure className="grid gap-1.5 border-s-2 border-accent/60 ps-3">
      <blockquote
        lang={scriptLanguage(quote)}
        dir="auto"
        className="max-w-prose text-pretty wrap-anywhere"
      >
        {quote}
      </blockquote>
      <figcaption className="text-sm text-muted wrap-anywhere">
        <ExternalLink href={url} className="link wrap-anywhere">
          <bdi lang={scriptLanguage(title)}>{title}</bdi>
        </ExternalLink>{' '}
        <bdi dir="ltr">({hostOf(url)})</bdi> · {text.ruling.readOn(formatDate(locale, readOn))}
        <SilentNote href={url} />
      </figcaption>
    </figure>
  );
}

/** The site an address is on, as a reader knows it. */
export function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
