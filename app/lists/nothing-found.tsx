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
  isSearched = false,
}: {
  path: string;
  isFiltered: boolean;
  words: { empty: string; emptyHint: string };
  /** A text was searched for: the site's search also finds other spellings, and the other kind. */
  isSearched?: boolean;
}) {
  const { text, to } = useLanguage();
  // The search term is cut; a cut address may be another's.
  const asked = readCheck(useSearch());
  if (!isFiltered) return <EmptyState title={words.empty} hint={words.emptyHint} />;
  return (
    <EmptyState title={text.filters.noResults} hint={text.filters.noResultsHint}>
      {isSearched && (
        <Link to={searchHref(to('/search'), asked)} className="link">
          {text.filters.searchSite}
        </Link>
      )}
      <Link to={path} className="link" preventScrollReset>
        {text.filters.showAll}
      </Link>
    </EmptyState>
  );
}
