import type { Kind, Verdict } from '#db/schema.ts';
import {
  type AskedCriteria,
  asksAsset,
  canonical,
  type Judged,
  type Method,
  type Proposal,
  type Rule,
  type RulingDocument,
  type Stated,
  type Tone,
  toneOf,
} from './definition.ts';
import type { Scope } from './scope.ts';

const OF_ALL = ['legitimacy', 'purpose', 'gharar', 'riba'];
const OF_USE = ['maysir', 'utility'];
const OF_BACKING = ['backing', 'redemption'];
const CORE_BY_ASSET: Readonly<Record<string, readonly string[]>> = {
  payment: [...OF_ALL, ...OF_USE],
  network: [...OF_ALL, ...OF_USE],
  service: [...OF_ALL, ...OF_USE],
  governance: [...OF_ALL, ...OF_USE],
  claim: [...OF_ALL, ...OF_USE, 'income'],
  'metal-backed': [...OF_ALL, ...OF_BACKING, 'possession'],
  'currency-backed': [...OF_ALL, ...OF_BACKING],
  'crypto-backed': [...OF_ALL, 'maysir', ...OF_BACKING, 'income'],
  receipt: [...OF_ALL, 'maysir', ...OF_BACKING, 'income'],
  meme: [...OF_ALL, ...OF_USE],
};
const OTHER_OF_COINS = ['proceeds', 'governance'];
const OF_PRODUCTS: Record<Exclude<Scope, 'spot'>, AskedCriteria> = {
  staking: { core: ['work', 'loss', 'use', 'undertaking', 'custody'], other: [] },
  margin: { core: ['loan', 'collateral'], other: [] },
  futures: { core: ['delivery', 'deferral'], other: [] },
  earn: { core: ['use', 'source', 'risk'], other: [] },
};
const SPOT_CRITERIA: Record<Kind, (asset: string | null) => AskedCriteria> = {
  coin: (asset) => ({
    core: CORE_BY_ASSET[asset ?? ''] ?? [...OF_ALL, ...OF_USE],
    other: OTHER_OF_COINS,
  }),
  exchange: () => ({
    core: ['settlement', 'custody', 'on-by-default'],
    other: ['licence', 'reserves', 'listing-policy', 'islamic-account'],
  }),
};

/**
 * The criteria that can be answered with "nothing found", because documents can describe a whole mechanism. Gharar cannot: terms
 * that nobody discloses are gharar.
 */
const NOTHING_FOUND_OF = ['riba', 'maysir', 'on-by-default'];
const ALWAYS_APPLIES = ['legitimacy', 'purpose', 'gharar', 'riba', 'custody'];
/** Fewer decisions than this are too few to speak of agreement. */
const SEVERAL_DECISIONS = 3;

const RULES = {
  unanswered: {
    condition: { en: 'No question has an answer', ar: 'لم يُجَب عن أي سؤال' },
    verdict: null,
  },
  'core-fails': {
    condition: { en: 'A core criterion fails', ar: 'في معيار أساسي مانع' },
    verdict: 'haram',
  },
  'core-concern': {
    condition: { en: 'A core criterion is a concern', ar: 'في معيار أساسي مأخذ' },
    verdict: 'questionable',
  },
  'core-unknown': {
    condition: {
      en: 'A core criterion, or the kind of asset, is not known',
      ar: 'معيار أساسي، أو نوع الأصل، غير معلوم',
    },
    verdict: 'questionable',
    firmness: 'incomplete',
  },
  'other-fails': {
    condition: { en: 'A criterion that is not core fails', ar: 'في معيار غير أساسي مانع' },
    verdict: 'questionable',
  },
  otherwise: {
    condition: { en: 'None of these', ar: 'لا شيء مما سبق' },
    verdict: 'halal',
  },
} as const satisfies Record<string, Rule>;

