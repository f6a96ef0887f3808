import type { ReactNode } from 'react';
import { SilentLinks } from '#app/listing/silent-links.tsx';
import type { SharePicture } from '#app/meta/share-picture.ts';
import { CorrectionLine } from '#app/operator/contact.tsx';
import { ChangesOf } from '#app/ruling/changes-of.tsx';
import type { ListingChanges } from '#app/ruling/entry-view.ts';
import { Grounds, ProductRulings } from '#app/ruling/grounds.tsx';
import type { SilentLink } from '#domain/freshness/dead-links.ts';
import type { ListingDetail } from '#domain/listing/display.ts';
import { MAIN_SCOPE } from '#domain/method/scope.ts';
import type { RulingView } from '#domain/ruling/ruling-view.ts';
import { About, ProfileHeader } from './profile.tsx';
import { ProfileLinks } from './profile-links.tsx';
import { ProsAndCons } from './pros-and-cons.tsx';
import type { RedFlagsView } from './red-flag-view.ts';
import { RedFlags } from './red-flags.tsx';
import { RulingBox } from './ruling-box.tsx';
import { SoundnessSection, type SoundnessView } from './soundness.tsx';

/** The data of a coin's or exchange's page. */
export interface Profile extends ListingDetail {
  rulings: RulingView[];
  share: SharePicture;
  /** Dead links by address. */
  silentLinks: Record<string, SilentLink>;
  changes: ListingChanges;
  /** ISO time of the last change of its rulings. */
  changedAt: string | null;
  flags: RedFlagsView;
  soundness: SoundnessView;
}

/** The page of a coin or an exchange; `children` are its figures and facts, shown above its links. */
export function ProfilePage({
  profile,
  back,
  children,
}: {
  profile: Profile;
  back: { path: string; label: string };
  children: ReactNode;
}) {
  const main = profile.rulings.find(({ scope }) => scope === MAIN_SCOPE);
  return (
    <SilentLinks value={profile.silentLinks}>
      <article className="container-page">
        <ProfileHeader listing={profile} stars={profile.soundness.stars} back={back} />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid content-start gap-10">
            <RulingBox listing={profile} signature={main?.grounds?.signature ?? null} />
            <Grounds listing={profile} />
            <ProductRulings listing={profile} />
            <SoundnessSection soundness={profile.soundness} rating={profile.rating} />
            <About listing={profile} />
            <ProsAndCons listing={profile} />
            <RedFlags flags={profile.flags} kind={profile.kind} />
            <ChangesOf changes={profile.changes} />
            <CorrectionLine subject={profile.name} path={`/${profile.kind}/${profile.id}`} />
          </div>
          <aside className="grid content-start gap-5">
            {children}
            <ProfileLinks listing={profile} />
          </aside>
        </div>
      </article>
    </SilentLinks>
  );
}
