import { Link } from 'react-router';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { MAX_LEAD_LENGTH } from '#app/verdict/note-lead.ts';
import { isolatePercentages } from '#domain/text/isolate-percentages.ts';
import { startOfText } from '#domain/text/sentences.ts';
import { findingLine } from './changed-parts.tsx';
import type { ChangesPage, EntryView } from './entry-view.ts';
import { Becomes, RulingState } from './from-to.tsx';

// Columns at large widths: the old verdict alone, or with its firmness or method.
const NARROW_OLD_VERDICT =
  'lg:grid-cols-[11rem_minmax(0,1fr)_11rem_19rem] lg:rtl:grid-cols-[11rem_minmax(0,1fr)_10.5rem_20.5rem]';
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
              <Link to={to(path)} className="link text-base font-semibold">
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi className="text-base font-semibold text-ink sm:block">{name}</bdi>
            )}
            <span className="sm:hidden"> · </span>
            <span className="sm:block">{scope}</span>
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
          {/* On a phone each firmness is under its verdict. */}
          <span className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2.5 max-sm:*:first:items-start max-sm:[&>:last-child]:flex-wrap sm:contents lg:*:first:justify-between">
            <Becomes>
              <span className="grid text-sm">
                {before && <RulingState state={before} isDisc isRemarked={isRemarked} />}
                {isRemarked && before?.firmness && (
                  <span className="snug max-w-40 text-xsm text-muted max-sm:max-w-28">
                    {text.changes.firmnessThen(before.firmness.name)}
                  </span>
                )}
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

/** The changes of verdicts added up, where there are several. */
export function VerdictSums({ sums }: Pick<ChangesPage, 'sums'>) {
  const { text } = useLanguage();
  const all = sums.reduce((sum, { count }) => sum + count, 0);
  if (all < 2) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 font-medium max-sm:grid max-sm:text-sm">
      {sums.map(({ before, after, count }) => (
        <li key={`${before} ${after}`}>
          {text.changes.verdictSum(text.verdict[before], after && text.verdict[after])}{' '}
          <span className="num text-muted">{count}</span>
        </li>
      ))}
    </ul>
  );
}
