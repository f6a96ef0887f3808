import type { Method } from './definition.ts';
import { PRODUCT_CRITERIA } from './version-2-product-criteria.ts';

/** The criteria of coins, in the order in which /methodology lists them. */
export const COIN_CRITERIA = {
  legitimacy: {
    name: { en: 'Legitimacy', ar: 'حقيقة المشروع' },
    question: {
      en: 'Is it what it says it is: working, with published rules, and sold without deception?',
      ar: 'هل المشروع كما يُعلَن عنه: يعمل فعلًا، وقواعده منشورة، وتُباع عملته بلا تدليس؟',
    },
    pass: {
      en: 'Its rules or code are public, and anyone can see that it does what they say.',
      ar: 'قواعده أو شيفرته منشورة، ويستطيع أي شخص أن يتحقق من أنه يعمل وفقها.',
    },
    concern: {
      en: 'Something essential is not yet built, is known only from its makers, or is disputed before a court or regulator.',
      ar: 'فيه أمر جوهري لم يُنجَز بعد، أو لا يُعرف إلا مما يقوله القائمون عليه، أو هو محل نزاع أمام محكمة أو جهة رقابية.',
    },
    fail: {
      en: 'A court or regulator found, or the makers’ own words show, that buyers were deceived about what they bought.',
      ar: 'ثبت بحكم محكمة أو قرار جهة رقابية أو إقرار القائمين عليه أن المشترين خُدعوا فيما اشتروه.',
    },
  },
  purpose: {
    name: { en: 'Purpose', ar: 'الغرض' },
    question: {
      en: 'What do its makers say it is for, and what is it used for?',
      ar: 'لأي غرض صُنعت العملة بحسب القائمين عليها، وفيم تُستعمل؟',
    },
    pass: {
      en: 'It serves a permitted use. Impermissible uses account for at most 5% of its fees or income.',
      ar: 'تخدم استعمالًا مباحًا، ولا تزيد الاستعمالات غير المباحة على \u20665%\u2069 من رسومها أو دخلها.',
    },
    concern: {
      en: 'Between 5% and 50% of its fees or income comes from an impermissible use, or a dated source calls the share large.',
      ar: 'بين \u20665%\u2069 و\u206650%\u2069 من رسومها أو دخلها من استعمال غير مباح، أو يصف مصدر مؤرَّخ هذا الاستعمال بأنه كبير.',
    },
    fail: {
      en: 'It was made for an impermissible use, or most of its fees or income comes from one.',
      ar: 'صُنعت لاستعمال غير مباح، أو كان أكثر رسومها أو دخلها منه.',
    },
  },
  utility: {
    name: { en: 'Nature and utility', ar: 'الطبيعة والمنفعة' },
    question: {
      en: 'What does the holder own, and what can be done with it other than selling it on?',
      ar: 'ماذا يملك حائز العملة، وماذا يمكنه أن يفعل بها غير بيعها؟',
    },
    pass: {
      en: 'It is spent on something specific, or is a right to a specific thing.',
      ar: 'تُنفق في شيء معلوم، أو هي حق في شيء معلوم.',
    },
    concern: {
      en: 'It has no use, gives only a vote, or has a use that is announced but not yet available.',
      ar: 'لا استعمال لها، أو لا تعطي إلا حق التصويت، أو أُعلن استعمالها ولم يبدأ بعد.',
    },
    fail: {
      en: 'It has no use except an impermissible one.',
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
      ar: 'المعروض ومواعيد طرحه محددة في جدول أو سقف منشور ومؤرَّخ، وحقوق الحائز مذكورة.',
    },
    concern: {
      en: 'Something that matters is undisclosed or left to one party’s decision.',
      ar: 'في العملة أمر مؤثر لم يُفصَح عنه أو تُرك لقرار طرف واحد.',
    },
    fail: {
      en: 'What is sold is unknown, does not exist or cannot be delivered.',
      ar: 'المبيع مجهول، أو غير موجود، أو لا يمكن تسليمه.',
    },
  },
  riba: {
    name: { en: 'Riba', ar: 'الربا' },
    question: {
      en: 'How do units come into being, what does the holder receive, and does either depend on a loan at interest?',
      ar: 'كيف تنشأ الوحدات، وماذا يتقاضى الحائز، وهل وراء ذلك قرض بفائدة؟',
    },
    pass: {
      en: 'A document describes the whole mechanism, and neither units nor gains come from a loan.',
      ar: 'الآلية كلها موصوفة في وثيقة، وتنشأ الوحدات والعوائد بلا قرض.',
    },
    concern: {
      en: 'Interest is involved indirectly: the issuer keeps the interest on reserves, or a dated source says that lending at interest is a large use of the coin.',
      ar: 'للفائدة صلة غير مباشرة بالعملة: يحتفظ المُصدِر بفائدة الاحتياطي، أو يصف مصدر مؤرَّخ إقراضها بفائدة بأنه كبير.',
    },
    fail: {
      en: 'Units come from a loan at interest, or the holder is paid interest.',
      ar: 'تنشأ الوحدات من قرض بفائدة، أو تُدفع للحائز فائدة.',
    },
  },
  maysir: {
    name: { en: 'Maysir (wagering)', ar: 'الميسر' },
    question: {
      en: 'Is the coin used for bets on outcomes, or is its protocol paid from bets?',
      ar: 'هل تُستعمل العملة في الرهان، أو يقوم دخل بروتوكولها عليه؟',
    },
    pass: {
      en: 'It is used to pay for other things. Bets account for at most 5% of its fees or income.',
      ar: 'تُستعمل في غير الرهان، ولا تزيد حصة الرهان على \u20665%\u2069 من رسومها أو دخلها.',
    },
    concern: {
      en: 'Bets account for between 5% and 50% of its fees or income, or a dated source says that they are a large share.',
      ar: 'حصة الرهان بين \u20665%\u2069 و\u206650%\u2069 من رسومها أو دخلها، أو يصفه مصدر مؤرَّخ بأنه كبير.',
    },
    fail: {
      en: 'It was made for bets, or most of its fees or income comes from them.',
      ar: 'صُنعت للرهان، أو كان أكثر رسومها أو دخلها منه.',
    },
  },
  backing: {
    name: { en: 'Backing', ar: 'الغطاء' },
    question: {
      en: 'What backs a unit, where is the backing held, who attests to it, and how often?',
      ar: 'ما الذي يغطي الوحدة، وأين يُحفظ، ومن يشهد به، ومتى؟',
    },
    pass: {
      en: 'A named third party attests at known intervals that every unit is covered.',
      ar: 'تشهد جهة مستقلة مسمّاة في مواعيد معلومة بأن كل وحدة مغطاة.',
    },
    concern: {
      en: 'Only the issuer reports the backing, only part of it is attested, or it can fall below the units issued.',
      ar: 'لا يُعرف الغطاء إلا من المُصدِر، أو لا تشمل الشهادة إلا بعضه، أو قد يقل عما أُصدر من وحدات.',
    },
    fail: {
      en: 'Units are not covered as promised.',
      ar: 'الوحدات غير مغطاة، خلافًا لما وُعد به.',
    },
  },
  redemption: {
    name: { en: 'Redemption', ar: 'الاسترداد' },
    question: {
      en: 'Who may redeem a unit, at what price, and how soon are they paid?',
      ar: 'من يحق له استرداد مقابل الوحدة، وبأي سعر، وهل يُدفع في الحال؟',
    },
    pass: {
      en: 'A holder can redeem at full value without undue delay.',
      ar: 'يستطيع الحائز الاسترداد بالقيمة الكاملة دون تأخير.',
    },
    concern: {
      en: 'Only some holders may redeem, or only above a high minimum, after a delay or at the issuer’s discretion.',
      ar: 'الاسترداد متاح لبعض الحائزين فقط، أو له حد أدنى مرتفع، أو يتأخر، أو يتوقف على تقدير المُصدِر.',
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
      ar: 'كل وحدة سند ملك لمعدن معيَّن، وتنتقل ملكيته في الحال.',
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
      en: 'What funds payments to the holder, or the burning of units?',
      ar: 'من أي دخل يُدفع للحائز أو يُموَّل حرق الوحدات؟',
    },
    pass: {
      en: 'Permitted trade or services fund them; income from other sources is at most 5%.',
      ar: 'من تجارة أو خدمات مباحة، ولا يزيد الدخل من غيرها على \u20665%\u2069.',
    },
    concern: {
      en: 'Between 5% and 50% comes from interest, bets or contracts that this method does not accept, or the source of the income is not stated.',
      ar: 'ما بين \u20665%\u2069 و\u206650%\u2069 من الدخل من فائدة أو رهان أو عقود لا يقبلها هذا المنهج، أو لا يُذكر مصدر الدخل.',
    },
    fail: {
      en: 'Most of it comes from interest, bets or contracts that this method does not accept.',
      ar: 'أكثره من فائدة أو رهان أو عقود لا يقبلها هذا المنهج.',
    },
  },
  proceeds: {
    name: { en: 'Proceeds and treasury', ar: 'حصيلة البيع والخزانة' },
    question: {
      en: 'How were the sale proceeds used, and what funds the project?',
      ar: 'فيم أُنفقت حصيلة بيع العملة، ومن أين يُموَّل المشروع؟',
    },
    pass: {
      en: 'There was no sale, or the use of the proceeds is published and permitted.',
      ar: 'لم تُطرح في بيع أولي، أو أُنفقت حصيلته في مباح ونُشر بيانها.',
    },
    concern: {
      en: 'Part of the money earns interest, or no accounts are published.',
      ar: 'بعض المال موظَّف بفائدة، أو لم تُنشر حسابات المشروع.',
    },
    fail: {
      en: 'The project is funded mainly by interest, bets or other forbidden income.',
      ar: 'أكثر تمويل المشروع من فائدة أو رهان أو كسب محرَّم آخر.',
    },
  },
  governance: {
    name: { en: 'Governance', ar: 'الحوكمة' },
    question: {
      en: 'Who can change the rules, create new units or freeze a holder’s units?',
      ar: 'من يملك تغيير القواعد، أو إصدار وحدات جديدة، أو تجميد وحدات حائز؟',
    },
    pass: {
      en: 'Nobody can do so alone; changes follow a public procedure.',
      ar: 'لا يملك ذلك أحد منفردًا، ويجري التغيير بإجراء معلن.',
    },
    concern: {
      en: 'One company or a few holders can do so, under published rules.',
      ar: 'تملك ذلك شركة واحدة أو قلّة من الحائزين، بقواعد منشورة.',
    },
    fail: {
      en: 'Someone can take or create units at will and in secret.',
      ar: 'يستطيع طرف واحد أن يأخذ وحدات أو يُصدرها متى شاء دون علم الحائزين.',
    },
  },
  ...PRODUCT_CRITERIA,
} satisfies Method['criteria']['coin'];
export type CoinCriterion = keyof typeof COIN_CRITERIA;
