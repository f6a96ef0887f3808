import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { checkHref } from './check-query.ts';

const EXAMPLES = ['binance-support.com', 't.me/rain_support', 'USDT'];

/** Three checks to try, and where a phone shows an address. */
export function Examples() {
  const { text, to } = useLanguage();
  const { check } = text.caution;
  return (
    <section aria-labelledby="examples" className="card grid gap-3 p-5">
      <h2 id="examples" className="text-lg">
        {check.examples}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <Link to={checkHref(to('/check'), example)} rel="nofollow" className="button">
              <bdi dir="ltr">{example}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-sm text-muted">{check.onPhone}</p>
    </section>
  );
}
