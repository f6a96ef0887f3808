import { Link } from 'react-router';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { ChangesPage } from './entry-view.ts';

/** The changes of verdicts added up, where there are several, with a link to them. On a phone the filter above is the link. */
export function VerdictSums({ sums, href }: Pick<ChangesPage, 'sums'> & { href: string }) {
  const { text } = useLanguage();
  const all = sums.reduce((sum, { count }) => sum + count, 0);
  if (all < 2) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm text-muted max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-2 max-sm:text-xsm">
      {sums.map(({ before, after, count }) => (
        <li key={`${before} ${after}`}>
          {text.changes.verdictSum(text.verdict[before], after && text.verdict[after])}{' '}
          <span className="num font-medium text-ink">{count}</span>
        </li>
      ))}
      <li className="max-sm:hidden">
        <Link to={href} className="link no-print">
          {text.changes.verdictsChanged(all)}
        </Link>
      </li>
    </ul>
  );
}
