import type { ReactNode } from 'react';
import { useSite } from '#app/context/use-site.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ChangesOf } from '#app/ledger/changes-of.tsx';
import type { ListingChanges } from '#app/ledger/entry-view.ts';
import type { FormerVerdict } from '#app/ledger/former-verdict.ts';
import { DeadLinks } from '#app/listing/dead-links.tsx';
import { SeenQuotesOfPage } from '#app/listing/seen-quotes.tsx';
import { Cached } from '#app/markup/cached.ts';
import type { SharePicture } from '#app/meta/share-picture.ts';
import { CorrectionLine } from '#app/operator/contact.tsx';
import { CoveredNames } from '#app/position/covers.tsx';
import { Evidence, ProductRulings, Scholars } from '#app/ruling/grounds.tsx';
import { type Jump, JumpBar } from '#app/ui/jump-bar.tsx';
import { CRITERION_ID } from '#app/verdict/criterion-id.ts';
import type { Contract } from '#domain/contract/contract.ts';
import type { DeadLinkState } from '#domain/link/dead-links.ts';
import type { ListingDetail } from '#domain/listing/display.ts';
import { KIND } from '#domain/listing/kind.ts';
import type { SeenQuotes } from '#domain/quote/seen-quotes.ts';
import type { Offers } from '#domain/ruling/offers.ts';
import type { RulingView } from '#domain/ruling/ruling-view.ts';
import type { FoundWarning } from '#domain/warning/find-warnings.ts';
import { AnswerCard } from './answer-card.tsx';
import { ConfirmedWarnings } from './confirmed-warnings.tsx';
import { Contracts } from './contracts.tsx';
import { ProductMatrix } from './product-matrix.tsx';
import { About, ProfileHeader } from './profile.tsx';
import { ProfileLinks } from './profile-links.tsx';
import type { RedFlagsView } from './red-flag-view.ts';
import { RedFlags } from './red-flags.tsx';
import { SoundnessSection, type SoundnessView } from './soundness.tsx';
import { TermsSection, type TermsView } from './terms.tsx';

/** The data of a coin's or exchange's page. */
export interface Profile extends ListingDetail {
  rulings: RulingView[];
  offers: Offers;
  share: SharePicture;
  /** Dead links by address. */
  deadLinks: Record<string, DeadLinkState>;
  seenQuotes: SeenQuotes | null;
  /** Fees and availability; null: of a kind without them. */
  terms: TermsView | null;
  changes: ListingChanges;
  /** ISO time of the last change of its rulings. */
  changedAt: string | null;
  /** The main verdict until its change of the last year. */
  formerly: FormerVerdict | null;
  flags: RedFlagsView;
  /** About its own addresses, confirmed by an editor. */
  warnings: FoundWarning[];
  soundness: SoundnessView;
  contracts: Contract[];
}

