import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import { SPOT } from '#domain/method/scope.ts';
import { compareHref } from './compare-href.ts';
import type { Compared } from './compared.ts';
import { Comparison } from './comparison.tsx';

/** An example below the form: what differs between two coins, with a link to the whole comparison. */
export function ExampleSection({ compared }: { compared: Compared[] }) {
  const { text, to } = useLanguage();
  const ids = compared.map(({ listing }) => listing.id);
  return (
    <section aria-labelledby="example" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="example" className="text-lg">
          {text.compare.example}
        </h2>
        <Link
          to={compareHref(to('/compare'), 'coin', ids)}
          rel="nofollow"
          className="button no-print w-fit max-sm:px-2.5 max-sm:text-sm"
        >
          {text.compare.whole}
        </Link>
      </div>
      <Comparison compared={compared} scopes={[SPOT]} unruled={[]} isOnlyDifferent isExample />
    </section>
  );
}
