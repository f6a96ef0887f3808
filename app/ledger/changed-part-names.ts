import { formatItems } from '#app/i18n/format.ts';
import type { Text } from '#app/i18n/text.en.ts';
import type { EntryView } from './entry-view.ts';

/** Parts that a row names. */
const MAX_PARTS = 2;

/** The first changed parts of a ruling, in words; empty: none. */
export function changedPartNames(
  { changed }: Pick<EntryView, 'changed'>,
  text: Text,
  locale: string,
) {
  const named = changed.slice(0, MAX_PARTS).map((part) => text.changes.parts[part]);
  return formatItems(locale, named);
}