const PRODUCT_CRITERIA: Method['criteria'][Kind] = {
  work: {
    name: { en: 'Work', ar: 'العمل' },
    question: {
      en: 'Is work done for the reward, such as checking and recording transactions?',
      ar: 'هل يقابل العائدَ عمل، كالتحقق من المعاملات وتسجيلها؟',
    },
    pass: {
      en: 'The staked coins serve a validator that does known work, and the reward depends on it.',
      ar: 'تخدم العملات المحصَّصة مدقّقًا يؤدي عملًا معلومًا، والعائد متوقف عليه.',
    },
    concern: {
      en: 'The work is done by others, or its link to the reward is unclear.',
      ar: 'العمل لغير صاحب العملات، أو صلته بالعائد غير واضحة.',
    },
    fail: {
      en: 'No work is done: the coins are only given for an increase.',
      ar: 'لا عمل فيه، وإنما تُدفع العملات مقابل زيادة عليها.',
    },
  },
  loss: {
    name: { en: 'Loss', ar: 'تحمّل الخسارة' },
    question: {
      en: 'Who bears the loss when the work fails or the coins lose value?',
      ar: 'من يتحمل الخسارة إذا أُخلّ بالعمل أو نقصت العملات؟',
    },
    pass: {
      en: 'The holder bears it, by known rules.',
      ar: 'يتحملها الحائز بقواعد معلومة.',
    },
    concern: {
      en: 'The documents leave it open, or there is no penalty for work that was not done.',
      ar: 'لا تبيّنها الوثائق، أو لا جزاء على ترك العمل.',
    },
    fail: {
      en: 'Someone undertakes to return the whole sum with an increase whatever happens.',
      ar: 'يلتزم طرف بردّ المبلغ كاملًا مع زيادة مهما حدث.',
    },
  },
  use: {
    name: { en: 'Use of the coins', ar: 'التصرف في العملات' },
    question: {
      en: 'May the keeper use or lend the coins, and for what?',
      ar: 'هل لمن يحفظ العملات أن يتصرف فيها أو يُقرضها، وفيم؟',
    },
    pass: {
      en: 'They are used for the stated work only and are not lent.',
      ar: 'لا تُستعمل إلا في العمل المذكور ولا تُقرَض.',
    },
    concern: {
      en: 'The terms allow uses that are not described.',
      ar: 'تسمح الشروط باستعمالات غير مبيَّنة.',
    },
    fail: {
      en: 'They are lent, or used for the keeper’s own account, for a return.',
      ar: 'تُقرَض، أو يستعملها الحافظ لحسابه، مقابل عائد.',
    },
  },
  undertaking: {
    name: { en: 'Undertaking', ar: 'ضمان العائد' },
    question: {
      en: 'Does anyone undertake a return?',
      ar: 'هل يلتزم أحد بعائد معيّن؟',
    },
    pass: {
      en: 'Nobody does; a rate is stated only as an expectation.',
      ar: 'لا أحد؛ وما يُذكر من نسبة هو تقدير لا التزام.',
    },
    concern: {
      en: 'A fixed rate is stated, and the documents do not say whether it is owed.',
      ar: 'تُذكر نسبة ثابتة، ولا تبيّن الوثائق هل هي مستحقة.',
    },
    fail: {
      en: 'A party undertakes an increase on the sum whatever happens.',
      ar: 'يلتزم طرف بزيادة على المبلغ مهما حدث.',
    },
  },
  loan: {
    name: { en: 'Loan', ar: 'القرض' },
    question: {
      en: 'What is lent to the trader, and what is paid for it?',
      ar: 'ماذا يُقرَض المتداول، وماذا يدفع عنه؟',
    },
    pass: {
      en: 'Nothing is lent, or the loan costs nothing and brings the lender nothing.',
      ar: 'لا قرض فيه، أو القرض بلا مقابل ولا نفع للمقرض.',
    },
    concern: {
      en: 'The documents do not say what the loan costs.',
      ar: 'لا تذكر الوثائق كلفة القرض.',
    },
    fail: {
      en: 'The loan bears interest, or a charge that grows with its time.',
      ar: 'القرض بفائدة، أو برسم يزيد مع المدة.',
    },
  },
  collateral: {
    name: { en: 'Collateral', ar: 'الضمان المرهون' },
    question: {
      en: 'What may be done with the trader’s collateral?',
      ar: 'ما الذي يجوز للمنصة أن تفعله بضمان المتداول؟',
    },
    pass: {
      en: 'It is kept, and sold only to cover a debt that is due.',
      ar: 'يُحفظ، ولا يُباع إلا وفاءً لدين حلّ.',
    },
    concern: {
      en: 'The documents do not say.',
      ar: 'لا تبيّن الوثائق ذلك.',
    },
    fail: {
      en: 'The lender may lend it or use it for gain.',
      ar: 'للمقرض أن يُقرضه أو ينتفع به.',
    },
  },
  delivery: {
    name: { en: 'Delivery', ar: 'التسليم' },
    question: {
      en: 'Is the coin delivered, or only a difference in price paid?',
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
      ar: 'هل يُدفع أحد العوضين كاملًا في الحال؟',
    },
    pass: {
      en: 'One side is paid in full at once, and both are where currencies are exchanged.',
      ar: 'يُدفع أحد العوضين كاملًا في الحال، ويتقابضان في المجلس إن كانا نقدين.',
    },
    concern: {
      en: 'The documents do not say when either side is paid.',
      ar: 'لا تبيّن الوثائق متى يُدفع العوضان.',
    },
    fail: {
      en: 'Both sides are deferred, on collateral only.',
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
    concern: { en: 'The documents do not say.', ar: 'لا تبيّنه الوثائق.' },
    fail: {
      en: 'From loans at interest, or from wagers.',
      ar: 'من قروض بفائدة، أو من رهان.',
    },
  },
  risk: {
    name: { en: 'Bearing the loss', ar: 'تحمّل المخاطرة' },
    question: {
      en: 'Who bears the loss of what the coins are put into?',
      ar: 'من يتحمل خسارة ما توضع فيه العملات؟',
    },
    pass: {
      en: 'The customer shares the loss in the same way as the gain.',
      ar: 'يتحمل العميل نصيبه منها كما يأخذ نصيبه من الربح.',
    },
    concern: { en: 'The documents do not say.', ar: 'لا تبيّنه الوثائق.' },
    fail: {
      en: 'The company owes the sum and an increase on it whatever happens.',
      ar: 'تلتزم الشركة بردّ المبلغ وزيادة عليه مهما حدث.',
    },
  },
  custody: {
    name: { en: 'Custody', ar: 'حفظ الأصول' },
    question: {
      en: 'Who owns the coins that a keeper holds, and may the keeper use or lend them?',
      ar: 'لمن العملات المحفوظة لدى الغير، وهل له أن يتصرف فيها أو يُقرضها؟',
    },
    pass: {
      en: 'They stay the owner’s, kept apart, and are not lent or used.',
      ar: 'تبقى لصاحبها، محفوظة على حدة، ولا تُقرَض ولا يُتصرَّف فيها.',
    },
    concern: {
      en: 'The terms leave ownership or use open, or ask for a consent that is easily overlooked.',
      ar: 'لا تبيّن الشروط الملك أو التصرف، أو تطلب موافقة يسهل ألا يُنتبه لها.',
    },
    fail: {
      en: 'The terms let the keeper lend them or use them for its own account.',
      ar: 'تجيز الشروط للحافظ أن يُقرضها أو يتصرف فيها لحسابه.',
    },
  },
};

/** The second version: kinds of asset, share instead of mention, findings that name what was read, verdict and firmness computed. */
export const METHOD_2: Method = {
  version: '2',
  since: '2026-11-23',
  change: {
    en: 'The kind of asset decides which questions are core. A use counts by its share of fees or income and not by a mention. “Nothing found” and “Resolved” are findings of their own. Only a core criterion makes a listing haram. How firm a verdict is follows from the answers and from the decisions of bodies and scholars that we hold. Staking, margin, futures and lending have questions of their own, and exchanges are asked what is on by default.',
    ar: 'صار نوع الأصل هو الذي يحدد المعايير الأساسية، ويُعتدّ بالاستعمال بقدر حصته من الرسوم أو الدخل لا بمجرد ذكره. وأضيفت نتيجتان: «لم نجد ما يدل عليه» و«مانع زال». ولا يجعل العملة أو المنصة حرامًا إلا معيار أساسي. ودرجة الاتفاق تُحسب من الأجوبة ومن أقوال الهيئات والعلماء المجموعة هنا. وللتحصيص والهامش والعقود الآجلة والإقراض أسئلتها الخاصة، وتُسأل المنصات عما هو مفعَّل دون طلب.',
  },
  introduction: {
    en: 'This is how Tabayyan classifies coins and exchanges. We first ask what kind of thing it is, then the questions for that kind, one criterion at a time, and record what a public document shows: its address, the exact sentence and the day it was read. A classification covers one way of dealing only: holding and spot buying are judged apart from staking, margin, futures and lending. It is research that shows its evidence. It is neither a fatwa nor advice to buy or sell.',
    ar: 'هكذا يصنّف «تبيَّن» العملات والمنصات: نسأل أولًا عن نوع الأصل، ثم نطرح أسئلة ذلك النوع معيارًا بعد معيار، ونسجل ما تدل عليه وثيقة منشورة: عنوانها ونص عبارتها ويوم قراءتها. ولا يشمل التصنيف إلا وجهًا واحدًا من التعامل؛ فالشراء الفوري والاحتفاظ منفصلان عن التحصيص والهامش والعقود الآجلة والإقراض. وهو تصنيف بحثي بأدلته، وليس فتوى ولا توصية بشراء أو بيع.',
  },
  rule: {
    en: 'The verdict follows from the findings. If a core criterion fails, it is haram. If a core criterion is a concern, it is questionable. If a core criterion is not known, it is questionable and the evidence is incomplete. Otherwise it is halal, unless a criterion that is not core fails; then it is questionable. With no answer at all there is no verdict. An editor may still give another verdict; it is then shown as a departure from the method, with what it lacks, and counted.',
    ar: 'التصنيف نتيجة للأجوبة: إذا كان في معيار أساسي مانع فهو «حرام»، وإذا كان في معيار أساسي مأخذ فهو «محل نظر»، وإذا كان معيار أساسي غير معلوم فهو «محل نظر» والأدلة غير مكتملة، وفيما عدا ذلك «حلال»، غير أن المانع في معيار غير أساسي يجعله «محل نظر». وما لا جواب فيه أصلًا فلا تصنيف له. وللمحرِّر أن يخالف النتيجة، فيظهر ذلك عدولًا عن المنهج مع ما ينقصه، ويُعدّ مع غيره.',
  },
  limits: {
    en: 'We read documents. What a company writes about itself may be wrong, and a page may have changed since it was read. The limits of 5% and 50% for the share of a use are our own. The decisions of bodies and scholars are those we found a source for; they are not all there are, and this is not a vote.',
    ar: 'نقرأ الوثائق، وما تكتبه شركة عن نفسها قد يكون خطأ، وقد تتغير صفحة بعد قراءتها. وحدّا 5 و50 في المئة لحصة الاستعمال من وضعنا. وأقوال الهيئات والعلماء هي ما وجدنا له مصدرًا، لا كل ما قيل، ولا تُجمع كالأصوات.',
  },
  scopes: {
    coin: {
      spot: { en: 'Holding and spot buying', ar: 'الشراء الفوري والاحتفاظ' },
      staking: { en: 'Staking', ar: 'التحصيص (التخزين، Staking)' },
      margin: { en: 'Margin trading', ar: 'التداول بالهامش' },
      futures: { en: 'Futures', ar: 'العقود الآجلة' },
      earn: { en: 'Lending for a yield', ar: 'الإقراض مقابل عائد' },
    },
    exchange: {
      spot: { en: 'Spot buying', ar: 'الشراء الفوري' },
      staking: { en: 'Staking service', ar: 'خدمة التحصيص (التخزين، Staking)' },
      margin: { en: 'Margin trading', ar: 'التداول بالهامش' },
      futures: { en: 'Futures', ar: 'العقود الآجلة' },
      earn: { en: 'Earn and lending products', ar: 'منتجات العائد والإقراض' },
    },
  },
  assets: {
    coin: {
      payment: {
        name: { en: 'Payment coin', ar: 'عملة دفع' },
        meaning: { en: 'It is made to pay with.', ar: 'صُنعت للدفع بها.' },
      },
      network: {
        name: { en: 'Network coin', ar: 'عملة شبكة' },
        meaning: {
          en: 'It pays for the work of its own chain. A network that destroys its own fees makes it no claim.',
          ar: 'يُدفع بها مقابل عمل شبكتها. وإتلاف الشبكة رسومها لا يجعلها حقًّا في دخل.',
        },
      },
      service: {
        name: { en: 'Service token', ar: 'رمز خدمة' },
        meaning: { en: 'It pays for a named service.', ar: 'يُدفع به مقابل خدمة مسمّاة.' },
      },
      governance: {
        name: { en: 'Governance token', ar: 'رمز تصويت' },
        meaning: { en: 'It gives a vote.', ar: 'يعطي حق التصويت.' },
      },
      claim: {
        name: { en: 'Claim on income', ar: 'حق في دخل' },
        meaning: {
          en: 'Its holder gains from the income of a business or protocol: a share, a buy-back, or units destroyed from others’ payments.',
          ar: 'ينتفع حائزه بدخل مشروع أو بروتوكول: نصيب منه، أو إعادة شراء، أو إتلاف وحدات من مدفوعات غيره.',
        },
      },
      'metal-backed': {
        name: { en: 'Backed by metal', ar: 'مغطاة بمعدن' },
        meaning: { en: 'Each unit stands for gold or silver.', ar: 'تمثل كل وحدة ذهبًا أو فضة.' },
      },
      'currency-backed': {
        name: { en: 'Backed by currency', ar: 'مغطاة بعملة ورقية' },
        meaning: {
          en: 'Each unit stands for a national currency that the issuer owes.',
          ar: 'تمثل كل وحدة عملة دولة يلتزم بها المُصدِر.',
        },
      },
      'crypto-backed': {
        name: { en: 'Backed by crypto-assets', ar: 'مغطاة بأصول رقمية' },
        meaning: {
          en: 'Units are issued against other crypto-assets.',
          ar: 'تُصدر وحداتها مقابل أصول رقمية أخرى.',
        },
      },
      receipt: {
        name: { en: 'Receipt', ar: 'إيصال' },
        meaning: {
          en: 'It stands for another listed coin, wrapped or staked, and its verdict is never better than that coin’s.',
          ar: 'يمثل عملة أخرى مغلَّفة أو محصَّصة، ولا يكون تصنيفه أفضل من تصنيفها.',
        },
      },
      meme: {
        name: { en: 'Meme coin', ar: 'عملة ميم' },
        meaning: {
          en: 'It is made for no use and used for none.',
          ar: 'صُنعت لغير استعمال ولا تُستعمل في شيء.',
        },
      },
    },
    exchange: null,
  },
  stakingForms: {
    'own-validator': {
      name: { en: 'Own validator', ar: 'مدقّق يشغّله الحائز' },
      meaning: { en: 'The holders run the work themselves.', ar: 'يؤدي الحائز العمل بنفسه.' },
    },
    delegation: {
      name: { en: 'Delegation', ar: 'تفويض' },
      meaning: {
        en: 'The holder keeps the coins and lets a validator work with their weight.',
        ar: 'تبقى العملات لصاحبها ويعمل مدقّق بثقلها.',
      },
    },
    pool: {
      name: { en: 'Pool of a keeper', ar: 'وعاء لدى حافظ' },
      meaning: {
        en: 'A company holds and stakes the coins of many customers.',
        ar: 'تحفظ شركة عملات عملاء كثيرين وتحصّصها.',
      },
    },
    liquid: {
      name: { en: 'Liquid receipt', ar: 'إيصال قابل للتداول' },
      meaning: {
        en: 'The holder gets a token that stands for the staked coins.',
        ar: 'يُعطى الحائز رمزًا يمثل العملات المحصَّصة.',
      },
    },
    locking: {
      name: { en: 'Locking without work', ar: 'تجميد بلا عمل' },
      meaning: {
        en: 'Coins are locked for units or benefits, and nothing is validated.',
        ar: 'تُجمَّد العملات مقابل وحدات أو مزايا بلا تحقق من شيء.',
      },
    },
    restaking: {
      name: { en: 'Restaking', ar: 'إعادة التحصيص' },
      meaning: {
        en: 'Staked coins also answer for other services.',
        ar: 'تضمن العملات المحصَّصة خدمات أخرى كذلك.',
      },
    },
  },
  criteria: {
    coin: {
      legitimacy: {
        name: { en: 'Legitimacy', ar: 'حقيقة المشروع' },
        question: {
          en: 'Is it what it says it is: working, with published rules, and sold without deception?',
          ar: 'هل هو كما يقول عن نفسه: يعمل فعلًا، وقواعده منشورة، ويُباع بلا تدليس؟',
        },
        pass: {
          en: 'Its rules or code are public, and anyone can see that it does what they say.',
          ar: 'قواعده أو شيفرته منشورة، ويستطيع أي أحد أن يرى أنه يعمل وفقها.',
        },
        concern: {
          en: 'Something essential is not yet built, is known only from its makers, or is disputed before a court or regulator.',
          ar: 'أمر جوهري فيه لم يُنجَز بعد، أو لا يُعرف إلا من أصحابه، أو محل نزاع أمام محكمة أو جهة رقابية.',
        },
        fail: {
          en: 'A court, a regulator or the makers’ own words show that buyers were deceived in what they bought.',
          ar: 'يثبت بحكم محكمة أو قرار جهة رقابية أو بكلام أصحابه أن المشترين خُدعوا فيما اشتروه.',
        },
      },
      purpose: {
        name: { en: 'Purpose', ar: 'الغرض' },
        question: {
          en: 'According to its makers, what was it made for, and what is it used for?',
          ar: 'لأي غرض صُنعت بحسب قول أصحابها، وفيم تُستعمل؟',
        },
        pass: {
          en: 'It serves a permitted use. Other uses make up at most 5% of its fees or income.',
          ar: 'تخدم استعمالًا مباحًا، ولا تزيد الاستعمالات الأخرى على \u20665%\u2069 من رسومها أو دخلها.',
        },
        concern: {
          en: 'Between 5% and 50% of its fees or income comes from an unpermitted use, or a dated source calls such use large.',
          ar: 'بين \u20665%\u2069 و\u206650%\u2069 من رسومها أو دخلها من استعمال غير مباح، أو يصفه مصدر مؤرَّخ بأنه كبير.',
        },
        fail: {
          en: 'It was made for an unpermitted use, or most of its fees or income comes from one.',
          ar: 'صُنعت لاستعمال غير مباح، أو كان أكثر رسومها أو دخلها منه.',
        },
      },
      utility: {
        name: { en: 'Nature and utility', ar: 'الطبيعة والمنفعة' },
        question: {
          en: 'What does the holder own, and what can be done with it other than selling it on?',
          ar: 'ماذا يملك حائزها، وماذا يمكنه أن يفعل بها غير بيعها؟',
        },
        pass: {
          en: 'It is spent on something known, or is a right to a known thing.',
          ar: 'تُنفق في شيء معلوم، أو هي حق في شيء معلوم.',
        },
        concern: {
          en: 'It gives a vote only, or its use is announced but not yet available.',
          ar: 'لا تعطي إلا صوتًا، أو أُعلن استعمالها ولم يبدأ بعد.',
        },
        fail: {
          en: 'It has no use but an unpermitted one.',
          ar: 'لا استعمال لها سوى استعمال غير مباح.',
        },
      },
      gharar: {
        name: { en: 'Gharar (uncertainty)', ar: 'الغرر' },
        question: {
          en: 'Are the supply, its release and the holder’s rights known and fixed?',
          ar: 'هل المعروض ومواعيد طرحه وحقوق الحائز معلومة ومحددة؟',
        },
        pass: {
          en: 'A published and dated schedule or cap fixes them.',
          ar: 'يحددها جدول أو سقف منشور ومؤرَّخ.',
        },
        concern: {
          en: 'Something that matters is undisclosed or left to one party’s decision.',
          ar: 'فيها أمر مؤثر لم يُفصَح عنه أو متروك لقرار طرف واحد.',
        },
        fail: {
          en: 'What is sold is unknown, does not exist or cannot be delivered.',
          ar: 'المبيع مجهول، أو غير موجود، أو لا يمكن تسليمه.',
        },
      },
      riba: {
        name: { en: 'Riba', ar: 'الربا' },
        question: {
          en: 'How do units arise, what does the holder receive, and does a loan at interest stand behind either?',
          ar: 'كيف تنشأ الوحدات، وماذا يتقاضى الحائز، وهل وراء ذلك قرض بفائدة؟',
        },
        pass: {
          en: 'A document describes the whole mechanism, and units and gains arise without a loan.',
          ar: 'تصف وثيقة الآلية كاملة، وتنشأ الوحدات والعوائد بلا قرض.',
        },
        concern: {
          en: 'Interest is involved indirectly: the issuer keeps interest on reserves, or a dated source calls such use large.',
          ar: 'تدخلها الفائدة من جانب: يحتفظ المُصدِر بفائدة الاحتياطي، أو يصف مصدر مؤرَّخ ذلك بأنه كبير.',
        },
        fail: {
          en: 'Units arise from a loan at interest, or the holder is paid interest.',
          ar: 'تنشأ الوحدات من قرض بفائدة، أو تُدفع للحائز فائدة.',
        },
      },
      maysir: {
        name: { en: 'Maysir (wagering)', ar: 'الميسر' },
        question: {
          en: 'Is the coin staked on outcomes, or is its protocol paid by bets?',
          ar: 'هل يُراهَن بالعملة على نتائج، أو يقوم دخل بروتوكولها على الرهان؟',
        },
        pass: {
          en: 'It is used to pay for other things. Bets make up at most 5% of its fees or income.',
          ar: 'تُستعمل في غير ذلك، ولا تزيد حصة الرهان على \u20665%\u2069 من رسومها أو دخلها.',
        },
        concern: {
          en: 'Bets make up between 5% and 50%, a dated source calls them large, or the makers say that it has no use.',
          ar: 'حصة الرهان بين \u20665%\u2069 و\u206650%\u2069، أو يصفه مصدر مؤرَّخ بأنه كبير، أو يقول أصحابها إنها بلا استعمال.',
        },
        fail: {
          en: 'It was made for bets, or most of its fees or income comes from them.',
          ar: 'صُنعت للرهان، أو كان أكثر رسومها أو دخلها منه.',
        },
      },
      backing: {
        name: { en: 'Backing', ar: 'الغطاء' },
        question: {
          en: 'What backs a unit, where is it held, and who attests to it, and how often?',
          ar: 'ما الذي يغطي الوحدة، وأين يُحفظ، ومن يشهد به، ومتى؟',
        },
        pass: {
          en: 'A named third party attests at known intervals that every unit is covered.',
          ar: 'تشهد جهة مستقلة مسمّاة في مواعيد معلومة بأن كل وحدة مغطاة.',
        },
        concern: {
          en: 'Only the issuer reports the backing, only part of it is attested, or it can fall below the units issued.',
          ar: 'لا يُعرف الغطاء إلا من المُصدِر، أو يُشهد ببعضه، أو قد يقل عن الوحدات.',
        },
        fail: {
          en: 'Units are not covered as promised.',
          ar: 'الوحدات غير مغطاة كما وُعد.',
        },
      },
      redemption: {
        name: { en: 'Redemption', ar: 'الاسترداد' },
        question: {
          en: 'Who may redeem a unit, at what price, and is it paid at once?',
          ar: 'من يحق له استرداد مقابل الوحدة، وبأي سعر، وهل هو في الحال؟',
        },
        pass: {
          en: 'A holder can redeem at full value without undue delay.',
          ar: 'يستطيع الحائز الاسترداد بالقيمة الكاملة دون تأخير.',
        },
        concern: {
          en: 'Only some may redeem, or only above a high minimum, late or at the issuer’s discretion.',
          ar: 'لا يحق إلا لبعضهم، أو بحد أدنى مرتفع، أو بتأخير، أو بتقدير المُصدِر.',
        },
        fail: { en: 'Nobody can redeem.', ar: 'لا يستطيع أحد الاسترداد.' },
      },
      possession: {
        name: { en: 'Possession (qabd)', ar: 'القبض' },
        question: {
          en: 'Is the metal identified, the holder’s own, and exchanged without delay?',
          ar: 'هل المعدن معيَّن ومملوك للحائز، ويُتبادل دون تأخير؟',
        },
        pass: {
          en: 'Each unit is a title to identified metal, and it changes hands at once.',
          ar: 'كل وحدة سند ملك لمعدن معيَّن، وتنتقل في الحال.',
        },
        concern: {
          en: 'The metal is identified for large holders only, or delivery is delayed.',
          ar: 'لا يُعيَّن المعدن إلا لكبار الحائزين، أو يتأخر التسليم.',
        },
        fail: {
          en: 'The holder has only a claim on the issuer for the price of metal.',
          ar: 'ليس للحائز إلا مطالبة المُصدِر بثمن المعدن.',
        },
      },
      income: {
        name: { en: 'Income', ar: 'الدخل' },
        question: {
          en: 'What is the holder paid from, or what does the burn come from?',
          ar: 'من أي دخل يُدفع للحائز، أو من أي شيء يكون الإتلاف؟',
        },
        pass: {
          en: 'From permitted trade or services; other income is at most 5%.',
          ar: 'من تجارة أو خدمات مباحة، ولا يزيد الدخل الآخر على \u20665%\u2069.',
        },
        concern: {
          en: 'Between 5% and 50% comes from interest, bets or invalid contracts, or its source is not stated.',
          ar: 'بين \u20665%\u2069 و\u206650%\u2069 من فائدة أو رهان أو عقود غير صحيحة، أو لا يُذكر المصدر.',
        },
        fail: {
          en: 'Most of it comes from interest, bets or invalid contracts.',
          ar: 'أكثره من فائدة أو رهان أو عقود غير صحيحة.',
        },
      },
      proceeds: {
        name: { en: 'Proceeds and treasury', ar: 'حصيلة البيع والخزانة' },
        question: {
          en: 'How were the sale proceeds used, and what funds the project?',
          ar: 'أين ذهبت حصيلة بيعها، ومن أين يُموَّل المشروع؟',
        },
        pass: {
          en: 'There was no sale, or its use is published and permitted.',
          ar: 'لم يكن لها بيع أولي، أو كان إنفاق حصيلته منشورًا ومباحًا.',
        },
        concern: {
          en: 'Part is kept at interest, or no accounts are published.',
          ar: 'بعضها بفائدة، أو لا حسابات منشورة لها.',
        },
        fail: {
          en: 'The project is funded mainly by interest, bets or other forbidden income.',
          ar: 'أكثر تمويل المشروع من فائدة أو رهان أو كسب محرَّم آخر.',
        },
      },
      governance: {
        name: { en: 'Governance', ar: 'الحوكمة' },
        question: {
          en: 'Who can change the rules, make new units or freeze a holder’s?',
          ar: 'من يملك تغيير القواعد، أو إصدار وحدات جديدة، أو تجميد وحدات حائز؟',
        },
        pass: {
          en: 'Nobody alone; changes follow a public procedure.',
          ar: 'لا أحد منفردًا، ويجري التغيير بإجراء معلن.',
        },
        concern: {
          en: 'One company or a few holders can, by published rules.',
          ar: 'تملكه شركة واحدة أو قلّة من الحائزين، بقواعد منشورة.',
        },
        fail: {
          en: 'Someone can take or create units at will and unseen.',
          ar: 'يستطيع أحد أن يأخذ وحدات أو يُصدرها متى شاء دون علم الحائزين.',
        },
      },
      ...PRODUCT_CRITERIA,
    },
    exchange: {
      settlement: {
        name: { en: 'Spot settlement', ar: 'القبض في التداول الفوري' },
        question: {
          en: 'Is the price paid in full and the coin credited at once, so that it can be withdrawn?',
          ar: 'هل يُدفع الثمن كاملًا وتُقيَّد العملة في الحال بحيث يمكن سحبها؟',
        },
        pass: {
          en: 'An order needs the full balance, and the coin is credited on execution and can be withdrawn.',
          ar: 'لا يُقبل الأمر إلا برصيد يغطيه كاملًا، وتُقيَّد العملة عند التنفيذ ويمكن سحبها.',
        },
        concern: {
          en: 'Delivery is delayed or conditional, or the coin is owed to the buyer for a time.',
          ar: 'يتأخر التسليم أو يُعلَّق على شرط، أو تبقى العملة دَينًا للمشتري مدة.',
        },
        fail: {
          en: 'Nothing is delivered: the customer has only the difference in price.',
          ar: 'لا يُسلَّم شيء، وليس للعميل إلا فرق السعر.',
        },
      },
      ...PRODUCT_CRITERIA,
      'on-by-default': {
        name: { en: 'On by default', ar: 'مفعَّل دون طلب' },
        question: {
          en: 'Does interest, lending or margin come with the account unasked?',
          ar: 'هل تأتي مع الحساب فائدة أو إقراض أو هامش دون طلب؟',
        },
        pass: {
          en: 'Nothing of the kind does, or each has to be chosen.',
          ar: 'لا يأتي معه شيء من ذلك، أو لا يُفعَّل إلا باختيار العميل.',
        },
        concern: {
          en: 'It is on by default and can be switched off.',
          ar: 'مفعَّل دون طلب ويمكن إيقافه.',
        },
        fail: {
          en: 'It is on by default and cannot be switched off.',
          ar: 'مفعَّل دون طلب ولا يمكن إيقافه.',
        },
      },
      licence: {
        name: { en: 'Licence', ar: 'الترخيص' },
        question: {
          en: 'Who licenses and supervises it, and for which services?',
          ar: 'من يرخّص لها ويراقبها، ولأي خدمات؟',
        },
        pass: {
          en: 'A regulator’s register or order names the company, the service and the licence.',
          ar: 'يذكر سجل جهة رقابية أو قرارها اسم الشركة والخدمة والترخيص.',
        },
        concern: {
          en: 'It is licensed for a part only, or an authority has fined or restricted it.',
          ar: 'مرخَّصة في جزء من عملها فقط، أو غرّمتها جهة رقابية أو قيّدت عملها.',
        },
        fail: {
          en: 'An authority has barred it, or its register denies a licence that is claimed.',
          ar: 'منعتها جهة رقابية، أو ينفي سجلها ترخيصًا تدّعيه.',
        },
      },
      reserves: {
        name: { en: 'Reserves', ar: 'الاحتياطيات' },
        question: {
          en: 'Is it shown that customers’ coins are there, and what is owed against them?',
          ar: 'هل يثبت أن عملات العملاء موجودة، وما الذي عليها من التزامات؟',
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
          ar: 'تبيّن أن عملات للعملاء مفقودة.',
        },
      },
      'listing-policy': {
        name: { en: 'Listing policy', ar: 'سياسة الإدراج' },
        question: {
          en: 'What does a coin need in order to be sold there?',
          ar: 'ما الذي يُشترط في العملة لتُباع فيها؟',
        },
        pass: {
          en: 'Published rules look at what a coin is and does, and coins are removed under them.',
          ar: 'تنظر قواعد منشورة في حقيقة العملة وعملها، وتُزال العملات بموجبها.',
        },
        concern: {
          en: 'The rules are unpublished, or look only at law, technique and demand.',
          ar: 'القواعد غير منشورة، أو لا تنظر إلا في القانون والتقنية والطلب.',
        },
        fail: {
          en: 'What it sells is mainly made for bets or lending at interest.',
          ar: 'أكثر ما تبيعه مصنوع للرهان أو للإقراض بفائدة.',
        },
      },
      'islamic-account': {
        name: { en: 'Islamic account', ar: 'الحساب الإسلامي' },
        question: {
          en: 'If it offers an account under that name, what does the certificate cover and who signed it?',
          ar: 'إن كانت تعرض حسابًا بهذا الاسم، فماذا تشمل الشهادة ومن وقّعها؟',
        },
        pass: {
          en: 'The certificate is published, names its scholars and says which services it covers.',
          ar: 'الشهادة منشورة، وفيها أسماء موقّعيها والخدمات التي تشملها.',
        },
        concern: {
          en: 'It is claimed without a published certificate, or covers a part that is easily taken for the whole.',
          ar: 'دعوى بلا شهادة منشورة، أو شهادة لجزء يسهل أن يُظن أنها للكل.',
        },
        fail: {
          en: 'A forbidden contract is sold under that name.',
          ar: 'يُباع تحت هذا الاسم عقد محرَّم.',
        },
      },
    },
  },
  asks,
  findings: {
    pass: {
      tone: 'pass',
      key: 'o',
      name: { en: 'No objection', ar: 'لا مأخذ' },
      meaning: {
        en: 'A document that we read answers the question, and there is no objection on this point.',
        ar: 'أجابت عن السؤال وثيقة قرأناها، ولا مأخذ من هذه الجهة.',
      },
    },
    'nothing-found': {
      tone: 'pass',
      key: 'h',
      name: { en: 'Nothing found', ar: 'لم نجد ما يدل عليه' },
      meaning: {
        en: 'The documents named describe the whole mechanism, and we found nothing of the kind in them.',
        ar: 'الوثائق المذكورة تصف الآلية كاملة، ولم نجد فيها ما يدل عليه.',
      },
    },
    concern: {
      tone: 'concern',
      key: 'c',
      name: { en: 'Concern', ar: 'فيه مأخذ' },
      meaning: {
        en: 'A document shows something that gives pause without settling the matter.',
        ar: 'في وثيقة قرأناها ما يدعو إلى التوقف ولا يحسم الأمر.',
      },
    },
    resolved: {
      tone: 'concern',
      key: 'r',
      name: { en: 'Resolved (#)', ar: 'مانع زال (منذ عام #)' },
      meaning: {
        en: 'A failure that has ended, with the date and source of its end. It counts as a concern for three years after and no longer.',
        ar: 'مانع انتهى، مع تاريخ انتهائه ومصدره. ويُعدّ مأخذًا ثلاث سنوات بعد ذلك ثم لا يُحتسب.',
      },
      passesAfterYears: 3,
    },
    fail: {
      tone: 'fail',
      key: 'f',
      name: { en: 'Fails', ar: 'مانع' },
      meaning: {
        en: 'A document shows what this method does not accept.',
        ar: 'في وثيقة قرأناها ما لا يقبله هذا المنهج.',
      },
    },
    unknown: {
      tone: 'unknown',
      key: 'k',
      name: { en: 'Not known', ar: 'غير معلوم' },
      meaning: {
        en: 'We have found no public document that answers it.',
        ar: 'لم نجد وثيقة منشورة تجيب عنه.',
      },
    },
    'not-applicable': {
      tone: 'not-applicable',
      key: 'd',
      name: { en: 'Does not apply', ar: 'لا ينطبق' },
      meaning: {
        en: 'The question does not arise here, for the reason given.',
        ar: 'لا محل للسؤال هنا، للسبب المذكور.',
      },
    },
  },
  allows: (criterion, finding) => {
    if (finding === 'nothing-found') return NOTHING_FOUND_OF.includes(criterion);
    if (finding === 'not-applicable') return !ALWAYS_APPLIES.includes(criterion);
    return true;
  },
  unanswered: 'unknown',
  firmness: {
    incomplete: {
      name: { en: 'Evidence incomplete', ar: 'الأدلة غير مكتملة' },
      meaning: {
        en: 'A core criterion is not known.',
        ar: 'معيار أساسي واحد على الأقل غير معلوم.',
      },
    },
    contested: {
      name: { en: 'Contested', ar: 'مختلَف فيه' },
      meaning: {
        en: 'A body or scholar has decided otherwise on this listing, its kind or this act; the decision is linked below.',
        ar: 'لهيئة أو عالم قول يخالفه في هذا الأصل أو نوعه أو هذا التعامل، ورابطه أدناه.',
      },
    },
    'contested-as-class': {
      name: { en: 'Contested as a class', ar: 'خلاف في العملات الرقمية عمومًا' },
      meaning: {
        en: 'Bodies or scholars have decided otherwise on crypto-assets in general; no decision that we hold on this one or its kind differs.',
        ar: 'لم نجد قولًا مخالفًا يخصّها أو يخصّ نوعها؛ والعملات الرقمية عمومًا محل خلاف.',
      },
    },
    few: {
      name: { en: 'Few positions', ar: 'أقوال معدودة' },
      meaning: {
        en: 'We hold fewer than three decisions that cover it, or none.',
        ar: 'الأقوال المجموعة هنا التي تشمله أقل من ثلاثة، أو لا قول فيه.',
      },
    },
    'no-dissent': {
      name: { en: 'No dissent among # decisions', ar: 'الأقوال المنقولة هنا متفقة (#)' },
      meaning: {
        en: 'No decision we hold that covers it differs. Others may exist.',
        ar: 'لا يخالفه شيء من الأقوال المجموعة هنا مما يشمله، وهي ليست كل ما قيل.',
      },
    },
  },
  ungrounded: 'incomplete',
  records: ['judgedOn', 'signature'],
  departureNeeds: ['reason', 'position', 'secondEditor'],
  comparesPositions: true,
  computeFirmness,
  propose,
  rules: RULES,
  documentOf: ({ ruledAt, ...ruling }: RulingDocument) =>
    canonical({ ...ruling, ruledAt: ruledAt && new Date(ruledAt).toISOString() }),
};

function asks(kind: Kind, scope: Scope, asset: string | null): AskedCriteria {
  if (scope !== 'spot') return OF_PRODUCTS[scope];
  return SPOT_CRITERIA[kind](asset);
}

function propose(judged: Judged): Proposal {
  const { kind, scope, asset } = judged;
  const { core, other } = asks(kind, scope, asset);
  const found = (criteria: readonly string[], tone: Tone) =>
    criteria.filter((criterion) => toneIn(judged, criterion) === tone);
  const decide = (rule: keyof typeof RULES, reasons: readonly string[]) => ({
    verdict: RULES[rule].verdict,
    rule,
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
  const isUnsorted = asksAsset(METHOD_2, kind, scope) && !asset;
  if (isUnsorted) return decide('core-unknown', core);
  const failedOutside = found(other, 'fail');
  return failedOutside.length > 0
    ? decide('other-fails', failedOutside)
    : decide('otherwise', core);
}

function computeFirmness(judged: Judged, verdict: Verdict, stated: readonly Stated[]): string {
  const { core } = asks(judged.kind, judged.scope, judged.asset);
  const tones = core.map((criterion) => toneIn(judged, criterion));
  if (tones.includes('unknown') && !tones.includes('fail')) return 'incomplete';
  if (
    differs(
      verdict,
      stated.filter(({ isNamed }) => isNamed),
    )
  )
    return 'contested';
  if (differs(verdict, stated)) return 'contested-as-class';
  const decisions = new Set(stated.map(({ decision }) => decision));
  return decisions.size < SEVERAL_DECISIONS ? 'few' : 'no-dissent';
}

function differs(verdict: Verdict, stated: readonly Stated[]): boolean {
  const isAgainst = ({ stance }: Stated) => stance === 'forbidden' || stance === 'advises-against';
  const isFor = ({ stance }: Stated) => stance === 'permitted' || stance === 'conditions';
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

function toneIn({ criteria, judgedOn }: Judged, criterion: string): Tone {
  return toneOf(METHOD_2, criteria[criterion], judgedOn);
}
