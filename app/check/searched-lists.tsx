import { formatDate, formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { type Bilingual, inLanguage } from '#domain/method/definition.ts';

/** A list of warnings that was searched, with the ISO day of its last reading. */
export interface SearchedList {
  name: Bilingual;
  readOn: string;
  isStale: boolean;
}

/** The lists of warnings behind an answer that names none: how many, how old, and which are too old. */
export function SearchedLists({ lists }: { lists: SearchedList[] }) {
  const { text, locale, language } = useLanguage();
  const words = text.caution.check.warning;
  const [oldest] = lists.map(({ readOn }) => readOn).toSorted();
  const stale = lists
    .filter(({ isStale }) => isStale)
    .map(({ name, readOn }) => `${inLanguage(name, language)} (${formatDate(locale, readOn)})`);
  return (
    <p className="max-w-prose text-sm text-muted">
      {oldest ? words.searched(lists.length, formatDate(locale, oldest)) : words.noneSearched}
      {stale.length > 0 && ` ${words.oldLists(formatList(locale, stale))}`}
    </p>
  );
}
