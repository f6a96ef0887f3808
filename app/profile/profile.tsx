import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate, formatNames } from '#app/i18n/format.ts';
import { numberFormat } from '#app/i18n/intl.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { InEnglish } from '#app/listing/in-english.tsx';
import { ListingLogo } from '#app/listing/listing-logo.tsx';
import { ListingName } from '#app/listing/listing-name.tsx';
import { BookmarkSlot } from '#app/mine/ui/bookmark-slot.tsx';
import { SinceVisit } from '#app/ruling/since-visit.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { UpLink } from '#app/ui/up-link.tsx';
import { CRITERION_ID } from '#app/verdict/criterion-id.ts';
import { FindingBar } from '#app/verdict/finding-bar.tsx';
import type { ListingDetail } from '#domain/listing/display.ts';
import type { Kind } from '#domain/listing/kind.ts';
import { letterOf } from '#domain/method/definition.ts';
import type { CriterionView, RulingView } from '#domain/ruling/ruling-view.ts';
import { QUESTIONS, type SoundnessAnswer } from '#domain/soundness/soundness.ts';
import { isolatePercentages } from '#domain/text/isolate-percentages.ts';
import { ProsAndCons } from './pros-and-cons.tsx';
import type { RedFlagsView } from './red-flag-view.ts';
import type { SoundnessView } from './soundness.tsx';

/** The answers that cost stars, the dearest first. */
const COSTS = ['no', 'not-known', 'partly'] as const satisfies SoundnessAnswer[];
/** More names than these are counted. */
const MAX_NAMES = 3;

/** The criterion on whether a listing is real. Where it is about licences, an answer without them stands first. */
const ON_REALITY: Record<Kind, { criterion: string; isAnswer: boolean }> = {
  coin: { criterion: 'legitimacy', isAnswer: true },
  exchange: { criterion: 'licence', isAnswer: false },
};

/** The header of a listing's page: picture, name, symbol, whether it is real and sound, and a link to the list. */
export function ProfileHeader({
  listing,
  main,
  flags,
  soundness,
  back,
  price,
}: {
  listing: ListingDetail;
  /** Null: nobody has ruled. */
  main: RulingView | null;
  flags: RedFlagsView;
  soundness: SoundnessView;
  back: { path: string; label: string };
  price?: ReactNode;
}) {
  const { to } = useLanguage();
  return (
    <header className="grid gap-1 pt-1 pb-1.5 sm:gap-3 sm:pt-5 sm:pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <UpLink to={to(back.path)}>{back.label}</UpLink>
        <BookmarkSlot listing={listing} variant="button" />
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 sm:flex max-lg:flex-wrap">
        <span className="max-sm:hidden">
          <ListingLogo image={listing.image} letter={listing.letter} size="lg" />
        </span>
        <span className="row-span-3 sm:hidden">
          <ListingLogo image={listing.image} letter={listing.letter} />
        </span>
        <div className="grid gap-1 lg:grow">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <h1 className="page-heading">
              <ListingName listing={listing} symbolClass="text-xl" />
            </h1>
          </div>
          <SinceVisit at={listing.changedAt} />
        </div>
        <RealAndSound listing={listing} main={main} flags={flags} soundness={soundness} />
        {price && <div className="text-end sm:ms-auto lg:order-1">{price}</div>}
      </div>
    </header>
  );
}

// The first two of the three answers, each before its grounds; the card has the third.
function RealAndSound({
  listing,
  main,
  flags: { found },
  soundness,
}: {
  listing: ListingDetail;
  main: RulingView | null;
  flags: RedFlagsView;
  soundness: SoundnessView;
}) {
  const { text } = useLanguage();
  const { kind, links, rating } = listing;
  const words = text.listing.asks;
  const asked = ON_REALITY[kind];
  const criterion = main?.grounds?.criteria.find(({ id }) => id === asked.criterion);
  const finding = criterion && <RealAnswer kind={kind} criterion={criterion} />;
  const fraud = <FlagsLink found={found} />;
  const [answer, addition] = finding && asked.isAnswer ? [finding, fraud] : [fraud, finding];
  const website = links.find(({ to }) => to === 'website');
  return (
    <dl className="snug grid gap-x-3 text-sm *:max-sm:flex *:max-sm:flex-wrap *:max-sm:items-center *:max-sm:gap-x-2 sm:grid-cols-2 sm:gap-x-6 max-lg:sm:w-full lg:order-2 lg:w-[35rem] lg:shrink-0 lg:px-6">
      <div>
        <dt className="text-muted">{words.real}</dt>
        <dd className="font-medium sm:text-base">{answer}</dd>
        {addition && <dd>{addition}</dd>}
        {website ? (
          <dd className="max-sm:hidden">
            {words.website}{' '}
            <a href="#links" className="link inline-flex min-h-6 items-center">
              <bdi dir="ltr">{website.label}</bdi>
            </a>
          </dd>
        ) : (
          found.length === 0 && <dd className="max-sm:hidden">{text.caution.flags.website}</dd>
        )}
      </div>
      <Sound rating={rating} soundness={soundness} />
    </dl>
  );
}

