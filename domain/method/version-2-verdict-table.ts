import type {
  Proposal,
  Questions,
  RulingFindings,
  Tone,
  ToneIn,
  VerdictRow,
} from './definition.ts';
import type { Firmness } from './version-2-firmness.ts';

interface Ruled extends Questions {
  toneIn: ToneIn;
}

interface Row extends VerdictRow<Firmness> {
  /** The criteria that decide; null: the row does not fit. */
  fits(ruled: Ruled): readonly string[] | null;
}

const OPEN: readonly Tone[] = ['unknown', 'not-applicable'];

/** The rows in the order in which they are tried. */
export const VERDICT_TABLE = {
  unanswered: {
    condition: { en: 'Nothing has been answered yet', ar: 'لم يُجَب عن أي سؤال' },
    fits: ({ core, other, toneIn }) =>
      [...core, ...other].every((criterion) => OPEN.includes(toneIn(criterion))) ? [] : null,
    verdict: null,
  },
  'core-fails': {
    condition: { en: 'A core criterion fails', ar: 'مانع في معيار أساسي' },
    fits: ({ core, toneIn }) => withTone(core, 'fail', toneIn),
    verdict: 'haram',
  },
  'core-concern': {
    condition: { en: 'A core criterion raises a concern', ar: 'مأخذ في معيار أساسي' },
    fits: ({ core, toneIn }) => withTone(core, 'concern', toneIn),
    verdict: 'questionable',
  },
  'core-unknown': {
    condition: {
      en: 'The finding on a core criterion, or the kind of asset, is not known',
      ar: 'نتيجة معيار أساسي غير معلومة، أو نوع الأصل غير معلوم',
    },
    fits: ({ core, isAssetOpen, toneIn }) =>
      withTone(core, 'unknown', toneIn) ?? (isAssetOpen ? core : null),
    verdict: 'questionable',
    firmness: 'incomplete',
  },
  'other-fails': {
    condition: { en: 'A criterion that is not core fails', ar: 'مانع في معيار غير أساسي' },
    fits: ({ other, toneIn }) => withTone(other, 'fail', toneIn),
    verdict: 'questionable',
  },
  otherwise: {
    condition: {
      en: 'The finding on every core criterion is known, no core criterion fails or raises a concern, and no other criterion fails',
      ar: 'نتائج المعايير الأساسية كلها معلومة، ولا مانع فيها ولا مأخذ، ولا مانع في غيرها',
    },
    fits: ({ core }) => core,
    verdict: 'halal',
  },
} as const satisfies Record<string, Row>;

/** The verdict of the first row that fits. */
export function propose(_: RulingFindings, questions: Questions, toneIn: ToneIn): Proposal {
  for (const [row, { fits, verdict }] of Object.entries(VERDICT_TABLE)) {
    const reasons = fits({ ...questions, toneIn });
    if (reasons) return { verdict, row, reasons: [...reasons] };
  }
  throw new Error('the last row of the verdict table fits always');
}

function withTone(criteria: readonly string[], tone: Tone, toneIn: ToneIn): string[] | null {
  const found = criteria.filter((criterion) => toneIn(criterion) === tone);
  return found.length > 0 ? found : null;
}
