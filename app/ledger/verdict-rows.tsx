import { Link } from 'react-router';
import { formatDate, formatList } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { MAX_LEAD_LENGTH } from '#app/verdict/note-lead.ts';
import { isolatePercentages } from '#domain/text/isolate-percentages.ts';
import { startOfText } from '#domain/text/sentences.ts';
import { findingLine } from './changed-parts.tsx';
import type { ChangesPage, EntryView } from './entry-view.ts';
import { Becomes, RulingState } from './from-to.tsx';

// Columns at large widths: the old verdict alone, or with its firmness or method.
const NARROW_OLD_VERDICT =
  'lg:grid-cols-[11rem_minmax(0,1fr)_9.5rem_20rem] lg:rtl:grid-cols-[11rem_minmax(0,1fr)_8.25rem_21rem]';
const WIDE_OLD_VERDICT =
  'lg:grid-cols-[11rem_minmax(0,1fr)_15rem_19rem] lg:rtl:grid-cols-[11rem_minmax(0,1fr)_16rem_20.5rem]';

/** Changes of verdicts, a row each: the listing with its scope and day, the finding that changed it or else the start of the reason, the old verdict and the new one, each in its column. */
export function VerdictRows({ entries }: { entries: EntryView[] }) {
  const { text, to, language, locale } = useLanguage();
  const isRemarked = entries.every(({ before }) => before?.writtenUnder != null);
  const [day, ...otherDays] = new Set(entries.map(({ at }) => at.slice(0, 10)));
  const ofOneDay = otherDays.length === 0 ? day : null;
  const columns = isRemarked ? NARROW_OLD_VERDICT : WIDE_OLD_VERDICT;
  const words = text.changes.columns;
  const heads = [words.listing, words.what, words.before, words.now];
  const rows = (
    <ul className="px-4 max-sm:px-3">
      {entries.map(({ seq, path, name, scope, at, before, after, deciding, why }) => (
        <li
          key={seq}
          className={`grid items-center gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-0 max-sm:text-xsm sm:grid-cols-[minmax(0,1fr)_auto_auto] ${columns}`}
        >
          <p className="text-sm text-muted">
            {path ? (
              <Link
                to={to(path)}
                className="text-base font-semibold text-ink hover:text-accent sm:block sm:w-fit"
              >
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi className="text-base font-semibold text-ink sm:block">{name}</bdi>
            )}
            <span className="sm:hidden"> · </span>
            {scope}
            {!ofOneDay && (
              <>
                {' · '}
                <time dateTime={at} className="whitespace-nowrap">
                  {formatDate(locale, at)}
                </time>
              </>
            )}
          </p>
          <p className="text-sm text-pretty text-muted sm:col-span-full sm:row-start-2 lg:col-auto lg:row-auto">
            {deciding
              ? findingLine(deciding, text.changes)
              : why?.language === language &&
                startOfText(isolatePercentages(why.text), MAX_LEAD_LENGTH)}
          </p>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:[&>:last-child]:contents sm:contents lg:*:first:justify-between">
            <Becomes>
              <span className="text-sm">
                {before && <RulingState state={before} isDisc isRemarked={isRemarked} />}
              </span>
            </Becomes>
            {after ? (
              <RulingState state={after} isDisc />
            ) : (
              <strong>{text.changes.withdrawn}</strong>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {(ofOneDay || isRemarked) && (
        <p className="text-sm text-muted">
          {ofOneDay && (
            <>
              {text.changes.allRecorded}{' '}
              <time dateTime={ofOneDay}>{formatDate(locale, ofOneDay)}</time>
              {'. '}
            </>
          )}
          {isRemarked && text.changes.earlierVerdicts}
        </p>
      )}
      <div className="card overflow-hidden">
        {/* Each row says it in full for screen readers. */}
        <p
          aria-hidden="true"
          className={`hidden gap-x-4 border-b border-line bg-raised px-4 py-2 text-sm font-medium lg:grid ${columns}`}
        >
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </p>
        {rows}
      </div>
    </>
  );
}

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
    <p className="leading-relaxed font-medium text-pretty max-sm:text-sm">
      {words.verdictSums(all, formatList(locale, items))}
    </p>
  );
}
