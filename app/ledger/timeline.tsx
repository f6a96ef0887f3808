import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ChangeEntry } from './change-entry.tsx';
import type { EntryView } from './entry-view.ts';

/** First entries of one day that are shown one by one; more are folded. */
const SHOWN_FIRST = 5;

/** Ledger entries by day, along a rule. Many first entries of a day are folded into one line. */
export function Timeline({ entries }: { entries: EntryView[] }) {
  const { text, locale } = useLanguage();
  const days = [...Map.groupBy(entries, ({ at }) => at.slice(0, 10))];
  return (
    <div className="grid grid-cols-1 gap-6">
      {days.map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`} className="grid grid-cols-1 gap-3">
          <h2 id={`day-${day}`} className="text-lg">
            <time dateTime={day}>{formatDate(locale, day)}</time>
          </h2>
          <div className="timeline grid grid-cols-1 gap-2">
            {partsOf(ofDay).map(({ isFirst, items }) =>
              isFirst && items.length > SHOWN_FIRST ? (
                <details key={items[0]?.seq}>
                  <summary className="min-h-11 cursor-pointer py-2 font-medium hover:text-accent">
                    {text.changes.firstOfDay(items.length)}
                  </summary>
                  <Entries entries={items} />
                </details>
              ) : (
                <Entries key={items[0]?.seq} entries={items} />
              ),
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

function Entries({ entries }: { entries: EntryView[] }) {
  const { text } = useLanguage();
  return (
    <ol className="grid grid-cols-1 gap-2" aria-label={text.changes.list}>
      {entries.map((entry) => (
        <ChangeEntry key={entry.seq} entry={entry} isNamed isFolded />
      ))}
    </ol>
  );
}

// Runs of first entries and of others, in their order.
function partsOf(entries: EntryView[]): { isFirst: boolean; items: EntryView[] }[] {
  const parts: { isFirst: boolean; items: EntryView[] }[] = [];
  for (const entry of entries) {
    const isFirst = entry.before === null;
    const last = parts.at(-1);
    if (last?.isFirst === isFirst) last.items.push(entry);
    else parts.push({ isFirst, items: [entry] });
  }
  return parts;
}
