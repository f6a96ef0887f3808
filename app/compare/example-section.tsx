import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { SPOT } from '#domain/method/scope.ts';
import { compareHref } from './compare-href.ts';
import type { Compared } from './compared.ts';
import { Comparison } from './comparison.tsx';

/** An example below the form: what sets two coins apart, with a link to the whole comparison. */
export function ExampleSection({ compared }: { compared: Compared[] }) {
  const { text, to } = useLanguage();
  const ids = compared.map(({ listing }) => listing.id);
  return (
    <section aria-labelledby="example" className="grid gap-3">
      <h2 id="example" className="text-lg">
        {text.compare.example}
      </h2>
      <Comparison compared={compared} scopes={[SPOT]} unruled={[]} shownRows="example" />
      <Link
        to={compareHref(to('/compare'), 'coin', ids)}
        rel="nofollow"
        className="button no-print sm:w-fit"
      >
        {text.compare.whole}
      </Link>
    </section>
  );
}