/** The page of a coin or an exchange, from the answer to its evidence to prose. */
export function ProfilePage({
  profile,
  back,
  price,
  history,
  licences,
  children,
}: {
  profile: Profile;
  back: { path: string; label: string };
  /** The market price, for the header. */
  price?: ReactNode;
  /** A coin's past prices, shown above the changes of its rulings. */
  history?: ReactNode;
  /** The licences of an exchange. */
  licences?: ReactNode;
  /** Figures and facts. */
  children: ReactNode;
}) {
  const { language } = useLanguage();
  const archive = useSite()?.archive;
  const main = profile.rulings.find(({ isMain }) => isMain) ?? null;
  // Each section with quotes takes these from the page.
  const shown = [language, archive, profile.kind, profile.seenQuotes, profile.deadLinks];
  const { hasOffers } = KIND[profile.kind];
  const sourced = sourcedCriteria(main);
  // On a narrow screen a coin's evidence comes before its addresses, and the figures follow the texts.
  const evidence = main && (
    <Cached by={['evidence', ...shown, profile.id, profile.rulings]}>
      <div className="min-w-0 lg:col-start-1">
        <Evidence listing={profile} main={main} idStart={CRITERION_ID} />
      </div>
    </Cached>
  );
  const aside = (
    <aside className="contents content-start gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid">
      <ProfileLinks listing={profile} />
      <Contracts contracts={profile.contracts} />
      {licences}
      <div className="order-last grid content-start gap-5 lg:order-none print:grid-cols-2">
        {children}
      </div>
    </aside>
  );
  const rest = (
    <>
      {history}
      <Cached by={['changes', ...shown, profile.changes, profile.terms, sourced]}>
        <ChangesOf changes={profile.changes} />
        {profile.terms && <TermsSection view={profile.terms} sourced={sourced} />}
      </Cached>
      <div className="no-print border-t border-line">
        <Cached by={['soundness', ...shown, profile.soundness, profile.rating]}>
          <SoundnessSection soundness={profile.soundness} rating={profile.rating} />
        </Cached>
        <About listing={profile} />
      </div>
      <CorrectionLine subject={profile.name} path={`/${profile.kind}/${profile.id}`} />
    </>
  );
  return (
    <DeadLinks value={profile.deadLinks}>
      <SeenQuotesOfPage value={profile.seenQuotes}>
        <article className="container-page">
          <ProfileHeader
            listing={profile}
            main={main}
            flags={profile.flags}
            soundness={profile.soundness}
            back={back}
            price={price}
          />
          <ConfirmedWarnings warnings={profile.warnings} />
          <AnswerCard
            listing={profile}
            main={main}
            products={profile.rulings.filter(({ isMain }) => !isMain)}
            changedAt={profile.changedAt}
            formerly={profile.formerly}
          >
            {hasOffers ? (
              <ProductMatrix
                name={profile.name}
                rulings={profile.rulings}
                offers={profile.offers}
              />
            ) : null}
          </AnswerCard>
          <Jumps profile={profile} main={main} />
          <div className="flex flex-col gap-x-8 gap-y-6 pt-5 sm:gap-y-12 sm:pt-8 print:gap-y-5 print:pt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
            {hasOffers ? aside : evidence}
            {hasOffers ? evidence : aside}
            <div className="grid min-w-0 content-start gap-6 sm:gap-12 lg:col-start-1 print:gap-5">
              <Cached by={['scholars', ...shown, profile.id, profile.name, profile.rulings]}>
                <CoveredNames value={{ [`${profile.kind}/${profile.id}`]: profile.name }}>
                  <ProductRulings listing={profile} />
                  {main && <Scholars main={main} />}
                </CoveredNames>
              </Cached>
              <RedFlags flags={profile.flags} kind={profile.kind} />
              {rest}
            </div>
          </div>
        </article>
      </SeenQuotesOfPage>
    </DeadLinks>
  );
}

// The criteria with sources, by their ids.
function sourcedCriteria(main: RulingView | null): string[] {
  const criteria = main?.grounds?.criteria ?? [];
  return criteria.flatMap(({ id, evidence }) => (evidence.length > 0 ? id : []));
}

function Jumps({ profile, main }: { profile: Profile; main: RulingView | null }) {
  const { text } = useLanguage();
  const words = text.ruling.jumps;
  const { changes, flags, links } = profile;
  const { hasOffers } = KIND[profile.kind];
  const addresses = [
    links.length > 0 && { id: 'links', label: words.links },
    profile.contracts.length > 0 && { id: 'contracts', label: words.contracts },
    hasOffers && { id: 'licences', label: words.licences },
  ];
  const jumps: (Jump | '' | false | null | undefined)[] = [
    profile.reason && { id: 'ruling', label: words.why },
    ...(hasOffers ? addresses : []),
    main && {
      id: 'evidence',
      label: words.evidence,
      count: main.grounds?.criteria.flatMap(({ evidence }) => evidence).length,
    },
    ...(hasOffers ? [] : addresses),
    main?.grounds && { id: 'scholars', label: words.scholars },
    // “Red flags 0” would read as the whole answer.
    { id: 'red-flags', label: words.flags, count: flags.found.length || undefined },
    changes.entries.length > 0 && { id: 'changes', label: words.changes },
    { id: 'soundness', label: words.soundness },
    { id: 'about', label: words.about },
  ];
  return <JumpBar jumps={jumps.filter((jump): jump is Jump => Boolean(jump))} />;
}
