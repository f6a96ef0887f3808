import { ArrowUpRight } from 'lucide-react';
import type { PublisherView } from '#app/context/publisher.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';

/** The publisher's name with a link to their page; nothing if it is not set. */
export function PublisherName({ publisher: { name, url } }: { publisher: PublisherView }) {
  const { text } = useLanguage();
  if (name === null) return null;
  return (
    <p className="font-medium">
      {url ? (
        <ExternalLink href={url} className="text-accent" note={text.leavesSite}>
          <bdi className="link">{name}</bdi>{' '}
          <ArrowUpRight className="inline size-4 rtl:-scale-x-100" aria-hidden="true" />
        </ExternalLink>
      ) : (
        <bdi>{name}</bdi>
      )}
    </p>
  );
}

/** The publisher's own text, marked as theirs. */
export function OwnWords({ publisher }: { publisher: PublisherView }) {
  const { text } = useLanguage();
  return (
    <figure className="grid max-w-prose gap-1">
      <figcaption className="text-sm text-muted">{text.about.ownWords}</figcaption>
      <blockquote
        lang={publisher.language}
        dir={publisher.direction}
        className="grid gap-3 border-s-2 border-line ps-4 [overflow-wrap:anywhere]"
      >
        {publisher.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
    </figure>
  );
}
