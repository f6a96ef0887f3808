import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { searchHref } from './search-query.ts';

/** Searches for the kinds of asset that the directory has coins of, by their names. */
export function AssetLinks({ names }: { names: string[] }) {
  const { text, to } = useLanguage();
  if (names.length === 0) return null;
  return (
    <p className="no-print flex flex-wrap items-center gap-2 text-sm max-sm:text-xs">
      <span className="text-muted">{text.search.assets}</span>
      {names.map((name) => (
        <Link key={name} to={searchHref(to('/search'), name)} className="example">
          {name}
        </Link>
      ))}
    </p>
  );
}
