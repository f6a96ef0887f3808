import { readArabicReason } from '#domain/ruling/published-reason.ts';
import {
  type Doubts,
  type Listing,
  TEXT_FIELDS,
  type TextDoubt,
  type TextField,
  type TextLanguage,
} from './listing.ts';

const TRANSLATED = ['ar', 'tr'] as const satisfies readonly TextLanguage[];

/** The origin of a saved text: just translated by a machine, or read and confirmed by an editor. */
export type TextOrigin = 'machine' | 'confirmed';
export type TextOrigins = Partial<Record<TextLanguage, Partial<Record<TextField, TextOrigin>>>>;

type Texts = Pick<Listing, 'texts' | 'doubts'>;

/** The doubts after `after` replaces `before`, which is null for a new listing. */
export function doubtsAfter(
  before: Texts | null,
  after: Listing['texts'],
  origins: TextOrigins,
): Listing['doubts'] {
  const doubts: Listing['doubts'] = {};
  for (const language of TRANSLATED) {
    const inLanguage: Doubts = {};
    for (const field of TEXT_FIELDS) {
      const doubt = doubtOf(field, language, before, after, origins[language]?.[field]);
      if (doubt) inLanguage[field] = doubt;
    }
    if (Object.keys(inLanguage).length > 0) doubts[language] = inLanguage;
  }
  return doubts;
}

function doubtOf(
  field: TextField,
  language: TextLanguage,
  before: Texts | null,
  after: Listing['texts'],
  origin: TextOrigin | undefined,
): TextDoubt | undefined {
  const text = after[language]?.[field];
  if (!text || origin === 'confirmed') return undefined;
  if (origin === 'machine') return 'machine';
  if (text !== before?.texts[language]?.[field]) return undefined;
  const isEnglishNew = after.en?.[field] !== before.texts.en?.[field];
  return isEnglishNew ? 'stale' : before.doubts[language]?.[field];
}

/** The doubts of `after`, with one about an English reason that has stayed while the verdict changed. */
export function doubtsByVerdict(before: Listing, after: Listing): Listing['doubts'] {
  const { en: _, ...doubts } = after.doubts;
  const reason = after.texts.en?.reason;
  if (!reason || reason !== before.texts.en?.reason) return doubts;
  const isOtherVerdict = before.category !== null && before.category !== after.category;
  const isEarlier = isOtherVerdict || before.doubts.en?.reason !== undefined;
  return isEarlier ? { ...doubts, en: { reason: 'stale' } } : doubts;
}

/** The Arabic reason that an editor has read for the verdict of `after`, while its present one is in doubt; else null. */
export function readReasonAfter(before: Listing | null, after: Listing): string | null {
  if (!after.doubts.ar?.reason) return null;
  const isSameVerdict = before?.category === after.category;
  // A stored state that is restored or imported has its own.
  return (isSameVerdict && readArabicReason(before)) || after.readReason;
}
