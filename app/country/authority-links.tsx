import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import type { AuthorityPage } from '#domain/country/authority-pages.ts';
import { inLanguage } from '#domain/method/definition.ts';

/** The known pages of a country's authorities, or that none is known. */
export function AuthorityLinks({
  pages,
  className = '',
}: {
  pages: readonly AuthorityPage[];
  className?: string;
}) {
  const { text, locale, language } = useLanguage();
  if (pages.length === 0) return <p className="text-sm text-muted">{text.scammed.noAddress}</p>;
  return (
    <ul className={`divide-y divide-line text-sm ${className}`}>
      {pages.map(({ authority, what, url, complaint }) => (
        <li key={url} className="grid justify-items-start gap-0.5 py-2.5 leading-snug">
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
