import { formatNames } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { ChangesPage } from './entry-view.ts';

/** The changes of verdicts added up in a sentence, where there are several. */
export function VerdictSums({ sums }: Pick<ChangesPage, 'sums'>) {
  const { text, locale } = useLanguage();
  const words = text.changes;
  const all = sums.reduce((sum, { count }) => sum + count, 0);
  if (all < 2) return null;
  const items = sums.map(({ before, after, count }) =>
    words.verdictSum(count, text.verdict[before], after && text.verdict[after]),
  );
  return (
    <p className="leading-snug font-medium max-sm:text-sm">
      {words.verdictSums(all, formatNames(locale, items))}
    </p>
  );
}
