import type { Kind, Verdict } from '#db/schema.ts';
import {
  type AskedCriteria,
  canonical,
  type Method,
  type Proposal,
  type RulingDocument,
  type RulingFindings,
} from './definition.ts';
import type { Scope } from './scope.ts';

/** The first version. */
export const METHOD_1 = {
  version: '1',
  since: '2026-11-21',
  change: { en: 'The first version.', ar: 'أول منهج منشور.' },
  introduction: {
    en: 'This is how Tabayyan comes to a verdict. We ask the same questions of every coin and every exchange, one criterion at a time, and record what a public document shows, with its address, the exact sentence and the day we read it. A verdict covers one way of dealing only: holding and spot buying are judged apart from staking, margin, futures and lending. It is a research classification that shows its evidence. It is neither a fatwa nor advice to buy or sell, and it does not replace asking a scholar about your own case.',
    ar: 'هكذا يصل «تبيَّن» إلى الحكم. نطرح الأسئلة نفسها على كل عملة رقمية وكل منصة تداول، معيارًا بعد معيار، ونكتب ما تدل عليه وثيقة منشورة مع عنوانها والعبارة بلفظها ويوم قراءتها. ولا يتناول الحكم إلا وجهًا واحدًا من التعامل: فالشراء الفوري والاحتفاظ غير التحصيص (Staking) وغير الهامش والعقود الآجلة والإقراض. وهو تصنيف بحثي يُظهر أدلته، لا فتوى، ولا ينصح أحدًا بشراء أو بيع، ولا يغني عن سؤال أهل العلم في حالة السائل نفسه.',
  },
  verdictText: {
    en: 'The method proposes the verdict. If any criterion fails, it proposes haram. If none fails and a core criterion is a concern or unknown, it proposes questionable. If none of the core criteria raises an objection, it proposes halal. If nothing has been answered, the listing is not yet reviewed, which never means halal. A product with one criterion of its own, such as margin trading, takes the verdict of that criterion. An editor may give another verdict only with a written reason, which is shown beside the verdict.',
    ar: 'المنهج يقترح الحكم. فإن أخفق معيار واحد اقترح «حرام»، وإن لم يخفق معيار وكان في معيار أساسي مأخذ أو كان مجهولًا اقترح «محل نظر»، وإن سلمت المعايير الأساسية كلها اقترح «حلال». وما لم يُجَب فيه عن شيء فهو «لم يُراجَع بعد»، ولا يُعدّ حلالًا أبدًا. والمنتج الذي له معيار واحد، كالتداول بالهامش، يأخذ حكم معياره. وللمحرِّر أن يخالف الاقتراح بسبب مكتوب لا بغيره، ويُعرض السبب إلى جانب الحكم.',
  },
  limits: {
    en: 'We read documents, not private accounts or intentions: what a company writes about itself may be wrong, and a page may have changed since the day we read it. If we found no public source, the criterion is unknown, and the page says so. Scholars differ on several of these questions; the positions we quote are those we could link to, and others exist. If you know a source that we have not seen, or a sentence that is no longer there, tell us and we will check it.',
    ar: 'نقرأ وثائق، ولا نطّلع على الدفاتر ولا على النيات: فقد يكون ما تكتبه شركة عن نفسها خطأ، وقد تتغير صفحة بعد يوم قراءتها. وحيث لم نجد مصدرًا منشورًا فالمعيار مجهول، ونقول ذلك. وفي هذه المسائل ما هو مختلَف فيه بين أهل العلم، وما ننقله من أقوال هو ما وجدنا له رابطًا، لا كل ما قيل. ومن عرف مصدرًا لم نره، أو عبارة لم تعد قائمة، فليخبرنا لننظر فيها.',
  },
  firmness: {
    agreed: {
      sign: 'full',
      name: { en: 'Agreed', ar: 'لا خلاف نعلمه' },
      meaning: {
        en: 'What decides the verdict has a source, and we have read no ruling to the contrary on this listing by a named body or scholar.',
        ar: 'ما حسم الحكم موثَّق بمصدر، ولم نقرأ لهيئة أو عالم معيَّن ما يخالفه في هذه العملة أو المنصة.',
      },
    },
    disputed: {
      sign: 'half',
      name: { en: 'Contested', ar: 'مختلَف فيه' },
      meaning: {
        en: 'What decides the verdict has a source, but named bodies or scholars differ on it, or the finding itself can be read either way.',
        ar: 'ما حسم الحكم موثَّق بمصدر، لكن هيئات أو علماء معيَّنين اختلفوا فيه، أو كان الأمر نفسه يحتمل وجهين.',
      },
    },
    insufficient: {
      sign: 'dashed',
      name: { en: 'Insufficient evidence', ar: 'الأدلة غير كافية' },
      meaning: {
        en: 'Core criteria have no source yet. The verdict rests on the summary alone and is provisional.',
        ar: 'لا مصدر بعد لبعض المعايير الأساسية، فالحكم مؤقت ويستند إلى الخلاصة وحدها.',
      },
    },
  },
  scopes: {
    coin: {
      spot: { en: 'Holding and spot buying', ar: 'الشراء الفوري والاحتفاظ' },
      staking: { en: 'Staking', ar: 'التحصيص (Staking)' },
      margin: { en: 'Margin trading', ar: 'التداول بالهامش' },
      futures: { en: 'Futures', ar: 'العقود الآجلة عليها' },
      earn: { en: 'Lending for a yield', ar: 'إقراضها مقابل عائد' },
    },
    exchange: {
      spot: { en: 'Spot buying', ar: 'الشراء الفوري فيها' },
      staking: { en: 'Staking service', ar: 'خدمة التحصيص (Staking)' },
      margin: { en: 'Margin trading', ar: 'التداول بالهامش فيها' },
      futures: { en: 'Futures', ar: 'عقودها الآجلة' },
      earn: { en: 'Earn and lending products', ar: 'منتجات العائد والإقراض فيها' },
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
          en: 'Its rules or its code are public, and anyone can see that it does what they say.',
          ar: 'قواعده أو شيفرته منشورة، ويستطيع أي أحد أن يرى أنه يعمل بها.',
        },
        concern: {
          en: 'Something essential is promised but not yet built, is known only from its makers, or is disputed before a court or regulator.',
          ar: 'فيه أمر جوهري وُعد به ولم يُنجَز، أو لا يُعرف إلا من قول أصحابه، أو هو محل نزاع أمام محكمة أو جهة رقابية.',
        },
        fail: {
          en: 'A court, a regulator or the makers’ own words show that buyers were deceived in what they bought.',
          ar: 'يثبت من حكم محكمة أو قرار جهة رقابية أو من كلام أصحابه أن المشترين خُدعوا فيما اشتروه.',
        },
      },
      purpose: {
        name: { en: 'Purpose', ar: 'الغرض' },
        question: {
          en: 'According to its makers, what was it made for?',
          ar: 'لأي غرض صُنعت، بحسب من صنعوها؟',
        },
        pass: {
          en: 'For a use that is permitted in itself, such as paying, recording or computing.',
          ar: 'لغرض مباح في ذاته، كالدفع أو التسجيل أو الحوسبة.',
        },
        concern: {
          en: 'For a permitted and an unpermitted use together, or for no use at all.',
          ar: 'لغرض مباح وآخر غير مباح معًا، أو لغير غرض أصلًا.',
        },
        fail: {
          en: 'For something forbidden in itself, such as lending at interest or gambling.',
          ar: 'لأمر محرَّم في ذاته، كالإقراض بفائدة ربوية أو القمار.',
        },
      },
      utility: {
        name: { en: 'Nature and utility', ar: 'الطبيعة والمنفعة' },
        question: {
          en: 'What does the holder own, and what can be done with it other than selling it on?',
          ar: 'ماذا يملك حائزها، وماذا يمكنه أن يفعل بها غير بيعها؟',
        },
        pass: {
          en: 'It is spent on something known, or is a claim on a known thing.',
          ar: 'تُنفق في شيء معلوم، أو هي حق في شيء معلوم.',
        },
        concern: {
          en: 'It gives only a vote or a prospect and pays for nothing, or its use is announced but not yet available.',
          ar: 'تعطي صوتًا أو أملًا ولا يُدفع بها ثمن شيء، أو أُعلن استعمالها ولم يقم بعد.',
        },
        fail: {
          en: 'It has no use except a forbidden one.',
          ar: 'لا استعمال لها سوى استعمال محرَّم.',
        },
      },
      riba: {
        name: { en: 'Riba', ar: 'الربا' },
        question: {
          en: 'Does its issuance, its reserve or what its holder earns rest on loans with an increase?',
          ar: 'هل يقوم إصدارها أو احتياطياتها أو ما يجنيه حائزها على قرض بزيادة؟',
        },
        pass: {
          en: 'Units come into being without a loan, and holding them pays nothing for the passing of time.',
          ar: 'تنشأ وحداتها بلا قرض، ولا يُعطى حائزها شيئًا لمجرد مرور الزمن.',
        },
        concern: {
          en: 'It is backed by interest-bearing debt, or interest is its issuer’s main income, while the holder has no share in it.',
          ar: 'وراءها دَين بفائدة ربوية، أو تعيش الجهة المصدِرة من فائدة ربوية، ولا نصيب للحائز منها.',
        },
        fail: {
          en: 'Its business is lending at interest, or its holder is paid from interest.',
          ar: 'عملها الإقراض بفائدة ربوية، أو يُعطى حائزها منها.',
        },
      },
      gharar: {
        name: { en: 'Gharar', ar: 'الغرر' },
        question: {
          en: 'Does a buyer know how much of it exists, who can make more, and how it is redeemed?',
          ar: 'هل يعرف المشتري كم يوجد منها، ومن يستطيع الزيادة فيها، وكيف تُستردّ قيمتها؟',
        },
        pass: {
          en: 'Supply and issuance follow published rules that anyone can check; if it represents something, the terms of redemption are published.',
          ar: 'يجري المعروض والإصدار على قواعد منشورة يستطيع أي أحد التحقق منها؛ وإن كانت تمثّل شيئًا فشروط استرداده منشورة.',
        },
        concern: {
          en: 'Something that matters is undisclosed, or depends on the decision or the word of one party.',
          ar: 'فيها أمر ذو شأن لم يُفصَح عنه، أو متروك لقرار جهة واحدة أو لقولها.',
        },
        fail: {
          en: 'What is sold is unknown, does not exist or cannot be delivered.',
          ar: 'المبيع مجهول، أو معدوم، أو لا يُقدر على تسليمه.',
        },
      },
      maysir: {
        name: { en: 'Maysir', ar: 'الميسر' },
        question: {
          en: 'Does the coin, or the demand for it, depend on wagers?',
          ar: 'هل تقوم العملة، أو الطلب عليها، على الرهان؟',
        },
        pass: {
          en: 'According to its documents it is spent on other things, and nothing in its design sets one holder’s stake against another’s by chance.',
          ar: 'تُنفق بحسب وثائقها في غير ذلك، وليس في تصميمها ما يقابل مال حائز بمال آخر على الحظ.',
        },
        concern: {
          en: 'Its makers name wagering among its uses, or say that it has no use, so that any gain can only come from the next buyer.',
          ar: 'يذكر أصحابها الرهان بين استعمالاتها، أو يقولون إنها بلا استعمال فلا يأتي الكسب إلا من المشتري التالي.',
        },
        fail: {
          en: 'It is made for bets, or its holder is paid from them.',
          ar: 'صُنعت للرهان، أو يُعطى حائزها من حصيلته.',
        },
      },
      staking: {
        name: { en: 'Staking', ar: 'التحصيص (Staking)' },
        question: {
          en: 'Where does the reward come from, and what is done for it?',
          ar: 'من أين يأتي العائد، وما العمل الذي يقابله؟',
        },
        pass: {
          en: 'It pays for work that the holder does or delegates, on known terms, and the coins are not lent.',
          ar: 'هو أجرة على عمل يؤديه الحائز أو يفوّض فيه بشروط معلومة، ولا تُقرَض العملات.',
        },
        concern: {
          en: 'It comes mostly from newly issued units given for locking coins; opinions differ on whether it is a wage or an increase.',
          ar: 'أكثره وحدات جديدة تُعطى مقابل الحجز؛ والرأي مختلَف فيه: أهو أجرة أم زيادة على مال محجوز.',
        },
        fail: {
          en: 'It comes from interest or wagers, or an increase on the sum is guaranteed.',
          ar: 'مصدره فائدة ربوية أو رهان، أو الزيادة على المبلغ مضمونة.',
        },
      },
      proceeds: {
        name: { en: 'Proceeds and treasury', ar: 'حصيلة البيع والخزانة' },
        question: {
          en: 'Where did the money from its sale go, and what funds the project?',
          ar: 'أين ذهبت حصيلة بيعها، ومن أين يُموَّل المشروع؟',
        },
        pass: {
          en: 'There was no sale, or the use of the proceeds is published and permitted.',
          ar: 'لم يكن لها بيع أول، أو كان وجه إنفاق حصيلته منشورًا ومباحًا.',
        },
        concern: {
          en: 'Part of the money is held in interest-bearing securities, or no accounts are published.',
          ar: 'بعضها في أوراق ذات فائدة ربوية، أو لا حسابات منشورة لها.',
        },
        fail: {
          en: 'The project is funded mainly by interest, wagers or other forbidden income.',
          ar: 'يعيش المشروع في الأكثر من فائدة ربوية أو رهان أو كسب محرَّم آخر.',
        },
      },
      governance: {
        name: { en: 'Governance', ar: 'الحوكمة' },
        question: {
          en: 'Who can change the rules, create new units or freeze those of a holder?',
          ar: 'من يملك تغيير القواعد، أو إصدار وحدات جديدة، أو تجميد وحدات حائز؟',
        },
        pass: {
          en: 'Nobody alone; changes follow a public procedure.',
          ar: 'لا أحد منفردًا؛ ويجري التغيير على طريقة معلنة.',
        },
        concern: {
          en: 'One company or a few holders can, under published rules.',
          ar: 'تملكه شركة واحدة أو قلّة من الحائزين، على قواعد منشورة.',
        },
        fail: {
          en: 'Someone can take or create units at will and in secret.',
          ar: 'يستطيع أحد أن يأخذ وحدات أو يُصدرها متى شاء في الخفاء.',
        },
      },
    },
    exchange: {
      settlement: {
        name: { en: 'Spot settlement', ar: 'القبض في التداول الفوري' },
        question: {
          en: 'Is the price paid in full and the coin credited at once, so that it can be withdrawn?',
          ar: 'هل يُدفع الثمن كاملًا وتُضاف العملة في الحال إلى رصيد يمكن السحب منه؟',
        },
        pass: {
          en: 'An order needs the full balance, and the coin bought is credited on execution and can be withdrawn.',
          ar: 'لا يُقبل الأمر إلا برصيد يغطيه كاملًا، وتُقيَّد العملة عند التنفيذ ويمكن سحبها.',
        },
        concern: {
          en: 'Delivery is delayed or conditional, or the coin is only owed to the buyer for a time.',
          ar: 'يتأخر التسليم أو يُعلَّق على شرط، أو تبقى العملة دَينًا للمشتري مدة.',
        },
        fail: {
          en: 'Nothing is delivered: the customer has only the difference in price.',
          ar: 'لا يُسلَّم شيء: ليس للعميل إلا فرق السعر.',
        },
      },
      margin: {
        name: { en: 'Margin trading', ar: 'التداول بالهامش' },
        question: {
          en: 'Who pays for what is bought beyond the customer’s own money, and at what charge?',
          ar: 'من يدفع ثمن ما زاد على مال العميل، وبأي مقابل؟',
        },
        pass: {
          en: 'Nothing is lent, or the loan is free of any charge or gain for the lender.',
          ar: 'لا قرض فيه، أو القرض خالٍ من أي مقابل أو نفع للمقرض.',
        },
        concern: {
          en: 'The documents do not say what the loan costs.',
          ar: 'لا تقول الوثائق ما كلفة القرض.',
        },
        fail: {
          en: 'The platform or its customers lend for interest, or for a charge that grows over time.',
          ar: 'تُقرض المنصة أو عملاؤها بفائدة ربوية، أو برسم يزيد مع الزمن.',
        },
      },
      futures: {
        name: { en: 'Futures', ar: 'العقود الآجلة' },
        question: {
          en: 'Is a coin delivered under the contract, or is only a difference paid?',
          ar: 'هل تُسلَّم بالعقد عملة، أم يُدفع فرق السعر فقط؟',
        },
        pass: {
          en: 'The coin is owned and delivered, and one of the two sides is paid in full at once.',
          ar: 'العملة مملوكة وتُسلَّم، وأحد العوضين مقبوض كاملًا في الحال.',
        },
        concern: {
          en: 'The documents leave open how the contract is settled.',
          ar: 'لا تبيّن الوثائق كيف يُسوّى العقد.',
        },
        fail: {
          en: 'Both sides are deferred on collateral, or only the difference in price is settled.',
          ar: 'العوضان مؤجَّلان على ضمان، أو لا يُسوّى إلا فرق السعر.',
        },
      },
      earn: {
        name: { en: 'Earn and lending', ar: 'منتجات العائد والإقراض' },
        question: {
          en: 'What is done with the customer’s coins, and who bears the loss?',
          ar: 'ماذا يُفعل بعملات العميل، ومن يتحمل الخسارة؟',
        },
        pass: {
          en: 'The gain comes from a named sale, hire or partnership, and losses are shared too.',
          ar: 'الكسب من بيع أو إجارة أو شركة مسمّاة، والخسارة فيها مشتركة.',
        },
        concern: { en: 'The source of the gain is not stated.', ar: 'لا يُذكر مصدر الكسب.' },
        fail: {
          en: 'The coins are lent and an increase is paid on them.',
          ar: 'تُقرَض العملات وتُدفع عليها زيادة.',
        },
      },
      staking: {
        name: { en: 'Staking', ar: 'التحصيص (Staking)' },
        question: {
          en: 'Does the customer get the network’s own reward, less a stated fee?',
          ar: 'هل يأخذ العميل عائد الشبكة نفسه بعد رسم معلوم؟',
        },
        pass: {
          en: 'The network’s reward is passed on less a stated fee, nothing is guaranteed, the coins are not lent, and the reward itself raises no objection.',
          ar: 'يُنقل إليه عائد الشبكة بعد رسم معلوم، بلا ضمان ولا إقراض للعملات، والعائد نفسه سالم.',
        },
        concern: {
          en: 'Terms are unclear, coins are pooled, or opinions differ on the reward itself.',
          ar: 'الشروط غير واضحة، أو تُخلط العملات، أو العائد نفسه مختلَف فيه.',
        },
        fail: {
          en: 'A return is guaranteed, or the coins are lent.',
          ar: 'العائد مضمون، أو تُقرَض العملات.',
        },
      },
      custody: {
        name: { en: 'Custody', ar: 'حفظ الأصول' },
        question: {
          en: 'Who owns the coins left on the platform, and may the company use them?',
          ar: 'لمن العملات المودعة في المنصة، وهل للشركة أن تتصرف فيها؟',
        },
        pass: {
          en: 'Under its terms they remain the customer’s, are kept apart, and are neither lent nor used.',
          ar: 'هي للعميل بحكم الشروط، محفوظة على حدة، ولا تُقرَض ولا يُتصرَّف فيها.',
        },
        concern: {
          en: 'The terms leave ownership or use open, or consent to their use is easily given without noticing.',
          ar: 'تسكت الشروط عن الملك أو التصرف، أو تسهل الموافقة على التصرف من غير انتباه.',
        },
        fail: {
          en: 'The terms let the company lend them or use them for its own account.',
          ar: 'تجيز الشروط للشركة أن تُقرضها أو تتصرف فيها لحسابها.',
        },
      },
      'listing-policy': {
        name: { en: 'Listing policy', ar: 'سياسة الإدراج' },
        question: {
          en: 'What conditions must a coin meet to be sold there?',
          ar: 'ما الذي يُشترط في العملة لتُباع فيها؟',
        },
        pass: {
          en: 'Published rules look at what a coin is and does, and coins are removed under them.',
          ar: 'تنظر قواعد منشورة في حقيقة العملة وعملها، وتُزال العملات بمقتضاها.',
        },
        concern: {
          en: 'The rules are unpublished, or look only at law, technology and demand.',
          ar: 'القواعد غير منشورة، أو لا تنظر إلا في القانون والتقنية والطلب.',
        },
        fail: {
          en: 'Most of what it sells is made for wagers or for lending at interest.',
          ar: 'أكثر ما تبيعه مصنوع للرهان أو للإقراض بفائدة ربوية.',
        },
      },
      licence: {
        name: { en: 'Licence', ar: 'الترخيص' },
        question: {
          en: 'Who licenses and supervises it, and for which services?',
          ar: 'من يرخّص لها ويراقبها، وفي أي الخدمات؟',
        },
        pass: {
          en: 'A regulator’s register or a binding document names the company, the service and the licence.',
          ar: 'يذكر سجل جهة رقابية أو وثيقة ملزمة اسم الشركة والخدمة والترخيص.',
        },
        concern: {
          en: 'It is licensed for only part of its business, or an authority has fined or restricted it.',
          ar: 'هي مرخَّصة في جزء من عملها فقط، أو غرّمتها سلطة أو قيّدت عملها.',
        },
        fail: {
          en: 'An authority has barred it and it continues regardless.',
          ar: 'منعتها سلطة من العمل فمضت فيه.',
        },
      },
      'islamic-account': {
        name: { en: 'Islamic account', ar: 'الحساب الإسلامي' },
        question: {
          en: 'If it offers an account under that name, what does the certificate cover and who signed it?',
          ar: 'إن كانت تعرض حسابًا بهذا الاسم، فماذا تغطي الشهادة ومن وقّعها؟',
        },
        pass: {
          en: 'The certificate is published, names its scholars and says which services it covers.',
          ar: 'الشهادة منشورة، وفيها أسماء موقّعيها والخدمات التي تغطيها.',
        },
        concern: {
          en: 'The claim has no published certificate, or the certificate covers only a part and is easily taken to cover the whole.',
          ar: 'دعوى بلا شهادة منشورة، أو شهادة لجزء يسهل أن يُظن أنها للكل.',
        },
        fail: {
          en: 'A forbidden contract is sold under that name.',
          ar: 'يُباع تحت هذا الاسم عقد محرَّم.',
        },
      },
    },
  },
  findings: {
    pass: {
      tone: 'pass',
      name: { en: 'Pass', ar: 'سليم' },
      meaning: {
        en: 'A document we read answers the question, and there is no objection on this point.',
        ar: 'أجابت عن السؤال وثيقة قرأناها، ولا اعتراض من هذه الجهة.',
      },
    },
    concern: {
      tone: 'concern',
      name: { en: 'Concern', ar: 'فيه مأخذ' },
      meaning: {
        en: 'A document shows something that gives pause, without settling the matter.',
        ar: 'في وثيقة قرأناها ما يدعو إلى التوقف ولا يحسم الأمر.',
      },
    },
    fail: {
      tone: 'fail',
      name: { en: 'Fail', ar: 'مخفق' },
      meaning: {
        en: 'A document shows something that this method does not accept.',
        ar: 'في وثيقة قرأناها ما لا يقبله هذا المنهج.',
      },
    },
    unknown: {
      tone: 'unknown',
      name: { en: 'Unknown', ar: 'مجهول' },
      meaning: {
        en: 'We have read no public document that answers the question.',
        ar: 'لم نقرأ وثيقة منشورة تجيب عنه.',
      },
    },
    'not-applicable': {
      tone: 'not-applicable',
      name: { en: 'Not applicable', ar: 'لا ينطبق' },
      meaning: { en: 'The question does not arise here.', ar: 'لا محل للسؤال هنا.' },
    },
  },
  unanswered: 'unknown',
  ungrounded: 'insufficient',
  asks: {
    coin: (scope): AskedCriteria => ASKS.coin[scope],
    exchange: (scope): AskedCriteria => ASKS.exchange[scope],
  },
  assets: { coin: null, exchange: null },
  stakingForms: null,
  allows: () => true,
  records: ['firmness'],
  departureNeeds: [],
  comparesPositions: false,
  computeFirmness: null,
  propose,
  verdictTable: null,
  needsCoreForHaram: false,
  documentOf,
} satisfies Method;

