import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';

/** The empty state of a list: nothing matches the filter, or there are no listings. */
export function NothingFound({
  path,
  isFiltered,
  words,
}: {
  path: string;
  isFiltered: boolean;
  words: { empty: string; emptyHint: string };
}) {
  const { text } = useLanguage();
  if (!isFiltered) return <EmptyState title={words.empty} hint={words.emptyHint} />;
  return (
    <EmptyState title={text.filters.noResults} hint={text.filters.noResultsHint}>
      <Link to={path} className="link" preventScrollReset>
        {text.filters.showAll}
      </Link>
    </EmptyState>
  );
}
