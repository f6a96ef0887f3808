import { Link } from 'react-router';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ChangeEntry } from '#app/ledger/change-entry.tsx';
import { Hash } from '#app/ledger/hashes.tsx';
import { siteName } from '#app/meta/site-name.ts';
import { EmbeddedPositions } from '#app/position/positions.tsx';
import { Criteria } from '#app/ruling/criteria.tsx';
import { RulingSummary } from '#app/ruling/grounds.tsx';
import { PageSection } from '#app/ui/page-section.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Warning } from '#app/ui/warning.tsx';
import { VerdictLockup } from '#app/verdict/verdict-lockup.tsx';
import { isolatePercentages } from '#domain/text/isolate-percentages.ts';
import type { PastRuling, PastRulingView } from './past-ruling.ts';

/** The page of a ruling as it stood at one ledger entry, with its digest and a citation. */
export function PastRulingPage({ past }: { past: PastRuling }) {
  const { text, locale } = useLanguage();
  const words = text.pastRuling;
  const { entry, state } = past;
  const seq = String(entry.seq);
  const digest = entry.hashes?.digest;
  return (
    <div className="container-page">
      <PageTitle
        title={words.title(entry.name, seq)}
        text={words.text(entry.scope, formatDate(locale, entry.at))}
      />
      <div className="grid grid-cols-1 gap-10">
        <Standing past={past} />
        {past.state === 'shown' && <Ruling past={past} ruling={past.ruling} />}
        {state === 'notStored' && (
          <PageSection title={words.notStoredTitle}>
            <p className="max-w-prose">{words.notStored}</p>
          </PageSection>
        )}
        {state === 'unreadable' && <p className="max-w-prose">{words.unreadable}</p>}
        <PageSection title={words.entryTitle}>
          <ol className="grid grid-cols-1">
            <ChangeEntry entry={entry} />
          </ol>
        </PageSection>
        <PageSection title={words.citeTitle}>
          <Citation past={past} />
        </PageSection>
        {digest && state !== 'notStored' && (
          <PageSection title={words.checkTitle} text={words.check}>
            <p>
              <Hash text={digest} />
            </p>
            <p>
              <a href={`/api/rulings/${digest}`} type="application/json" className="link">
                {words.exact}
              </a>
            </p>
          </PageSection>
        )}
      </div>
    </div>
  );
}

// Whether it is the current ruling, and where that is.
function Standing({ past: { entry, isLast, state } }: { past: PastRuling }) {
  const { text, to } = useLanguage();
  const words = text.pastRuling;
  const current = entry.path && (
    <Link to={to(entry.path)} className="link">
      {words.toCurrent(entry.name)}
    </Link>
  );
  const status = state === 'withdrawn' ? words.withdrawn : words.current;
  return (
    <div className="grid gap-2">
      {isLast ? <p>{status}</p> : <Warning>{words.superseded}</Warning>}
      {current && <p>{current}</p>}
    </div>
  );
}

function Ruling({
  past: { kind, entry, isLast },
  ruling,
}: {
  past: PastRuling;
  ruling: PastRulingView;
}) {
  const { text, locale } = useLanguage();
  const { reason, grounds, firmness, ruledAt } = ruling;
  // A computed firmness is not part of the stored text; the current ruling has that of its page.
  const shownFirmness = firmness ?? (isLast && entry.after ? entry.after.firmness : null);
  const direction = reason?.language === 'en' ? 'ltr' : 'rtl';
  return (
    <section aria-labelledby="ruling" className="card grid grid-cols-1 gap-5 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="ruling" className="text-xl">
          {ruling.scopeName}
        </h2>
        <VerdictLockup ruling={{ ...ruling, firmness: shownFirmness }} size="lg" />
      </div>
      {reason && (
        <p
          lang={reason.language}
          dir={direction}
          className="max-w-prose whitespace-pre-line text-pretty"
        >
          {isolatePercentages(reason.text)}
        </p>
      )}
      {/* Its day follows its grounds. */}
      <RulingSummary ruling={{ ...ruling, ruledAt: null }} />
      {grounds && grounds.criteria.length > 0 ? (
        <Criteria kind={kind} {...grounds} />
      ) : (
        <p>{text.ruling.noGrounds}</p>
      )}
      {grounds && grounds.positions.length > 0 && (
        <>
          <h3 className="text-lg">{text.ruling.positions}</h3>
          <EmbeddedPositions positions={grounds.positions} />
        </>
      )}
      {grounds && !firmness && (
        <p className="max-w-prose text-sm text-muted">{text.pastRuling.computed}</p>
      )}
      <p className="border-t border-line pt-3 text-sm text-muted">
        {text.verdict.notAFatwa}
        {ruledAt && <> {text.verdict.reviewedOn(formatDate(locale, ruledAt))}.</>}
      </p>
    </section>
  );
}

// One line that is selected as a whole.
function Citation({ past: { entry, address } }: { past: PastRuling }) {
  const { text, locale, language } = useLanguage();
  const words = text.pastRuling;
  const digest = entry.hashes?.digest;
  const site = siteName(language);
  const title = words.title(entry.name, String(entry.seq));
  return (
    <p className="card max-w-prose select-all p-4 wrap-anywhere">
      {words.cite(title, site, formatDate(locale, entry.at))} <bdi dir="ltr">{address}</bdi>
      {digest && (
        <>
          {' '}
          (<span className="whitespace-nowrap">{words.digest}</span> <Hash text={digest} />)
        </>
      )}
    </p>
  );
}
