import type { Verdict } from '#domain/ruling/verdict.ts';
import type { Word } from './words.ts';

/** Sentences about a listing; `@` stands for its name, `#` for its year. */
export const DESCRIPTIONS: Word[] = [
  [
    '@ was started in # by a small team of engineers and moves value between people without a bank in between.',
    'أطلق @ في عام # فريق صغير من المهندسين، وتنتقل به القيمة بين الناس بلا مصرف وسيط.',
  ],
  [
    'Its chain is secured by validators who put up a stake, and a block is final after a few seconds.',
    'يحرس سلسلته مدقّقون يودعون حصصًا ضمانًا، ويصير الصندوق نهائيًا بعد ثوانٍ قليلة.',
  ],
  [
    'The supply is capped by the protocol, and new units are released on a schedule that anyone can read.',
    'معروضه محدود بحكم البروتوكول، وتصدر وحداته الجديدة وفق جدول مكشوف لكل قارئ.',
  ],
  [
    'Holders vote on changes of the rules, and the treasury pays for tools and for audits.',
    'يصوّت حائزوه على تغيير القواعد، وتنفق الخزينة على الأدوات وعلى التدقيق.',
  ],
  [
    'Most of its trading happens on three large exchanges, and its price follows the wider market closely.',
    'تتركّز أكثر تداولاته في ثلاث منصات كبيرة، ويتبع سعره السوق العامة عن قرب.',
  ],
  [
    'The company behind it publishes its reserves each month, checked by an accounting firm.',
    'تنشر الشركة القائمة عليه احتياطياتها كل شهر بعد أن يراجعها مكتب محاسبة.',
  ],
  [
    'Developers use it to pay for storage and computing, which gives the units a use beyond trading.',
    'يستعمله المطوّرون في شراء التخزين والحوسبة، فلوحداته منفعة تتجاوز التداول.',
  ],
  [
    'It began as a fork of an older chain and has since replaced most of the code.',
    'بدأ تفرّعًا عن سلسلة أقدم، ثم استُبدل أكثر شيفرته منذ ذلك الحين.',
  ],
  [
    'Fees are burned in part, so that heavy use makes the units scarcer.',
    'يُحرق جزء من الرسوم، فكلما زاد الاستعمال شحّت الوحدات.',
  ],
  [
    'Wallets exist for every common phone, and hardware wallets support it too.',
    'له محافظ على كل هاتف شائع، وتدعمه المحافظ العتادية كذلك.',
  ],
];

export const PROS: Word[] = [
  ['Open source, with a long public history', 'مفتوح المصدر وله سجل علني طويل'],
  ['Fees of less than a cent', 'رسومه أقل من سنت واحد'],
  ['Audited twice by independent firms', 'دقّقته جهتان مستقلتان'],
  ['Deep liquidity on several exchanges', 'سيولة عميقة في عدة منصات'],
  ['A capped supply that anyone can verify', 'معروض محدود يستطيع أي أحد التحقق منه'],
  ['Clear documents in Arabic and English', 'وثائق واضحة بالعربية والإنجليزية'],
  ['Reserves published every month', 'احتياطيات تُنشر كل شهر'],
  ['An active team that answers questions', 'فريق نشط يجيب عن الأسئلة'],
  ['Licensed where it does business', 'مرخّص حيث يعمل'],
  ['Runs without interruption since it began', 'يعمل بلا انقطاع منذ انطلاقه'],
];

export const CONS: Word[] = [
  ['Sharp price swings in both directions', 'تقلّب سعره شديد صعودًا وهبوطًا'],
  ['A large share of the supply is held by insiders', 'حصة كبيرة من المعروض بيد المؤسسين'],
  ['Few validators, most of them in one country', 'مدقّقون قليلون أكثرهم في بلد واحد'],
  ['A lost key cannot be recovered', 'لا سبيل إلى استرجاع مفتاح ضائع'],
  ['Its documents promise more than was delivered', 'وعدت وثائقه بأكثر مما أُنجز'],
  ['Thin order books outside the main pairs', 'دفاتر أوامره ضحلة خارج الأزواج الرئيسة'],
  ['Customer support is slow to answer', 'خدمة العملاء بطيئة في الردّ'],
  ['Lending for interest is offered beside it', 'يُعرض إلى جانبه الإقراض بفائدة ربوية'],
  ['No licence in the region', 'لا ترخيص له في المنطقة'],
  ['Young, with little experience of a falling market', 'حديث العهد لم يخبر سوقًا هابطة'],
];

/** Reasons by verdict; '': unreviewed. */
export const REASONS: Record<Verdict | '', Word[]> = {
  halal: [
    [
      '@ has a use of its own in payment, its design carries no interest, and its supply and ledger are open to all.',
      'لـ@ استعمال قائم بذاته في الدفع، وتصميمه خالٍ من الفائدة الربوية، ومعروضه وسجله مكشوفان للجميع.',
    ],
    [
      'The verdict covers spot buying and holding; margin, futures and lending it for interest are outside it.',
      'يقتصر التصنيف على الشراء الفوري والاحتفاظ به؛ أما الهامش والعقود الآجلة وإقراضه بفائدة ربوية فخارجة عنه.',
    ],
  ],
  questionable: [
    [
      'The matter is contested: part of what @ earns comes from lending, and the share is not published.',
      'المسألة مختلَف فيها: فجزء من دخل @ يأتي من الإقراض، ونسبته غير منشورة.',
    ],
    [
      'Until its reserves are laid open, gharar cannot be excluded and caution is advised.',
      'وما لم تُكشف احتياطياته فلا يُنفى الغرر، والاحتياط أولى.',
    ],
  ],
  haram: [
    [
      '@ pays holders a fixed yield for lending, which is riba in substance whatever it is called.',
      'يدفع @ لحائزيه عائدًا ثابتًا على الإقراض، وهو ربا في حقيقته مهما سُمّي.',
    ],
    [
      'Its games of chance are maysir, and no use of the units apart from them was found.',
      'وألعاب الحظ فيه ميسر، ولم يوجد لوحداته استعمال سواها.',
    ],
  ],
  '': [['', '']],
};
