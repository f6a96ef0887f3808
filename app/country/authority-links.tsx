import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import type { AuthorityPage } from '#domain/country/authority-pages.ts';
import { inLanguage } from '#domain/method/definition.ts';

/** The known pages of a country's authorities, or that none is known. */
export function AuthorityLinks({ pages }: { pages: readonly AuthorityPage[] }) {
  const { text, locale, language } = useLanguage();
  if (pages.length === 0) return <p className="text-sm text-muted">{text.scammed.noAddress}</p>;
  return (
    <ul className="divide-y divide-line border-t border-line text-sm">
      {pages.map(({ authority, what, url, complaint }) => (
        <li key={url} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
          <ExternalLink href={url} className="link">
            {inLanguage(authority, language)}
          </ExternalLink>
          <span className="text-muted">
            {inLanguage(what, language)}
            {complaint && ` (${text.countries.readInCopy(formatDate(locale, complaint.readOn))})`}
          </span>
        </li>
      ))}
    </ul>
  );
}
