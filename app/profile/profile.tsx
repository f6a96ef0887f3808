import type { ReactNode } from 'react';
import { formatDate } from '#app/i18n/format.ts';
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
import { isolatePercentages } from '#domain/text/isolate-percentages.ts';
import { ProsAndCons } from './pros-and-cons.tsx';

/** The header of a listing's page: picture, name, symbol, rating and a link to the list. */
export function ProfileHeader({
  listing,
  isEstimate,
  back,
  price,
}: {
  listing: ListingDetail;
  /** Whether the rating is an editor's estimate and not the sum of the answers about soundness. */
  isEstimate: boolean;
  back: { path: string; label: string };
  price?: ReactNode;
}) {
  const { text, locale, to } = useLanguage();
  return (
    <header className="grid gap-1 pt-1 pb-2 sm:gap-3 sm:pt-5 sm:pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <UpLink to={to(back.path)}>{back.label}</UpLink>
        <BookmarkSlot listing={listing} variant="button" />
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 sm:flex">
        <span className="max-sm:hidden">
          <ListingLogo image={listing.image} letter={listing.letter} size="lg" />
        </span>
        <span className="max-sm:row-span-2 sm:hidden">
          <ListingLogo image={listing.image} letter={listing.letter} />
        </span>
        <div className="grid gap-1">
          <h1 className="page-heading">
            <ListingName listing={listing} symbolClass="text-xl" />
          </h1>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <a href="#soundness" className="link">
              {text.soundness.title}
            </a>
            <Stars rating={listing.rating} className="w-28" isHeaded />
            {listing.rating !== null && (
              <bdi aria-hidden="true" dir="ltr" className="text-ink">
                {numberFormat(locale).format(listing.rating)}/5
              </bdi>
            )}
            {isEstimate && listing.rating !== null && text.soundness.isEstimate}
          </p>
          <SinceVisit at={listing.changedAt} />
        </div>
        {price && <div className="text-end sm:ms-auto">{price}</div>}
      </div>
    </header>
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
export function Facts({ listing }: { listing: ListingDetail }) {
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
