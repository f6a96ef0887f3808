import type { Method } from './definition.ts';
import { PRODUCT_CRITERIA } from './version-2-product-criteria.ts';

/** The criteria of exchanges, in the order in which /methodology lists them. */
export const EXCHANGE_CRITERIA = {
  settlement: {
    name: { en: 'Spot settlement', ar: 'القبض في التداول الفوري' },
    question: {
      en: 'Is the price paid in full and the coin credited at once, so that it can be withdrawn?',
      ar: 'هل يُدفع الثمن كاملًا وتُضاف العملة في الحال إلى رصيد يمكن السحب منه؟',
    },
    pass: {
      en: 'An order needs the full balance, and the coin is credited on execution and can be withdrawn.',
      ar: 'لا يُقبل الأمر إلا برصيد يغطيه كاملًا، وتُضاف العملة إلى رصيد المشتري عند التنفيذ ويمكنه سحبها.',
    },
    concern: {
      en: 'Delivery is delayed or conditional, or the exchange owes the buyer the coin for a time.',
      ar: 'يتأخر التسليم أو يُعلَّق على شرط، أو تبقى العملة دَينًا للمشتري على المنصة مدة.',
    },
    fail: {
      en: 'Nothing is delivered: the customer has only the difference in price.',
      ar: 'لا يُسلَّم شيء، وليس للعميل إلا فرق السعر.',
    },
  },
  ...PRODUCT_CRITERIA,
  'on-by-default': {
    name: { en: 'Interest or lending by default', ar: 'فائدة أو إقراض دون طلب' },
    question: {
      en: 'Does interest, lending or margin come with the account by default?',
      ar: 'هل تأتي مع الحساب فائدة أو إقراض أو هامش دون طلب؟',
    },
    pass: {
      en: 'None of them does, or the customer has to choose each one.',
      ar: 'لا يأتي مع الحساب شيء من ذلك، أو لا يُفعَّل إلا باختيار العميل.',
    },
    concern: {
      en: 'At least one is on by default, but it can be switched off.',
      ar: 'شيء من ذلك مفعَّل دون طلب، ويمكن إيقافه.',
    },
    fail: {
      en: 'At least one is on by default and cannot be switched off.',
      ar: 'شيء من ذلك مفعَّل دون طلب، ولا يمكن إيقافه.',
    },
  },
  licence: {
    name: { en: 'Licence', ar: 'الترخيص' },
    question: {
      en: 'Who licenses and supervises it, and for which services?',
      ar: 'من يرخّص للمنصة ويراقبها، وأي الخدمات يشملها الترخيص؟',
    },
    pass: {
      en: 'A regulator’s register or order names the company, the service and the licence.',
      ar: 'يذكر سجل جهة رقابية أو قرارها اسم الشركة والخدمة والترخيص.',
    },
    concern: {
      en: 'It is licensed for only part of its business, or an authority has fined or restricted it.',
      ar: 'مرخَّصة في جزء من عملها فقط، أو غرّمتها جهة رقابية أو قيّدت عملها.',
    },
    fail: {
      en: 'An authority has barred it, or a regulator’s register contradicts a licence that the exchange claims.',
      ar: 'منعتها جهة رقابية من العمل، أو ينفي سجل الجهة الرقابية ترخيصًا تدّعيه المنصة.',
    },
  },
  reserves: {
    name: { en: 'Reserves', ar: 'الاحتياطيات' },
    question: {
      en: 'Does the exchange show that it holds its customers’ coins, and how much it owes them?',
      ar: 'هل تُظهر المنصة أن عملات العملاء لديها، وتبيّن مقدار التزاماتها نحوهم؟',
    },
    pass: {
      en: 'A recent proof covers assets and liabilities, and a customer can check it.',
      ar: 'إثبات حديث يشمل الأصول والالتزامات، ويستطيع العميل التحقق منه.',
    },
    concern: {
      en: 'Only assets are shown, or the proof is old or partial.',
      ar: 'لا تُعرض إلا الأصول، أو الإثبات قديم أو جزئي.',
    },
    fail: {
      en: 'Customers’ coins were found missing.',
      ar: 'ثبت أن بعض عملات العملاء مفقود.',
    },
  },
  'listing-policy': {
    name: { en: 'Listing policy', ar: 'سياسة الإدراج' },
    question: {
      en: 'What conditions must a coin meet to be sold there?',
      ar: 'ما الذي يُشترط في العملة لتُباع في المنصة؟',
    },
    pass: {
      en: 'Published rules look at what a coin is and does, and coins are removed under them.',
      ar: 'تنظر القواعد المنشورة في حقيقة العملة واستعمالها، وتُزال العملات بموجبها.',
    },
    concern: {
      en: 'The rules are unpublished, or look only at law, technology and demand.',
      ar: 'القواعد غير منشورة، أو لا تنظر إلا في القانون والتقنية والطلب.',
    },
    fail: {
      en: 'Most of what it sells is made for bets or for lending at interest.',
      ar: 'أكثر ما تبيعه مصنوع للرهان أو للإقراض بفائدة.',
    },
  },
  'islamic-account': {
    name: { en: 'Islamic account', ar: 'الحساب الإسلامي' },
    question: {
      en: 'If it offers an account called Islamic, what does its certificate cover and who signed it?',
      ar: 'إذا كانت المنصة تعرض حسابًا إسلاميًّا، فماذا تشمل شهادته ومن وقّعها؟',
    },
    pass: {
      en: 'The certificate is published, names its scholars and says which services it covers.',
      ar: 'الشهادة منشورة، وفيها أسماء موقّعيها والخدمات التي تشملها.',
    },
    concern: {
      en: 'The claim has no published certificate, or the certificate covers only a part and is easily taken to cover the whole.',
      ar: 'تعرضه المنصة بلا شهادة منشورة، أو لا تشمل الشهادة إلا جزءًا قد يُظن أنه الكل.',
    },
    fail: {
      en: 'A forbidden contract is sold as Islamic.',
      ar: 'يُباع باسم الحساب الإسلامي عقد محرَّم.',
    },
  },
} satisfies Method['criteria']['exchange'];
export type ExchangeCriterion = keyof typeof EXCHANGE_CRITERIA;
