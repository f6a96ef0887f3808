import type { ReactNode } from 'react';
import { formatNames } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { ListingDetail } from '#domain/listing/display.ts';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import { decidingCriteria } from '#domain/ruling/deciding-criteria.ts';
import type { RulingView } from '#domain/ruling/ruling-view.ts';
import { isolatePercentages } from '#domain/text/isolate-percentages.ts';
import { startOfText } from '#domain/text/sentences.ts';
import { splitAtSentence } from './split-at-sentence.ts';

/** The maximum of letters of what decides where there is room: about three lines on a phone. */
const MAX_GROUND_LENGTH = 160;
/** Above a table of products, which has to fit a phone's first screen. */
const MAX_SHORT_GROUND_LENGTH = 90;

/** The short form of what decides the verdict, which opens to the whole reason; where nothing tells what decides, the start of the reason. */
export function Reason({
  listing,
  main,
  isShort,
}: {
  listing: Pick<ListingDetail, 'kind' | 'reason' | 'reasonNote' | 'inEnglish'>;
  main: RulingView | null;
  /** A table of products follows it, all of which have to fit a phone's first screen. */
  isShort: boolean;
}) {
  const { text } = useLanguage();
  const { reasonNote: note } = listing;
  const reason = isolatePercentages(listing.reason ?? '');
  const inEnglish = listing.inEnglish.includes('reason');
  const ground = useGround(listing.kind, main, isShort);
  if (!reason) return null;
  const [lead, rest] = ground ? [null, reason] : splitAtSentence(reason);
  const lang = inEnglish ? { lang: 'en', dir: 'ltr' } : {};
  const first = ground ?? (
    <strong className="font-semibold" {...lang}>
      {lead}
    </strong>
  );
  return (
    <section aria-labelledby="ruling" className="max-w-prose print:max-w-none">
      <h2 id="ruling" className="sr-only">
        {text.listing.reason}
      </h2>
      {note && <p className="text-sm text-muted">{text.listing.reasonNote[note]}</p>}
      {rest ? (
        <details className="group whitespace-pre-line">
          <summary className="snug reason cursor-pointer sm:text-lg">
            {first}{' '}
            <span className="fold-line link no-print text-sm whitespace-nowrap group-open:hidden">
              {text.listing.wholeText}
            </span>
          </summary>
          <p className="pt-2" {...lang}>
            {rest}
          </p>
        </details>
      ) : (
        <p className="snug reason whitespace-pre-line sm:text-lg">{first}</p>
      )}
    </section>
  );
}

/** The criteria that decide, with the start of the first one's note, or that none objects, with what they do not ask; null where the reason has to say it: a verdict that departs from the criteria, or has none. */
function useGround(kind: Kind, main: RulingView | null, isShort: boolean): ReactNode {
  const { text, locale } = useLanguage();
  const words = text.ruling;
  const core = main?.grounds?.criteria.filter(({ isCore }) => isCore) ?? [];
  if (!main || main.isDeparture || core.length === 0) return null;
  const deciding = decidingCriteria(main);
  if (!deciding) {
    const forbids = main.positions?.decisions.byStance.some(([stance]) => stance === 'forbidden');
    return (
      <>
        <strong className="font-semibold">{`${words.nothingOpen}.`}</strong>{' '}
        {forbids && KIND[kind].isTraded && (
          <span className="max-sm:text-sm">{words.forbiddenForOther}</span>
        )}
      </>
    );
  }
  const { tone, criteria } = deciding;
  const names = formatNames(
    locale,
    criteria.map(({ name }) => name),
  );
  const note = criteria[0]?.note;
  return (
    <>
      <strong className="font-semibold">{`${words.ground[tone](criteria.length)}: ${names}.`}</strong>
      {note && (
        // The printed page has the whole note.
        <span className="no-print max-sm:text-sm">
          {' '}
          {startOfText(note, isShort ? MAX_SHORT_GROUND_LENGTH : MAX_GROUND_LENGTH)}
        </span>
      )}
    </>
  );
}
