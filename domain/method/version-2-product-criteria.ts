import type { Kind } from '#db/schema.ts';
import type { Method } from './definition.ts';

/** The criteria of products, the same for coins and exchanges. */
export const PRODUCT_CRITERIA = {
  work: {
    name: { en: 'Work', ar: 'العمل' },
    question: {
      en: 'Is the reward earned by work such as checking and recording transactions?',
      ar: 'هل يقابل العائدَ عمل، كالتحقق من المعاملات وتسجيلها؟',
    },
    pass: {
      en: 'The staked coins serve a validator that does defined work, and the reward depends on it.',
      ar: 'تُخصَّص العملات لمدقِّق (Validator) يؤدي عملًا معلومًا يتوقف العائد عليه.',
    },
    concern: {
      en: 'The work is done by someone other than the validator that the coins serve, or its link to the reward is unclear.',
      ar: 'يؤدي العمل طرف غير المدقِّق الذي خُصِّصت له العملات، أو صلة العمل بالعائد غير واضحة.',
    },
    fail: {
      en: 'No work is done: coins are only handed over in return for more coins.',
      ar: 'لا عمل يقابل العائد، وإنما تُدفع العملات مقابل زيادة عليها.',
    },
  },
  loss: {
    name: { en: 'Loss', ar: 'تحمّل الخسارة' },
    question: {
      en: 'Who bears the loss when the work fails or coins are lost?',
      ar: 'من يتحمل الخسارة إذا أُخلّ بالعمل أو نقصت العملات؟',
    },
    pass: {
      en: 'The holder bears it, under known rules.',
      ar: 'يتحملها الحائز بقواعد معلومة.',
    },
    concern: {
      en: 'The documents leave it open, or there is no penalty for work that was not done.',
      ar: 'لا تبيّن الوثائق من يتحملها، أو لا جزاء على ترك العمل.',
    },
    fail: {
      en: 'Someone undertakes to return the whole sum plus a gain, whatever happens.',
      ar: 'يلتزم طرف بردّ المبلغ كاملًا مع زيادة مهما حدث.',
    },
  },
  use: {
    name: { en: 'Use of the coins', ar: 'التصرف في العملات' },
    question: {
      en: 'May the custodian use or lend the coins, and for what?',
      ar: 'هل لمن يحفظ العملات أن يتصرف فيها أو يُقرضها، وفيم؟',
    },
    pass: {
      en: 'They are used for the stated work only and are not lent.',
      ar: 'لا تُستعمل إلا في العمل المبيَّن في الشروط، ولا تُقرَض.',
    },
    concern: {
      en: 'The terms allow uses that are not described.',
      ar: 'تجيز الشروط استعمالات غير مبيَّنة.',
    },
    fail: {
      en: 'They are lent, or used for the custodian’s own account, for a return.',
      ar: 'تُقرَض مقابل عائد، أو يستعملها أمين الحفظ لحسابه مقابل عائد.',
    },
  },
  undertaking: {
    name: { en: 'Undertaking', ar: 'ضمان العائد' },
    question: {
      en: 'Does anyone undertake to pay a return?',
      ar: 'هل يلتزم أحد بعائد معيّن؟',
    },
    pass: {
      en: 'Nobody does; any rate stated is only an expectation.',
      ar: 'لا يلتزم أحد بعائد، وما يُذكر من نسبة تقدير لا التزام.',
    },
    concern: {
      en: 'A fixed rate is stated, and the documents do not say whether it is owed.',
      ar: 'تُذكر نسبة ثابتة، ولا تبيّن الوثائق هل هي مستحقة.',
    },
    fail: {
      en: 'A party undertakes to pay a gain on the sum, whatever happens.',
      ar: 'يلتزم طرف بزيادة على المبلغ مهما حدث.',
    },
  },
  loan: {
    name: { en: 'Loan', ar: 'القرض' },
    question: {
      en: 'What is lent to the trader, and what is paid for it?',
      ar: 'ماذا يُقرَض المتداول، وماذا يدفع مقابله؟',
    },
    pass: {
      en: 'Nothing is lent, or the loan costs nothing and brings the lender nothing.',
      ar: 'يتداول العميل بلا قرض، أو بقرض لا مقابل له ولا نفع فيه للمقرض.',
    },
    concern: {
      en: 'The documents do not say what the loan costs.',
      ar: 'لا تذكر الوثائق كلفة القرض.',
    },
    fail: {
      en: 'The loan bears interest, or a charge that grows over time.',
      ar: 'القرض بفائدة، أو برسم يزيد مع المدة.',
    },
  },
  collateral: {
    name: { en: 'Collateral', ar: 'الضمان المرهون' },
    question: {
      en: 'What may be done with the trader’s collateral?',
      ar: 'ما الذي تجيز الشروط للمنصة أن تفعله بضمان المتداول؟',
    },
    pass: {
      en: 'It is kept, and sold only to cover a debt that is due.',
      ar: 'يُحفظ الضمان، ولا يُباع إلا وفاءً بدين حلّ أجله.',
    },
    concern: {
      en: 'The documents do not say.',
      ar: 'لا تبيّن الوثائق ما يُفعل بالضمان.',
    },
    fail: {
      en: 'The lender may lend it or use it for gain.',
      ar: 'للمقرض أن يُقرضه أو ينتفع به.',
    },
  },
  delivery: {
    name: { en: 'Delivery', ar: 'التسليم' },
    question: {
      en: 'Is the coin delivered, or is only a difference in price paid?',
      ar: 'هل تُسلَّم العملة، أم يُدفع فرق السعر فقط؟',
    },
    pass: { en: 'The coin is owned and delivered.', ar: 'العملة مملوكة وتُسلَّم.' },
    concern: {
      en: 'The documents leave open how the contract ends.',
      ar: 'لا تبيّن الوثائق كيف ينتهي العقد.',
    },
    fail: {
      en: 'Only the difference in price is settled.',
      ar: 'لا يُسوّى إلا فرق السعر.',
    },
  },
  deferral: {
    name: { en: 'Deferral of both sides', ar: 'تأجيل العوضين' },
    question: {
      en: 'Is one of the two sides paid in full at once?',
      ar: 'هل يُدفع أحد العوضين (الثمن أو المبيع) كاملًا في الحال؟',
    },
    pass: {
      en: 'One side is paid in full at once; where currencies are exchanged, both are.',
      ar: 'يُدفع أحد العوضين كاملًا في الحال، ويتقابض الطرفان في المجلس (قبل أن يفترقا) إن كان العوضان نقدين.',
    },
    concern: {
      en: 'The documents do not say when either side is paid.',
      ar: 'لا تبيّن الوثائق متى يُدفع العوضان.',
    },
    fail: {
      en: 'Both sides are deferred, and only collateral is put up.',
      ar: 'العوضان مؤجَّلان، ولا يُدفع إلا ضمان.',
    },
  },
  source: {
    name: { en: 'Source of the gain', ar: 'مصدر العائد' },
    question: { en: 'What is the gain paid from?', ar: 'من أي شيء يُدفع العائد؟' },
    pass: {
      en: 'From a named sale, hire or partnership.',
      ar: 'من بيع أو إجارة أو شراكة مسمّاة.',
    },
    concern: { en: 'The documents do not say.', ar: 'لا تبيّن الوثائق مصدر العائد.' },
    fail: {
      en: 'From loans at interest, or from wagers.',
      ar: 'من قروض بفائدة، أو من رهان.',
    },
  },
  risk: {
    name: { en: 'Bearing the loss', ar: 'تحمّل المخاطرة' },
    question: {
      en: 'Who bears the loss if the venture that the coins go into loses money?',
      ar: 'من يتحمل الخسارة إذا خسر المشروع الذي وُضعت فيه العملات؟',
    },
    pass: {
      en: 'The customer shares the loss in the same way as the gain.',
      ar: 'يتحمل العميل نصيبه من الخسارة كما يأخذ نصيبه من الربح.',
    },
    concern: { en: 'The documents do not say.', ar: 'لا تبيّن الوثائق من يتحملها.' },
    fail: {
      en: 'The company owes the sum plus a gain, whatever happens.',
      ar: 'تلتزم الشركة بردّ المبلغ وزيادة عليه مهما حدث.',
    },
  },
  custody: {
    name: { en: 'Custody', ar: 'حفظ الأصول' },
    question: {
      en: 'Who owns the coins that a custodian holds, and may the custodian use or lend them?',
      ar: 'لمن العملات التي يحفظها أمين الحفظ، وهل لأمين الحفظ أن يتصرف فيها أو يُقرضها؟',
    },
    pass: {
      en: 'They remain the owner’s, are kept apart, and are neither lent nor used.',
      ar: 'تبقى لصاحبها، محفوظة على حدة، ولا تُقرَض ولا يُتصرَّف فيها.',
    },
    concern: {
      en: 'The terms leave ownership or use open, or ask for consent in a way that is easily overlooked.',
      ar: 'لا تبيّن الشروط من يملكها أو هل يُتصرَّف فيها، أو تطلب الموافقة بصيغة قد لا ينتبه لها العميل.',
    },
    fail: {
      en: 'The terms let the custodian lend them or use them for its own account.',
      ar: 'تجيز الشروط لأمين الحفظ أن يُقرضها أو يتصرف فيها لحسابه.',
    },
  },
} satisfies Method['criteria'][Kind];
export type ProductCriterion = keyof typeof PRODUCT_CRITERIA;
