import { formatDate, formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { EntryView } from './entry-view.ts';

/** The parts of a ruling that changed, in words; it opens to the findings and the next review with their old and new values. */
export function ChangedParts({ entry }: { entry: EntryView }) {
  const { text, locale } = useLanguage();
  const words = text.changes;
  const { before, after, changed, findings } = entry;
  if (!before || !after) return null;
  if (changed.length === 0) return <p className="text-sm">{words.anew}</p>;
  const day = (iso: string | null) => (iso ? formatDate(locale, iso) : words.noDate);
  const parts = (
    <>
      <span className="text-muted">{words.changed}</span>{' '}
      {formatList(
        locale,
        changed.map((part) => words.parts[part]),
      )}
    </>
  );
  const lines = findings.map(
    ({ criterion, from, to }) => `${criterion}: ${words.fromTo(from, to)}`,
  );
  if (changed.includes('review')) {
    lines.push(`${words.nextReview}: ${words.fromTo(day(before.reviewDue), day(after.reviewDue))}`);
  }
  if (lines.length === 0) return <p className="text-sm">{parts}</p>;
  return (
    <details className="text-sm">
      <summary className="min-h-6 w-fit cursor-pointer hover:text-accent">{parts}</summary>
      <ul className="grid gap-1 ps-4 pt-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
