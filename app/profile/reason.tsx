import { formatNames } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { ListingDetail } from '#domain/listing/display.ts';
import { decidingCriteria } from '#domain/ruling/deciding-criteria.ts';
import type { RulingView } from '#domain/ruling/ruling-view.ts';
import { isolatePercentages } from '#domain/text/isolate-percentages.ts';
import { splitAtSentence } from './split-at-sentence.ts';

/** Why the verdict is what it is: its ground and the first sentence, which open to the whole reason. */
export function Reason({
  listing,
  main,
  isShort,
}: {
  listing: Pick<ListingDetail, 'reason' | 'reasonNote' | 'inEnglish'>;
  main: RulingView | null;
  /** On a phone the sentence after the ground is folded too. */
  isShort: boolean;
}) {
  const { text, language } = useLanguage();
  const { reasonNote: note } = listing;
  const reason = isolatePercentages(listing.reason ?? '');
  const inEnglish = listing.inEnglish.includes('reason');
  const [lead, rest] = splitAtSentence(reason, inEnglish ? 'en' : language);
  const ground = useGround(main, lead);
  if (!reason) return null;
  const lang = inEnglish ? { lang: 'en', dir: 'ltr' } : {};
  const first = ground ? (
    <>
      <strong className="font-semibold">{ground}</strong>{' '}
      <span className={isShort && rest ? 'max-sm:hidden max-sm:group-open:inline' : undefined}>
        {lead}
      </span>
    </>
  ) : (
    <strong className="font-semibold">{lead}</strong>
  );
  return (
    <section aria-labelledby="ruling" className="max-w-prose print:max-w-none">
      <h2 id="ruling" className="sr-only">
        {text.listing.reason}
      </h2>
      {note && <p className="text-sm text-muted">{text.listing.reasonNote[note]}</p>}
      {rest ? (
        <details className="group whitespace-pre-line" {...lang}>
          <summary className="snug reason cursor-pointer sm:text-lg">
            {first}{' '}
            <span className="fold-line link no-print text-sm whitespace-nowrap group-open:hidden">
              {text.listing.wholeText}
            </span>
          </summary>
          <p className="pt-2">{rest}</p>
        </details>
      ) : (
        <p className="snug reason whitespace-pre-line sm:text-lg" {...lang}>
          {first}
        </p>
      )}
    </section>
  );
}

/** The criteria that decide against a listing; null where the reason says it itself or is in another language. */
function useGround(main: RulingView | null, lead: string): string | null {
  const { text, language, locale } = useLanguage();
  const deciding = main && main.verdict !== 'halal' && !main.isDeparture && decidingCriteria(main);
  if (
    !deciding ||
    lead
      .toLocaleLowerCase(language)
      .includes(text.verdict[main.verdict].toLocaleLowerCase(language))
  ) {
    return null;
  }
  const names = formatNames(
    locale,
    deciding.criteria.map(({ name }) => name),
  );
  return `${text.ruling.ground[deciding.tone](deciding.criteria.length)}: ${names}.`;
}
