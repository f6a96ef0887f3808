import { phrasesPattern, spacedWords } from '#domain/news/phrases.ts';

// `*` stands for any ending; Arabic words are found behind «ال», «و», «ب» and the like.
const PHRASES = {
  hack: `
    hack, hacks, hacked, hacker*, hacking, exploit*, stolen, theft*, drain*, attack*, breached,
    phishing, vulnerabilit*,
    اختراق منصة, اختراق محفظة, لاختراق, قرصنة, قراصنة, سرقة, سرقت, ثغر*, هجوم, هجمات
  `,
  scam: `
    scam*, fraud*, rug pull*, ponzi*, manipulat*, wash trading, insider trading,
    احتيال*, محتال*, سحب البساط, بونزي, تلاعب*
  `,
  insolvency: `
    bankrupt*, insolven*, winds down, winding down, shuts down, creditor*,
    إفلاس*, أفلس*, إعسار*, تغلق أبوابها, دائنين
  `,
  depeg: `
    depeg*, de peg*, its peg,
    فك ارتباط, تفقد ارتباط*, تفقد ربط*
  `,
  halt: `
    withdrawals, halted, suspends, suspended, frozen, stalls, outage*, offline,
    السحب, إيقاف, تجميد, توقف, انقطاع*, تعطل*
  `,
  delisting: `
    delist*, de list*, ends support for,
    شطب*, إلغاء إدراج, تلغي إدراج
  `,
  lawsuit: `
    lawsuit*, sue, sues, sued, class action*, indict*, court, fined, guilty, sec charges,
    charged with, sanction*, arrest*, money laundering, investigat*,
    دعوى, قضائي*, تقاضي, اتهام*, غرامة, عقوبات, محكمة, اعتقال*, غسل الأموال
  `,
  lending: `
    lend, lends, lending, lender*, loan, loans, borrow*, interest account*,
    إقراض, اقتراض, قرض, قروض, بفائدة
  `,
} satisfies Record<string, string>;

/** A kind of bad news about a listing that an editor should look at. */
export type Alarm = keyof typeof PHRASES;

export const ALARMS = Object.keys(PHRASES) as Alarm[];

const PATTERNS = ALARMS.map((alarm) => ({
  alarm,
  pattern: phrasesPattern(PHRASES[alarm]),
}));

/** The first alarm in a headline's words, in English or Arabic; null without one. */
export function alarmIn(title: string): Alarm | null {
  const words = spacedWords(title);
  return PATTERNS.find(({ pattern }) => pattern.test(words))?.alarm ?? null;
}
