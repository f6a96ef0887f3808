import { formatDate, listOf } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { ShownEntry } from './shown-entry.ts';

/** What of a ruling changed, in words; of findings and of the next review, from what to what. */
export function ChangedParts({ entry }: { entry: ShownEntry }) {
  const { text, locale } = useLanguage();
  const words = text.changes;
  const { before, after, changed, findings } = entry;
  // Of the first ruling and of one withdrawn, everything is another.
  if (!before || !after) return null;
  if (changed.length === 0) return <p>{words.anew}</p>;
  const found = (finding: (typeof findings)[number]['to']) =>
    text.ruling.findings[finding ?? 'unknown'];
  const day = (iso: string | null) => (iso ? formatDate(locale, iso) : words.noDate);
  return (
    <div className="grid gap-1">
      <p>
        <span className="text-muted">{words.changed}</span>{' '}
        {listOf(
          locale,
          changed.map((part) => words.parts[part]),
        )}
      </p>
      {(findings.length > 0 || changed.includes('review')) && (
        <ul className="grid gap-1 text-sm">
          {findings.map(({ criterion, from, to }) => (
            <li key={criterion}>
              {criterion}: {words.fromTo(found(from), found(to))}
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
