import { useLanguage } from '#app/i18n/use-language.ts';
import { SOURCES, type Source } from '#app/mine/data/sources.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';

/** The named sources of an opinion, linked. */
export function SourceLinks({ of }: { of: Source[] }) {
  const { text } = useLanguage();
  return (
    <p className="text-sm text-muted">
      {text.mine.zakat.sources}{' '}
      {of.map((source, place) => (
        <span key={source}>
          {place > 0 && ' · '}
          <ExternalLink href={SOURCES[source]} className="link">
            <bdi>{text.mine.sources[source]}</bdi>
          </ExternalLink>
        </span>
      ))}
    </p>
  );
}
