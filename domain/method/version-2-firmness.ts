import type { Verdict } from '#db/schema.ts';
import type { AskedCriteria, Method, StatedDecision, ToneIn } from './definition.ts';

/** Fewer decisions than this are too few to speak of agreement. */
const SEVERAL_DECISIONS = 3;

export const FIRMNESS = {
  incomplete: {
    sign: 'dashed',
    name: { en: 'Evidence incomplete', ar: 'الأدلة غير مكتملة' },
    meaning: {
      en: 'The finding on a core criterion, or the kind of asset, is not known.',
      ar: 'نتيجة معيار أساسي غير معلومة، أو نوع الأصل غير معلوم.',
    },
  },
  contested: {
    sign: 'half',
    name: { en: 'Contested', ar: 'مختلَف فيه' },
    meaning: {
      en: 'Some decisions that name the listing, its kind or the activity classified differ from this verdict.',
      ar: 'من الهيئات والعلماء من قال بخلاف التصنيف في الأصل المصنَّف أو في نوعه أو في وجه التعامل به.',
    },
  },
  'contested-as-class': {
    sign: 'half-diamond',
    name: { en: 'Contested as a class', ar: 'خلاف في العملات الرقمية عمومًا' },
    meaning: {
      en: 'Some decisions on crypto-assets in general differ from this verdict. Of the decisions that name the listing, its kind or the activity classified, none counts against it.',
      ar: 'بعض الأقوال في العملات الرقمية عمومًا يخالف التصنيف. ولم نجد فيما نُقل هنا من أقوال في الأصل المصنَّف أو نوعه أو وجه التعامل به ما يخالفه.',
    },
  },
  few: {
    sign: 'quarter',
    name: { en: 'Few positions', ar: 'أقوال معدودة' },
    meaning: {
      en: 'Fewer than three of the decisions collected here apply.',
      ar: 'الأقوال المنقولة هنا في المسألة أقل من ثلاثة.',
    },
  },
  'no-dissent': {
    sign: 'full',
    name: { en: 'No dissent among # decisions', ar: 'الأقوال المنقولة هنا متفقة (#)' },
    meaning: {
      en: 'None of the decisions collected here that apply differs from the verdict. There may be decisions we have not collected.',
      ar: 'لا يخالف التصنيفَ قول من الأقوال المنقولة هنا في المسألة، وهي ليست كل ما قيل.',
    },
  },
} satisfies Method['firmness'];
export type Firmness = keyof typeof FIRMNESS;

/** The firmness of a verdict, by the answers to the core criteria and by the positions that cover it. */
export function computeFirmness(
  { core }: AskedCriteria,
  toneIn: ToneIn,
  verdict: Verdict,
  stated: readonly StatedDecision[],
): Firmness {
  const tones = core.map((criterion) => toneIn(criterion));
  if (tones.includes('unknown') && !tones.includes('fail')) return 'incomplete';
  const named = stated.filter(({ isNamed }) => isNamed);
  if (differs(verdict, named)) return 'contested';
  if (differs(verdict, stated)) return 'contested-as-class';
  const decisions = new Set(stated.map(({ decision }) => decision));
  return decisions.size < SEVERAL_DECISIONS ? 'few' : 'no-dissent';
}

function differs(verdict: Verdict, stated: readonly StatedDecision[]): boolean {
  const isAgainst = ({ stance }: StatedDecision) =>
    stance === 'forbidden' || stance === 'advises-against';
  const isFor = ({ stance }: StatedDecision) => stance === 'permitted' || stance === 'conditions';
  switch (verdict) {
    case 'halal':
      return stated.some(isAgainst);
    case 'haram':
      return stated.some(
        ({ stance, isOfListing }) =>
          stance === 'permitted' || (stance === 'conditions' && isOfListing),
      );
    case 'questionable':
      return stated.some(isAgainst) && stated.some(isFor);
  }
}
