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
import type { ListingDetail } from '#domain/listing/display.ts';
import type { SoundnessAnswer } from '#domain/soundness/soundness.ts';
import { isolatePercentages } from '#domain/text/isolate-percentages.ts';
import { ProsAndCons } from './pros-and-cons.tsx';
import type { RedFlagsView } from './red-flag-view.ts';
import type { SoundnessView } from './soundness.tsx';

/** The answers that cost stars, the dearest first. */
const COSTS = ['no', 'not-known', 'partly'] as const satisfies SoundnessAnswer[];

/** The header of a listing's page: picture, name, symbol, whether it is real and sound, and a link to the list. */
export function ProfileHeader({
  listing,
  flags,
  soundness,
  back,
  price,
  failing,
}: {
  listing: ListingDetail;
  flags: RedFlagsView;
  soundness: SoundnessView;
  back: { path: string; label: string };
  price?: ReactNode;
  /** The criterion of licences where it fails. */
  failing?: ReactNode;
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
        <RealAndSound listing={listing} flags={flags} soundness={soundness} failing={failing} />
        {price && <div className="text-end sm:ms-auto lg:order-1">{price}</div>}
      </div>
    </header>
  );
}

// The first two of the three answers; the card has the third. On a phone a line each.
function RealAndSound({
  listing: { links, rating },
  flags: { found },
  soundness: { stars, answers },
  failing,
}: {
  listing: ListingDetail;
  flags: RedFlagsView;
  soundness: SoundnessView;
  failing?: ReactNode;
}) {
  const { text, locale } = useLanguage();
  const words = text.listing.asks;
  const website = links.find(({ to }) => to === 'website');
  const costs = COSTS.flatMap((answer) => {
    const names = answers.filter((given) => given.answer === answer);
    if (names.length === 0) return [];
    const list = names.map(({ question }) => text.soundness.questions[question].name);
    return `${words.costs[answer]} ${formatNames(locale, list)}`;
  });
  return (
    <dl className="snug grid gap-x-3 text-sm *:max-sm:flex *:max-sm:flex-wrap *:max-sm:items-center *:max-sm:gap-x-2 max-sm:text-xsm sm:flex sm:flex-wrap lg:order-2 lg:grid lg:w-[35rem] lg:shrink-0 lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-x-0 lg:px-6">
      <div>
        <dt className="text-muted">{words.real}</dt>
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
        {failing && <dd>{failing}</dd>}
        {(!failing || found.length > 0) && (
          <dd>
            <FlagsLink found={found} />
          </dd>
        )}
      </div>
      <div>
        <dt className="text-muted">{words.sound}</dt>
        <dd className="flex flex-wrap items-center gap-x-2">
          <a href="#soundness" className="link inline-flex min-h-6 items-center">
            {text.soundness.title}
          </a>
          <Stars rating={rating} className="w-28 max-sm:sr-only" isHeaded />
          {rating !== null && (
            <bdi aria-hidden="true" dir="ltr">
              {numberFormat(locale).format(rating)}/5
            </bdi>
          )}
          {stars === null && rating !== null && text.soundness.isEstimate}
        </dd>
        {costs.length > 0 && (
          <dd className="text-pretty text-muted max-sm:hidden">{costs.join(' · ')}</dd>
        )}
      </div>
    </dl>
  );
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
