import { Fragment } from 'react';
import { Link } from 'react-router';
import { formatDate, formatPartialDate } from '#app/i18n/format.ts';
import { languageName, quoteLanguage, scriptLanguage } from '#app/i18n/script-language.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { DeadLinkNote } from '#app/listing/dead-links.tsx';
import { SeenNote } from '#app/listing/seen-quotes.tsx';
import { SourceLink } from '#app/listing/source-link.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { FoldMark } from '#app/ui/fold-mark.tsx';
import { ListOf } from '#app/ui/list-of.tsx';
import type { PositionView } from '#domain/position/position-view.ts';
import { CoverName, Covers } from './covers.tsx';
import { coverKey, type OurRulings, OurVerdicts } from './our-verdicts.tsx';
import { StanceBadge } from './stance-badge.tsx';

/** A position on the page of its holder: what it covers, its stance, its day and our verdicts, beside its exact words. */
export function PositionCard({
  position,
  holder,
  rulings,
  Heading,
}: {
  position: PositionView;
  holder: string;
  rulings: OurRulings;
  Heading: 'h2' | 'h3';
}) {
  const { id, who, stance, saidOn, covers } = position;
  return (
    <article
      id={id}
      className="grid scroll-mt-20 gap-x-8 gap-y-2.5 p-4 target:bg-raised sm:p-5 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1.5">
        <Heading className="text-base first-letter:uppercase sm:text-lg">
          <ListOf
            items={covers.map((cover) => (
              <CoverName key={coverKey(cover)} cover={cover} isLinked />
            ))}
          />
        </Heading>
        <StanceAndDay stance={stance} saidOn={saidOn} isStrong />
        <OurVerdicts covers={covers} stances={[stance]} rulings={rulings} />
        {who !== holder && <p className="text-sm">{who}</p>}
      </div>
      <div className="grid max-w-3xl content-start gap-2.5">
        <HeadedStatement position={position} />
      </div>
    </article>
  );
}

/** A decision told once more on its holder's page: a line that opens to the words. */
export function RepeatedPosition({ position }: { position: PositionView }) {
  const words = useLanguage().text.positions;
  const { id, saidOn, reportedBy, covers } = position;
  return (
    <details>
      <summary className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-4 py-2.5 hover:text-accent sm:px-5">
        <FoldMark />
        <span className="wrap-anywhere">
          {reportedBy ? words.sameReported(reportedBy) : words.sameAgain}
        </span>
        <span className="col-start-2 text-sm text-muted">
          <Facts
            facts={[
              ...covers.map((cover) => <CoverName key={coverKey(cover)} cover={cover} />),
              saidOn && <SaidOn key="said" day={saidOn} />,
            ]}
          />
        </span>
      </summary>
      <article id={id} className="grid max-w-3xl scroll-mt-40 gap-2.5 px-4 pb-4 sm:px-5 md:ms-68">
        <HeadedStatement position={position} />
      </article>
    </details>
  );
}

/** A position in a line that opens to its words. */
export function PositionRow({ position }: { position: PositionView }) {
  const { text, to } = useLanguage();
  const { id, who, holder, stance, saidOn } = position;
  return (
    <details className="print-closed border-b border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-x-3 py-2 hover:text-accent">
        <FoldMark />
        <span className="grid grow gap-1">
          <span className="font-medium wrap-anywhere">{who}</span>
          <StanceAndDay stance={stance} saidOn={saidOn} />
        </span>
      </summary>
      <div id={id} className="grid scroll-mt-40 gap-3 ps-7 pb-4">
        <Statement position={position} />
        <Link to={to(`/positions/${holder}`)} className="link justify-self-start text-sm">
          {text.positions.allOf(who)}
        </Link>
      </div>
    </details>
  );
}

function StanceAndDay({
  stance,
  saidOn,
  isStrong = false,
}: Pick<PositionView, 'stance' | 'saidOn'> & { isStrong?: boolean }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StanceBadge stance={stance} isStrong={isStrong} />
      {saidOn && (
        <span className="text-sm text-muted">
          <SaidOn day={saidOn} />
        </span>
      )}
    </span>
  );
}

