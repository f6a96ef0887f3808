import { Link } from 'react-router';
import { formatDate, formatItems, formatList } from '#app/i18n/format.ts';
import type { Text } from '#app/i18n/text.en.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { isolated } from '#domain/text/isolated.ts';
import { ChangeRow } from './change-entry.tsx';
import { changedPartNames } from './changed-part-names.ts';
import type { EntryView, RulingStateView } from './entry-view.ts';
import {
  foldFirstEntries,
  foldSameVerdicts,
  runsOf,
  splitUnchanged,
} from './fold-first-entries.ts';
import { RulingState } from './from-to.tsx';

/** Ledger entries by day and listing. Many first entries of a day are folded into one line, and so are the verdicts that stay. */
export function Timeline({
  title,
  entries,
  isOfOneGroup = false,
}: {
  title: string;
  entries: EntryView[];
  /** Verdicts that stay are not folded: the reader has asked for them. */
  isOfOneGroup?: boolean;
}) {
  const { text, locale, to } = useLanguage();
  const days = [...Map.groupBy(entries, ({ at }) => at.slice(0, 10))].map(([day, ofDay]) => ({
    day,
    ...(isOfOneGroup ? { changed: ofDay, unchanged: [] } : splitUnchanged(ofDay)),
  }));
  return (
    <section aria-labelledby="entries" className="grid grid-cols-1 gap-4 sm:gap-6">
      <div className="grid gap-1">
        <div className="flex items-baseline justify-between gap-x-4">
          <h2 id="entries" className="text-lg max-sm:text-base">
            {title}
          </h2>
          <Link to={to('/methodology#key')} className="link no-print py-1 text-sm">
            {text.methodology.keyTitle}
          </Link>
        </div>
        {!isOfOneGroup && <p className="text-sm text-muted">{text.changes.sameRule}</p>}
      </div>
      {days.map(({ day, changed, unchanged }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="grid grid-cols-1 gap-2">
          <h3 id={`day-${day}`} className="text-base whitespace-nowrap">
            {text.changes.recorded} <time dateTime={day}>{formatDate(locale, day)}</time>
          </h3>
          {foldFirstEntries(changed).map(({ isFolded, items }) =>
            isFolded ? (
              <details key={items[0]?.seq}>
                <summary className="fold-line min-h-11 cursor-pointer py-2 font-medium hover:text-accent">
                  {text.changes.firstOfDay(items.length)}
                </summary>
                <Listings entries={items} />
              </details>
            ) : (
              <Listings key={items[0]?.seq} entries={items} />
            ),
          )}
          {unchanged.length > 0 && <Unchanged entries={unchanged} />}
        </section>
      ))}
    </section>
  );
}

// The listings of a day whose verdicts stay, by name in a line that opens.
function Unchanged({ entries }: { entries: EntryView[] }) {
  const { text, locale } = useLanguage();
  const names = [...new Set(entries.map(({ name }) => isolated(name)))];
  return (
    <details className="card print-closed overflow-hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-4 px-4 py-2.5 hover:text-accent">
        <span className="grow leading-snug">
          <span className="font-medium">
            {text.changes.sameVerdictsOf(text.changes.sameVerdicts(entries.length))}
          </span>{' '}
          <span className="text-sm text-muted max-sm:block">{formatList(locale, names)}</span>
        </span>
        <FoldMark />
      </summary>
      <Listings entries={entries} isInside />
    </details>
  );
}

