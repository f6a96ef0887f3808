import { Link } from 'react-router';
import { readCheck } from '#app/check/check-query.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { searchHref } from '#app/search/search-query.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { useSearch } from '#app/ui/query.ts';

/** The empty state of a list: nothing matches the filter, or there are no listings. */
export function NothingFound({
  path,
  isFiltered,
  words,
  q = '',
}: {
  path: string;
  isFiltered: boolean;
  words: { empty: string; emptyHint: string };
  /** The searched text. The site's search also finds other spellings, and the other kind. */
  q?: string;
}) {
  const { text, to } = useLanguage();
  // An address that is cut may be another's.
  const whole = readCheck(useSearch());
  if (!isFiltered) return <EmptyState title={words.empty} hint={words.emptyHint} />;
  return (
    <EmptyState title={text.filters.noResults} hint={text.filters.noResultsHint}>
      {q && (
        <Link to={searchHref(to('/search'), whole)} className="link">
          {text.filters.searchSite}
        </Link>
      )}
      <Link to={path} className="link" preventScrollReset>
        {text.filters.showAll}
      </Link>
    </EmptyState>
  );
}
