import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';

/** Whose figures these are: the service asks for it, linked, near the figures. */
export function Attribution() {
  const { text } = useLanguage();
  return (
    <p className="text-sm text-muted">
      <ExternalLink href="https://www.coingecko.com" className="link">
        {text.markets.attribution}
      </ExternalLink>
    </p>
  );
}
