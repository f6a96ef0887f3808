import type {
  Proposal,
  Questions,
  RulingFindings,
  Tone,
  ToneIn,
  VerdictRow,
} from './definition.ts';
import type { Firmness } from './version-2-firmness.ts';

/** The rows in the order in which they are tried. */
export const VERDICT_TABLE = {
  unanswered: {
    condition: { en: 'Nothing has been answered yet', ar: 'لم يُجَب عن أي سؤال' },
    verdict: null,
  },
  'core-fails': {
    condition: { en: 'A core criterion fails', ar: 'مانع في معيار أساسي' },
    verdict: 'haram',
  },
  'core-concern': {
    condition: { en: 'A core criterion raises a concern', ar: 'مأخذ في معيار أساسي' },
    verdict: 'questionable',
  },
  'core-unknown': {
    condition: {
      en: 'The finding on a core criterion, or the kind of asset, is not known',
      ar: 'نتيجة معيار أساسي غير معلومة، أو نوع الأصل غير معلوم',
    },
    verdict: 'questionable',
    firmness: 'incomplete',
  },
  'other-fails': {
    condition: { en: 'A criterion that is not core fails', ar: 'مانع في معيار غير أساسي' },
    verdict: 'questionable',
  },
  otherwise: {
    condition: {
      en: 'The finding on every core criterion is known, no core criterion fails or raises a concern, and no other criterion fails',
      ar: 'نتائج المعايير الأساسية كلها معلومة، ولا مانع فيها ولا مأخذ، ولا مانع في غيرها',
    },
    verdict: 'halal',
  },
} as const satisfies Record<string, VerdictRow<Firmness>>;

/** The verdict of the first row that fits. */
export function propose(
  { asset }: RulingFindings,
  { core, other, asksAsset }: Questions,
  toneIn: ToneIn,
): Proposal {
  const found = (criteria: readonly string[], tone: Tone) =>
    criteria.filter((criterion) => toneIn(criterion) === tone);
  const decide = (row: keyof typeof VERDICT_TABLE, reasons: readonly string[]) => ({
    verdict: VERDICT_TABLE[row].verdict,
    row,
    reasons: [...reasons],
  });
  const all = [...core, ...other];
  const open = [...found(all, 'unknown'), ...found(all, 'not-applicable')];
  if (open.length === all.length) return decide('unanswered', []);
  const failed = found(core, 'fail');
  if (failed.length > 0) return decide('core-fails', failed);
  const doubtful = found(core, 'concern');
  if (doubtful.length > 0) return decide('core-concern', doubtful);
  const unknown = found(core, 'unknown');
  if (unknown.length > 0) return decide('core-unknown', unknown);
  if (asksAsset && !asset) return decide('core-unknown', core);
  const failedOutside = found(other, 'fail');
  return failedOutside.length > 0
    ? decide('other-fails', failedOutside)
    : decide('otherwise', core);
}
