import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';

/** The link to the market service, which its terms require near the figures. */
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
