import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { searchHref } from './search-query.ts';

const EXAMPLE_TICKER = 'USDT';
const EXAMPLE_LINK = 'binance-support.com';

/** Example searches, one for each sort of text that the search takes. */
export function Examples() {
  const { text, to } = useLanguage();
  return (
    <p className="no-print flex flex-wrap items-center gap-2 text-sm max-sm:gap-x-1.5 max-sm:text-xs">
      <span className="text-muted">{text.home.tryThese}</span>
      {[EXAMPLE_TICKER, text.home.exampleName].map((name) => (
        <Link key={name} to={searchHref(to('/search'), name)} className="example">
          <bdi>{name}</bdi>
        </Link>
      ))}
      <Link to={searchHref(to('/search'), EXAMPLE_LINK)} className="example">
        <bdi dir="ltr">{EXAMPLE_LINK}</bdi>
      </Link>
    </p>
  );
}