// The entries that follow each other on one listing, under its name or beside it.
function Listings({
  entries,
  isInside = false,
}: {
  entries: EntryView[];
  /** Without a frame. */
  isInside?: boolean;
}) {
  const { text } = useLanguage();
  const runs = runsOf(entries, ({ kind, path, name }) => `${kind} ${path} ${name}`);
  return (
    <ul className={isInside ? 'border-t border-line' : 'card overflow-hidden'}>
      {runs.map((run) => (
        <li
          key={run[0]?.seq}
          className="grid gap-x-4 border-t border-line px-4 first:border-0 sm:grid-cols-[8rem_minmax(0,1fr)]"
        >
          {run[0] && <Name entry={run[0]} />}
          <ol aria-label={text.changes.list} className="@container grid min-w-0">
            {foldSameVerdicts(run).map(({ isFolded, items }) =>
              isFolded ? (
                <SameVerdicts key={items[0]?.seq} entries={items} />
              ) : (
                items.map((entry) => <ChangeRow key={entry.seq} entry={entry} />)
              ),
            )}
          </ol>
        </li>
      ))}
    </ul>
  );
}

// Several products of one listing whose verdicts stay, in a line that opens.
function SameVerdicts({ entries }: { entries: EntryView[] }) {
  const { text, locale } = useLanguage();
  return (
    <li className="border-t border-line first:border-0">
      <details className="print-closed">
        <summary className="state-row cursor-pointer py-2.5 hover:text-accent">
          <span className="font-medium">{text.changes.sameVerdicts(entries.length)}</span>
          <span className="sr-only"> · </span>
          <span className="state-note state flex flex-wrap gap-x-4 gap-y-0.5">
            {alike(entries).map(([state, count]) => (
              <span key={stateKey(state)} className="inline-flex items-center gap-x-1.5">
                <RulingState state={state} isDisc isMethodNamed />
                {count > 1 && (
                  <>
                    <span
                      className="num text-sm text-muted"
                      aria-hidden="true"
                    >{`× ${count}`}</span>
                    <span className="sr-only">{` · ${text.changes.products(count)}`}</span>
                  </>
                )}
              </span>
            ))}
          </span>
          <span className="state-note text-sm text-muted">
            {whatChanged(entries, text, locale)}
          </span>
          <FoldMark />
        </summary>
        <ol className="border-t border-line ps-3">
          {entries.map((entry) => (
            <ChangeRow key={entry.seq} entry={entry} />
          ))}
        </ol>
      </details>
    </li>
  );
}

// The verdicts of entries with their firmness, and how many products have each.
function alike(entries: EntryView[]): [RulingStateView, number][] {
  const states = entries.flatMap(({ after }) => after ?? []);
  return [...Map.groupBy(states, stateKey).values()].flatMap((same) =>
    same[0] ? [[same[0], same.length] as [RulingStateView, number]] : [],
  );
}

function stateKey({ verdict, firmness }: RulingStateView): string {
  return `${verdict} ${firmness?.sign}`;
}

/** Criteria that a line names. */
const MAX_NAMED = 2;

// The first criteria newly asked of any of the entries, or else of those with another finding, or the parts that changed.
function whatChanged(entries: EntryView[], text: Text, locale: string): string {
  const words = text.changes;
  const findings = entries.flatMap((entry) => entry.findings);
  const named = (found: typeof findings) => {
    const names = [...new Set(found.map(({ criterion }) => criterion))];
    const left = names.length - MAX_NAMED;
    const more = left > 0 ? [words.moreQuestions(left)] : [];
    return formatItems(locale, [...names.slice(0, MAX_NAMED), ...more]);
  };
  const asked = findings.filter(({ from, to }) => !from && to);
  if (asked.length > 0) {
    const criteria = new Set(asked.map(({ criterion }) => criterion));
    return words.newQuestions(criteria.size, named(asked));
  }
  if (findings.length > 0) return words.partsChanged(named(findings));
  const changed = [...new Set(entries.flatMap((entry) => entry.changed))];
  return words.partsChanged(changedPartNames({ changed }, text, locale));
}

function Name({ entry: { name, path } }: { entry: EntryView }) {
  const { to } = useLanguage();
  return (
    <h4 className="-mx-4 bg-raised px-4 py-2.5 text-base font-semibold sm:me-0">
      {path ? (
        <Link to={to(path)} className="inline-flex min-h-6 items-center hover:text-accent">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
    </h4>
  );
}