type Criteria = typeof METHOD_1.criteria;
type Finding = keyof typeof METHOD_1.findings;

const ASKS: { [K in Kind]: Record<Scope, AskedCriteria<keyof Criteria[K] & string>> } = {
  coin: {
    spot: {
      core: ['legitimacy', 'purpose', 'utility', 'riba', 'gharar', 'maysir'],
      other: ['staking', 'proceeds', 'governance'],
    },
    staking: { core: ['staking', 'riba', 'gharar'], other: ['governance'] },
    margin: { core: ['riba', 'gharar', 'maysir'], other: [] },
    futures: { core: ['riba', 'gharar', 'maysir'], other: [] },
    earn: { core: ['riba', 'gharar'], other: ['proceeds'] },
  },
  exchange: {
    spot: {
      core: ['settlement', 'custody'],
      other: ['listing-policy', 'licence', 'islamic-account'],
    },
    staking: { core: ['staking', 'custody'], other: [] },
    margin: { core: ['margin'], other: ['islamic-account'] },
    futures: { core: ['futures'], other: ['islamic-account'] },
    earn: { core: ['earn'], other: ['custody'] },
  },
};

function propose({ kind, scope, criteria: answers }: RulingFindings): Proposal {
  const { core, other } = ASKS[kind][scope];
  const all = [...core, ...other];
  const found = (criteria: readonly string[], ...wanted: Finding[]) => {
    const ids: readonly string[] = wanted;
    return criteria.filter((criterion) => ids.includes(answers[criterion]?.finding ?? 'unknown'));
  };
  const decide = (verdict: Verdict | null, reasons: string[]) => ({ verdict, reasons });
  const answered = found(all, 'pass', 'concern', 'fail');
  if (answered.length === 0) return decide(null, []);
  const failed = found(all, 'fail');
  if (failed.length > 0) return decide('haram', failed);
  const inDoubt = found(core, 'concern', 'unknown');
  return inDoubt.length > 0 ? decide('questionable', inDoubt) : decide('halal', [...core]);
}

function documentOf({ ruledAt, ...ruling }: RulingDocument): string {
  return canonical({ ...ruling, ruledAt: ruledAt && new Date(ruledAt).toISOString() });
}