function RealAnswer({
  kind,
  criterion: { id, finding },
}: {
  kind: Kind;
  criterion: Pick<CriterionView, 'id' | 'finding'>;
}) {
  const { text } = useLanguage();
  const words = text.listing.asks;
  const letter = letterOf(finding);
  const isResolved = letter === 'r' || letter === 'h';
  return (
    <a
      href={`#${CRITERION_ID}${id}`}
      className="link inline-flex min-h-6 items-center gap-2 text-ink hover:text-accent"
    >
      <FindingBar finding={finding} />
      {isResolved ? words.resolved(finding.name) : words.isReal[kind][finding.tone]}
      {letter === 'r' && text.ruling.stillConcern}
    </a>
  );
}

function Sound({
  rating,
  soundness: { stars, answers },
}: {
  rating: number | null;
  soundness: SoundnessView;
}) {
  const { text, locale } = useLanguage();
  const words = text.listing.asks;
  const costs = COSTS.flatMap((answer) => {
    const names = answers.filter((given) => given.answer === answer);
    if (names.length === 0) return [];
    const list = names.map(({ question }) => text.soundness.questions[question].name);
    const which =
      names.length > MAX_NAMES
        ? words.ofQuestions(names.length, QUESTIONS.length)
        : formatNames(locale, list);
    return `${words.costs[answer]} ${which}`;
  });
  return (
    <div>
      <dt className="text-muted">{words.sound}</dt>
      <dd className="flex flex-wrap items-center gap-x-2">
        <a
          href="#soundness"
          className="link inline-flex min-h-6 items-center font-medium text-ink hover:text-accent sm:text-base"
        >
          {rating === null ? text.soundness.title : words.isSound[soundIn(rating)]}
        </a>
        <Stars rating={rating} className="w-28 max-sm:w-20" isHeaded />
        {rating !== null && (
          <bdi aria-hidden="true" dir="ltr" className="max-sm:hidden">
            {numberFormat(locale).format(rating)}/5
          </bdi>
        )}
        {stars === null && rating !== null && text.soundness.isEstimate}
      </dd>
      {costs.map((cost) => (
        <dd key={cost} className="text-pretty text-muted max-sm:hidden">
          {cost}
        </dd>
      ))}
    </div>
  );
}

function soundIn(rating: number): 'all' | 'most' | 'part' | 'little' | 'none' {
  if (rating >= 5) return 'all';
  if (rating >= 4) return 'most';
  if (rating >= 2) return 'part';
  return rating > 0 ? 'little' : 'none';
}

function FlagsLink({ found }: Pick<RedFlagsView, 'found'>) {
  const { text, locale } = useLanguage();
  const words = text.listing.asks;
  // Several may resemble other listings.
  const names = [...new Set(found.map(({ name }) => words.flag[name]))];
  return (
    <a href="#red-flags" className="link inline-flex min-h-6 items-center">
      {names.length === 0 ? (
        words.noFlags
      ) : (
        <>
          <Flag
            className="me-1.5 size-4 shrink-0 alarm-caution text-(--alarm)"
            aria-hidden="true"
          />
          {words.flags(names.length, formatNames(locale, names))}
        </>
      )}
    </a>
  );
}

/** The editors' own words: description, pros and cons. */
export function About({ listing }: { listing: ListingDetail }) {
  const { text } = useLanguage();
  const hasProsOrCons = listing.pros.length + listing.cons.length > 0;
  return (
    <Fold
      id="about"
      title={text.listing.about}
      note={hasProsOrCons && `${text.listing.pros} · ${text.listing.cons}`}
    >
      {listing.description ? (
        <InEnglish listing={listing} field="description">
          <p className="max-w-prose whitespace-pre-line text-pretty">
            {isolatePercentages(listing.description)}
          </p>
        </InEnglish>
      ) : (
        <p className="text-muted">{text.listing.noDescription}</p>
      )}
      <ProsAndCons listing={listing} />
      <p className="max-w-prose text-sm text-muted">{text.listing.ownWords}</p>
    </Fold>
  );
}

/** Rank, year, country and other short facts, with the date of the last change. */
export function ProfileFacts({ listing }: { listing: ListingDetail }) {
  const { text, locale } = useLanguage();
  return (
    <section aria-labelledby="facts" className="card grid gap-3 p-4 sm:p-5">
      <h2 id="facts" className="text-lg">
        {text.listing.facts}
      </h2>
      <dl className="grid gap-2">
        {listing.facts.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{text.listing.fact[name]}</dt>
            <dd className="text-end">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-3 text-sm text-muted">
        {text.listing.factsUpdated(formatDate(locale, listing.updatedAt))}
      </p>
    </section>
  );
}