/** Under a heading that names subjects and day: words in another language are folded under our translation. */
function HeadedStatement({ position }: { position: PositionView }) {
  const { text, locale } = useLanguage();
  const { school, gloss, language, note } = position;
  const words = text.positions;
  return (
    <>
      {school && <p className="text-sm text-muted">{`${words.school}: ${school}`}</p>}
      {gloss && <Translation gloss={gloss} />}
      {gloss ? (
        <details className="text-sm">
          <summary className="fold-line min-h-11 w-fit cursor-pointer py-2.5 hover:text-accent sm:min-h-8 sm:py-1">
            {words.original(languageName(locale, language))}
          </summary>
          <Original position={position} />
        </details>
      ) : (
        <Original position={position} />
      )}
      {note && <p className="text-sm text-muted">{note}</p>}
      <Attribution position={position} isLanguageNamed={gloss !== null} />
    </>
  );
}

/** Without a heading: with its subjects and its day, and nothing folded. */
function Statement({ position }: { position: PositionView }) {
  const { text, language } = useLanguage();
  const { school, gloss, note, saidOn } = position;
  const words = text.positions;
  const translation = gloss && <Translation gloss={gloss} />;
  return (
    <>
      <p className="text-sm text-muted">
        <Facts
          facts={[
            <Fragment key="covers">
              {words.covers} <Covers covers={position.covers} />
            </Fragment>,
            school && `${words.school}: ${school}`,
          ]}
        />
      </p>
      {/* Readers of Arabic have our translation first, marked as ours, and the exact words under it. */}
      {language === 'ar' && translation}
      <Original position={position} />
      {language !== 'ar' && translation}
      {note && <p className="text-sm">{note}</p>}
      <Attribution position={position} saidOn={saidOn} />
    </>
  );
}

function Translation({ gloss }: { gloss: NonNullable<PositionView['gloss']> }) {
  const words = useLanguage().text.positions;
  return (
    <p className="quoted text-pretty">
      <span className="text-sm text-muted">
        {gloss.isReviewed ? words.gloss : words.unreadGloss}:
      </span>{' '}
      <span className="said">{gloss.text}</span>
    </p>
  );
}

const ENDS_SENTENCE = /[.!?؟。…][»”"')\]]*$/u;

function Original({ position: { quote, language } }: { position: PositionView }) {
  const isCut = !ENDS_SENTENCE.test(quote.trimEnd());
  return (
    <blockquote {...quoteLanguage(quote, language)} className="quoted text-pretty wrap-anywhere">
      <span className={isCut ? 'said said-cut' : 'said'}>{quote}</span>
    </blockquote>
  );
}

/** The source, whose words they are, and when they were said and read. */
function Attribution({
  position: { language: written, quote, url, title, reportedBy, readOn, copiedOn },
  isLanguageNamed = false,
  saidOn = null,
}: {
  position: PositionView;
  /** The language of the words is named above them. */
  isLanguageNamed?: boolean;
  /** The day, where no heading has it. */
  saidOn?: string | null;
}) {
  const { text, locale, language } = useLanguage();
  const words = text.positions;
  const titleLanguage = scriptLanguage(title);
  // Most titles are in English, which readers of Arabic see for themselves.
  const isTitleNamed = titleLanguage !== language && titleLanguage !== 'en';
  const isToldByTitle = isTitleNamed && titleLanguage === written;
  return (
    <>
      <p className="text-sm text-muted wrap-anywhere">
        <Facts
          facts={[
            <SourceLink key="source" url={url} title={title} />,
            isTitleNamed && words.titleIn(languageName(locale, titleLanguage)),
            reportedBy ? (
              <>
                {words.reportedBy} <bdi lang={scriptLanguage(reportedBy)}>{reportedBy}</bdi>
              </>
            ) : (
              words.ownWords
            ),
            !isLanguageNamed &&
              !isToldByTitle &&
              written !== language &&
              text.ruling.quoteIn(languageName(locale, written)),
            saidOn && <SaidOn key="said" day={saidOn} />,
            copiedOn
              ? text.ruling.copyRead(formatDate(locale, readOn), formatDate(locale, copiedOn))
              : text.ruling.readOn(formatDate(locale, readOn)),
            <SeenNote key="seen" url={url} quote={quote} />,
          ]}
        />
      </p>
      <DeadLinkNote href={url} />
    </>
  );
}

/** A day, a month or a year. */
export function SaidOn({ day }: { day: string }) {
  const { locale } = useLanguage();
  return <bdi>{formatPartialDate(locale, day)}</bdi>;
}
