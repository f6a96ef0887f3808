import type { Method } from './definition.ts';
import type { CoinCriterion } from './version-2-coin-criteria.ts';
import type { ExchangeCriterion } from './version-2-exchange-criteria.ts';

type Criterion = CoinCriterion | ExchangeCriterion;

/**
 * The criteria that can be answered with "nothing found", because documents can describe a whole mechanism. Gharar cannot: terms
 * that nobody discloses are gharar.
 */
const NOTHING_FOUND_OF: readonly string[] = [
  'riba',
  'maysir',
  'on-by-default',
] satisfies Criterion[];
const ALWAYS_APPLIES: readonly string[] = [
  'legitimacy',
  'purpose',
  'gharar',
  'riba',
  'custody',
] satisfies Criterion[];

/** The findings, in the order in which the editor's form offers them. */
export const FINDINGS = {
  pass: {
    tone: 'pass',
    name: { en: 'No objection', ar: 'لا مأخذ' },
    meaning: {
      en: 'A document that we read answers the question, and there is no objection on this point.',
      ar: 'أجابت عن السؤال وثيقة قرأناها، ولا مأخذ في جوابها.',
    },
  },
  'nothing-found': {
    tone: 'pass',
    letter: 'n',
    name: { en: 'Nothing found', ar: 'لم نجد ما يدل عليه' },
    meaning: {
      en: 'The documents named describe the whole mechanism, and we found in them none of what the criterion looks for.',
      ar: 'تصف الوثائق المذكورة الآلية كاملة، ولم نجد فيها ما يسأل عنه المعيار.',
    },
  },
  concern: {
    tone: 'concern',
    name: { en: 'Concern', ar: 'فيه مأخذ' },
    meaning: {
      en: 'A document shows, or leaves open, something that gives pause without settling the matter.',
      ar: 'في وثيقة قرأناها، أو في سكوتها عما يلزم بيانه، ما يدعو إلى التوقف ولا يحسم الأمر.',
    },
  },
  resolved: {
    tone: 'concern',
    letter: 'r',
    name: { en: 'Resolved (#)', ar: 'مانع زال (منذ عام #)' },
    meaning: {
      en: 'A failure that has ended, with a date and a source for its end. It counts as a concern for three years after its end, and no longer.',
      ar: 'مانع انتهى، مع تاريخ انتهائه ومصدره. ويُعدّ مأخذًا ثلاث سنوات بعد انتهائه، ثم لا يُحتسب.',
    },
    passesAfterYears: 3,
  },
  fail: {
    tone: 'fail',
    name: { en: 'Fails', ar: 'مانع' },
    meaning: {
      en: 'A document shows something that this method does not accept.',
      ar: 'في وثيقة قرأناها ما لا يقبله هذا المنهج.',
    },
  },
  unknown: {
    tone: 'unknown',
    name: { en: 'Not known', ar: 'غير معلوم' },
    meaning: {
      en: 'We have found no public document that answers the question.',
      ar: 'لم نجد وثيقة منشورة تجيب عن السؤال.',
    },
  },
  'not-applicable': {
    tone: 'not-applicable',
    name: { en: 'Does not apply', ar: 'لا ينطبق' },
    meaning: {
      en: 'The question does not arise here, for the reason given.',
      ar: 'لا محل للسؤال هنا، للسبب المذكور.',
    },
  },
} satisfies Method['findings'];
type Finding = keyof typeof FINDINGS;

/** The finding of a criterion without an answer. */
export const UNANSWERED = 'unknown' satisfies Finding;

/** True: the criterion can have the finding. */
export function allows(criterion: string, finding: string): boolean {
  if (finding === 'nothing-found') return NOTHING_FOUND_OF.includes(criterion);
  if (finding === 'not-applicable') return !ALWAYS_APPLIES.includes(criterion);
  return true;
}
