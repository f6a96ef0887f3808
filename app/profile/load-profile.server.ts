import type { Services } from '#app/context/services.server.ts';
import type { Language } from '#app/i18n/languages.ts';
import { formerVerdict } from '#app/ledger/former-verdict.ts';
import { loadChangesOf } from '#app/ledger/load-changes.server.ts';
import { loadSeenQuotes } from '#app/listing/load-seen-quotes.server.ts';
import { sharePicture } from '#app/listing/share-card.server.ts';
import type { CoinFigures } from '#app/market/figures.ts';
import { detail } from '#domain/listing/display.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { rulingViews } from '#domain/ruling/ruling-view.ts';
import { QUESTIONS, type Soundness, starsOf } from '#domain/soundness/soundness.ts';
import { today } from '#domain/time/day.ts';
import { confirmedWarnings } from '#domain/warning/confirmed-warnings.ts';
import { loadDeadLinks } from './load-dead-links.server.ts';
import { loadRedFlags } from './load-red-flags.server.ts';
import type { Profile } from './profile-page.tsx';
import type { SoundnessView } from './soundness.tsx';
import { termsView } from './terms-view.server.ts';

/** The data of a listing's page in one language; `figures` are a coin's market figures. */
export async function loadProfile(
  provided: Pick<Services, 'db' | 'log' | 'origin' | 'identifiers' | 'positions' | 'imageAddress'>,
  listing: Listing,
  figures: CoinFigures | null,
  language: Language,
): Promise<Profile> {
  const shown = detail(listing, language, provided.imageAddress);
  // One round trip to the database, since all of them query at once.
  const [changes, deadLinks, seenQuotes, flags, positions, warnings] = await Promise.all([
    loadChangesOf(provided, { ...shown, rulings: listing.rulings }, language),
    loadDeadLinks(provided, listing),
    loadSeenQuotes(provided, [`${listing.kind}/${listing.id}`]),
    loadRedFlags(provided, listing, figures, language),
    provided.positions.get(),
    confirmedWarnings(provided.db, listing),
  ]);
  const rulings = rulingViews(listing, language, { today: today(), positions });
  const main = rulings.find(({ isMain }) => isMain);
  return {
    ...shown,
    rulings,
    offers: listing.offers,
    share: sharePicture(listing, language, { origin: provided.origin, positions }, shown),
    deadLinks,
    seenQuotes,
    changes,
    changedAt: changes.changedAt,
    formerly: main ? formerVerdict(changes.entries, main.scopeName, today()) : null,
    flags,
    warnings,
    contracts: listing.contracts,
    soundness: soundnessView(listing.soundness, language),
    terms: termsView(listing, language),
  };
}

function soundnessView(soundness: Soundness, language: Language): SoundnessView {
  const answers = QUESTIONS.flatMap((question) => {
    const { answer, note, evidence } = soundness[question] ?? {};
    if (!answer) return [];
    const shownNote = note ? inLanguage(note, language) : null;
    return [{ question, answer, note: shownNote, evidence: evidence ?? [] }];
  });
  return { stars: starsOf(soundness), answers };
}
