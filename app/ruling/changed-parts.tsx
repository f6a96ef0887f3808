import { formatDate, formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { EntryView } from './entry-view.ts';

/** The parts of a ruling that changed, in words; findings and the next review with their old and new values. */
export function ChangedParts({ entry }: { entry: EntryView }) {
  const { text, locale } = useLanguage();
  const words = text.changes;
  const { before, after, changed, findings } = entry;
  if (!before || !after) return null;
  if (changed.length === 0) return <p>{words.anew}</p>;
  const day = (iso: string | null) => (iso ? formatDate(locale, iso) : words.noDate);
  return (
    <div className="grid gap-1">
      <p>
        <span className="text-muted">{words.changed}</span>{' '}
        {formatList(
          locale,
          changed.map((part) => words.parts[part]),
        )}
      </p>
      {(findings.length > 0 || changed.includes('review')) && (
        <ul className="grid gap-1 text-sm">
          {findings.map(({ criterion, from, to }) => (
            <li key={criterion}>
              {criterion}: {words.fromTo(from, to)}
            </li>
          ))}
          {changed.includes('review') && (
            <li>
              {words.nextReview}: {words.fromTo(day(before.reviewDue), day(after.reviewDue))}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
