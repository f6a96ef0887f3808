import { latin } from '#domain/text/isolated.ts';
import { plural } from './plural.ts';
import type { Text } from './text.en.ts';

// Decisions are «أقوال»; what is quoted of one are «نصوص». Two of them have another form behind a preposition.
const entryCount = (count: number) =>
  plural('ar', count, {
    zero: 'لا تعديلات',
    one: 'تعديل واحد',
    two: 'تعديلان',
    few: '# تعديلات',
    many: '# تعديلًا',
    other: '# تعديل',
  });

/** Behind a preposition. */
const flagCount = (count: number) =>
  plural('ar', count, {
    zero: 'لا علامة للتثبُّت',
    one: 'علامة للتثبُّت',
    two: 'علامتان للتثبُّت',
    few: '# علامات للتثبُّت',
    many: '# علامة للتثبُّت',
    other: '# علامة للتثبُّت',
  });

const decisionCount = (count: number, two = 'قولان') =>
  plural('ar', count, {
    zero: 'لا قول',
    one: 'قول واحد',
    two,
    few: '# أقوال',
    many: '# قولًا',
    other: '# قول',
  });
const adviceCount = (count: number) =>
  plural('ar', count, {
    zero: 'لا قول ينصح بالترك',
    one: 'قول واحد ينصح بالترك',
    two: 'قولان ينصحان بالترك',
    few: '# أقوال تنصح بالترك',
    many: '# قولًا ينصح بالترك',
    other: '# قول ينصح بالترك',
  });
const byCaseCount = (count: number) =>
  plural('ar', count, {
    zero: 'لا قول يختلف حكمه باختلاف الحالة',
    one: 'قول واحد يختلف حكمه باختلاف الحالة',
    two: 'قولان يختلف حكمهما باختلاف الحالة',
    few: '# أقوال يختلف حكمها باختلاف الحالة',
    many: '# قولًا يختلف حكمها باختلاف الحالة',
    other: '# قول يختلف حكمها باختلاف الحالة',
  });
const fromDecisions = (count: number) => `من ${decisionCount(count, 'قولين')}`;
const texts = (count: number, two = 'نصّان') =>
  plural('ar', count, {
    zero: 'لا نص',
    one: 'نص واحد',
    two,
    few: '# نصوص',
    many: '# نصًّا',
    other: '# نص',
  });
// Each of one, two or more, as the subject of what follows.
const stanceCounts = {
  permitted: (count: number) => `${decisionCount(count)} بالجواز`,
  conditions: (count: number) => `${decisionCount(count)} بالجواز بشروط`,
  'advises-against': adviceCount,
  forbidden: (count: number) => `${decisionCount(count)} بالتحريم`,
  undecided: (count: number) => `${decisionCount(count)} بلا حسم`,
  'by-case': byCaseCount,
};
const eachOf = (count: number) => (count === 1 ? 'وهو' : count === 2 ? 'وكلاهما' : 'وكلها');

// A finding of an earlier method is quoted without the name of today that follows it.
function quoted(name: string): string {
  return `${name}`.replace(/^(.*?)( \(وعبارته .*\))?$/, '«$1»$2');
}

// The letters may be isolated in their direction.
function lettersNamed(letters: string, verb: string, verbOfMany: string): string {
  const count = [...`${letters}`.replace(/[\u2066\u2069]/g, '')].length;
  if (count > 2) return `${verbOfMany} الحروف ${letters}`;
  return `${verb} ${count === 2 ? 'الحرفان' : 'حرف'} ${letters}`;
}

const mostSay =
  (counted: (count: number) => string) =>
  (count: number, total: number, on: 'listing' | 'both' | 'class') =>
    `${counted(count)} من ${collected(total)}${on === 'class' ? ' في العملات الرقمية عمومًا' : ''}`;

function collected(total: number): string {
  return plural('ar', total, {
    zero: 'لم نجمع أقوالًا',
    one: 'قول واحد جمعناه',
    two: 'قولان جمعناهما',
    few: '# أقوال جمعناها',
    many: '# قولًا جمعناها',
    other: '# قول جمعناها',
  });
}

export const ar: Text = {
  skipToContent: 'انتقل إلى المحتوى',
  loading: 'جارٍ التحميل…',
  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
  leavesSite: '(خارج هذا الموقع، يُفتح في علامة تبويب جديدة)',
  description:
    'دليل بالعربية والإنجليزية يبيّن هل العملة أو المنصة حقيقية أم احتيالية، متينة أم هشّة، حلال أم محل نظر أم حرام، مع سبب كل تصنيف.',

  nav: {
    label: 'القائمة الرئيسية',
    home: 'الرئيسية',
    markets: 'الأسواق',
    news: 'الأخبار',
    exchanges: 'المنصات',
    coins: 'العملات',
    check: 'تحقّق',
    mine: 'قائمتي',
    more: 'المزيد',
    bottom: 'روابط سريعة',
    menu: 'القائمة',
    startTrading: 'ابدأ التداول',
    lightMode: 'الوضع الفاتح',
    darkMode: 'الوضع الداكن',
  },

  menuGroups: {
    lookUp: 'تصفَّح',
    makeSure: 'أدوات وإرشادات',
    yours: 'صفحاتك',
    trust: 'كيف نعمل',
  },

  footer: {
    about:
      'دليل بالعربية والإنجليزية يساعدك على تمييز المشروع الحقيقي من الاحتيال، ويصنّف العملات والمنصات وفق منهج منشور.',
    follow: 'تابعنا',
    copyright: (year) => `© ${year} «تبيَّن». جميع الحقوق محفوظة.`,
  },

  verdict: {
    halal: 'حلال',
    questionable: 'محل نظر',
    haram: 'حرام',
    notYetReviewed: 'لم يُراجَع بعد',
    overdue: 'تأخرت مراجعته',
    noFirmness: 'لم يُسجَّل مدى الاتفاق',
    onSpot: 'الشراء الفوري ما لم يُذكر غيره',
    classified: 'صُنِّفت في',
    firmnessShort: {
      full: 'الأقوال هنا متفقة',
      half: 'مختلَف فيه',
      'half-diamond': 'خلاف عام',
      quarter: 'أقوال معدودة',
      dashed: 'الأدلة غير مكتملة',
    },
    commonFirmness: (short) => `${short}: اختلف العلماء في العملات الرقمية عمومًا.`,
    departure: 'عدول عن المنهج',
    notAFatwa: 'تصنيف بحثي وليس فتوى.',
    notAFatwaLong: 'تصنيف بحثي وليس فتوى، ولا يتناول حالة شخص بعينه.',
    unsigned: 'لم يراجع هذا التصنيف عالِم شرعي بعد.',
    signedBy: 'وقّعه',
    signedOn: (date) => `في ${date}`,
    signedEarlier: 'على نسخة سابقة من هذا التصنيف',
    reviewedOn: (date) => `صُنِّف في ${date}`,
    nobodyRuled:
      'لم يراجع أحد من المحررين هذه الصفحة بعد. والشارة الظاهرة افتراضية ولا تدل على تصنيف.',
  },

  ruling: {
    evidence: 'أدلة التصنيف',
    evidenceOn: (product) => `أدلة تصنيف ${product}`,
    atAGlance: 'في لمحة',
    scholars: 'أقوال الهيئات والعلماء',
    why: 'السبب',
    jump: 'أقسام الصفحة',
    jumps: {
      why: 'السبب',
      links: 'الروابط الرسمية',
      contracts: 'عناوين العقود',
      licences: 'التراخيص',
      evidence: 'الأدلة',
      scholars: 'أقوال العلماء',
      flags: 'دواعي التثبُّت',
      changes: 'التغييرات',
      soundness: 'المتانة',
      about: 'نبذة',
    },
    conditions: {
      coin: 'يشمل الاحتفاظ والشراء الفوري، دون التحصيص والهامش والعقود الآجلة والإقراض مقابل عائد.',
      exchange: 'للشراء الفوري والاحتفاظ فقط، ولكل عملة تصنيفها.',
    },
    noSpot: (product) => `لا تقدّم المنصة تداولًا فوريًّا، وهذا تصنيف منتجها الرئيسي: ${product}.`,
    classified: 'تاريخ التصنيف',
    othersClassified: 'تصنيف بقية المنتجات',
    nextReview: 'المراجعة التالية قبل',
    unchanged: 'لم يتغير التصنيف منذ وُضع.',
    changedOn: 'آخر تعديل في السجل',
    methodVersion: (version) => `المنهج ${version}`,
    formerly: (verdict, day, isOfEarlierMethod) =>
      `كان «${verdict}»${isOfEarlierMethod ? ' وفق منهج سابق' : ''}، وسُجِّل التغيير في ${day}`,
    decisions: collected,
    mostSay: {
      permitted: mostSay(stanceCounts.permitted),
      conditions: mostSay(stanceCounts.conditions),
      'advises-against': mostSay(stanceCounts['advises-against']),
      forbidden: mostSay(stanceCounts.forbidden),
      undecided: mostSay(stanceCounts.undecided),
      'by-case': mostSay(stanceCounts['by-case']),
    },
    ofWhichNamed: (named, onClass) =>
      `: ${decisionCount(named)} في هذا الأصل أو نوعه، و${decisionCount(onClass)} في العملات الرقمية عمومًا`,
    onSpotAsClass: 'تشمل الشراء الفوري، وكلها في العملات الرقمية عمومًا',
    noneNames: '، ولم نجد قولًا في هذا الأصل أو نوعه',
    namedBy: (total, named, classOnly) =>
      `${decisionCount(total)}: ${decisionCount(named)} في هذا الأصل أو نوعه، و${decisionCount(classOnly)} في العملات الرقمية عمومًا دون تسمية أصل.`,
    noDecisions: 'ليس لدينا بعد قول لهيئة أو عالم معيَّن في هذه المسألة.',
    followsCriteria: 'العبرة بالمعايير لا بعدد الأقوال.',
    coreCriteria: 'المعايير الأساسية',
    otherCriteria: 'معايير أخرى',
    lesserCriteria: 'معايير أخرى لا يُبنى عليها تصنيف «حرام»',
    ground: {
      fail: (count) =>
        plural('ar', count, {
          zero: 'لا مانع',
          one: 'المانع',
          two: 'مانعان',
          few: '# موانع',
          many: '# مانعًا',
          other: '# مانع',
        }),
      concern: (count) =>
        plural('ar', count, {
          zero: 'لا مأخذ حاسمًا',
          one: 'المأخذ الحاسم',
          two: 'مأخذان حاسمان',
          few: '# مآخذ حاسمة',
          many: '# مأخذًا حاسمًا',
          other: '# مأخذ حاسم',
        }),
      unknown: () => 'غير معلوم',
    },
    failsBeside: (finding, names) => `${finding} في معيار غير أساسي: ${names}`,
    product: 'المنتج',
    decides: 'أساس التصنيف',
    decidedBy: (finding, tone, criteria, count) => {
      if (tone === 'unknown') return `${finding}: ${criteria}`;
      const [one, two, more] =
        tone === 'fail' ? ['مانع', 'مانعان', 'موانع'] : ['مأخذ', 'مأخذان', 'مآخذ'];
      return `${count === 1 ? one : count === 2 ? two : more} في: ${criteria}`;
    },
    dueColumn: 'المراجعة التالية',
    nothingOpen: 'لا مأخذ في المعايير الأساسية',
    forbiddenForOther:
      'وقد يستند من يحرّمها إلى ما لا تنظر فيه معاييرنا، كعدم صدورها عن دولة أو المضاربة السعرية فيها. انظر نصّ كل قول.',
    notLookedAt: 'بلا تصنيف بعد',
    notOffered: 'لا تقدّمه المنصة',
    matrix: (name) => `منتجات ${name}، ولكل منها تصنيفه`,
    productCounts: (halal, haram, all) => {
      const counts = [
        { verdict: 'حلال', count: halal },
        { verdict: 'محل نظر', count: all - halal - haram },
        { verdict: 'حرام', count: haram },
      ].filter(({ count }) => count > 0);
      const [first, second] = counts.map(({ verdict }) => verdict);
      const classified = plural('ar', all, {
        zero: 'لا منتجات مصنَّفة',
        one: 'منتج واحد مصنَّف',
        two: 'منتجان مصنَّفان',
        few: '# منتجات مصنَّفة',
        many: '# منتجًا مصنَّفًا',
        other: '# منتج مصنَّف',
      });
      if (!first) return `${classified}.`;
      if (!second) return `${classified}، ${eachOf(all)} ${first}.`;
      if (all === 2) return `${classified}، أحدهما ${first} والآخر ${second}.`;
      return `${classified}: ${counts.map(({ verdict, count }) => `${verdict} (${count})`).join(' و')}.`;
    },
    products: 'أدلة كل منتج',
    otherEvidence: 'أدلة بقية المنتجات',
    positions: 'أقوال الهيئات والعلماء',
    noPositions: 'لم نجد قولًا منشورًا لهيئة أو عالم معيَّن نحيل عليه.',
    noGrounds: 'لم يوثَّق أي معيار بمصدر بعد، ويستند التصنيف إلى الخلاصة أعلاه وحدها.',
    passing: (passing, asked) =>
      `بلا مأخذ: ${passing} من ${plural('ar', asked, { zero: 'لا معيار', one: 'معيار واحد', two: 'معيارين', few: '# معايير', many: '# معيارًا', other: '# معيار' })}`,
    howWeJudge: 'كيف نصنّف، وما معنى كل معيار',
    scope: 'النطاق',
    reviewer: 'المراجِع',
    method: 'المنهج',
    version: (version) => `الإصدار ${version}`,
    reviewDue: 'المراجعة التالية قبل',
    overdue: 'تأخرت مراجعة هذا التصنيف، وربما لم يعد بعض ما فيه صحيحًا.',
    departureIsReason: 'انظر الخلاصة أعلاه.',
    sources: (count) =>
      plural('ar', count, {
        zero: 'لا مصادر',
        one: 'مصدر واحد',
        two: 'مصدران',
        few: '# مصادر',
        many: '# مصدرًا',
        other: '# مصدر',
      }),
    linesOf: (criterion) => `معيار «${criterion}» في المنهج`,
    isCore: 'معيار أساسي.',
    stillConcern: '، ويُعدّ مأخذًا',
    openCore: (criteria, count) =>
      `لا نعلم النتيجة في ${count === 1 ? 'معيار أساسي' : count === 2 ? 'معيارين أساسيين' : 'معايير أساسية'}: ${criteria}.`,
    isOpenCore: 'معيار أساسي: لا يكون التصنيف حلالًا ما دامت نتيجة هذا المعيار غير معلومة.',
    noSource: 'لم نجد مصدرًا منشورًا في هذه المسألة.',
    copyRead: (readOn, copiedOn) => `قُرئ في ${readOn} من نسخة محفوظة بتاريخ ${copiedOn}`,
    asset: 'نوع الأصل',
    stakingForm: 'نوع التحصيص',
    departs: (verdict) => `هذا التصنيف عدول عن المنهج، والنتيجة وفق المنهج «${verdict}».`,
    departsFromNothing: 'هذا التصنيف عدول عن المنهج، لأن المنهج لا يعطي نتيجة هنا بعد.',
    linkedPosition: 'القول المستند إليه',
    secondEditor: 'المحرر الثاني',
    departsWithout: (missing) => `وينقص هذا العدول: ${missing}.`,
    missing: {
      reason: 'سبب مكتوب',
      position: 'قول مع رابطه',
      secondEditor: 'محرر ثانٍ',
    },
    readOn: (date) => `قُرئ في ${date}`,
    quoteIn: (language) => `لغة النص: ${language}`,
  },

  positions: {
    title: 'أقوال الهيئات والعلماء',
    text: 'ما قالته المجامع ودور الإفتاء وشركات الاستشارات الشرعية والعلماء في العملات الرقمية، بمصادره. ولا تُعدّ الأقوال تصويتًا.',
    none: 'لم يُضَف أي قول بعد.',
    ourVerdict: 'تصنيفنا:',
    whyOurs: 'لماذا يختلف تصنيفنا',
    nextHolder: 'التالي:',
    differTitle: 'مواضع الاختلاف',
    differ: (positions, decisions, holders) =>
      `${decisionCount(decisions)}، ننقلها هنا في ${texts(positions, 'نصّين')} عن ${holders} من الهيئات والعلماء. القول ما صدر عن هيئة أو عالم في مناسبة واحدة، والنص ما جاء فيه عن مسألة بعينها، فقد يضم القول الواحد أكثر من نص. ويُحتسب القول مرة واحدة مهما تعددت نصوصه وترجماته ومرات نشره، ولا يُحتسب إلا فيما سمّاه.`,
    filter: 'تصفية الأقوال',
    search: 'هيئة أو عالم أو دولة أو عملة',
    stance: 'الموقف',
    found: (positions, decisions) => `النتيجة: ${texts(positions)} ${fromDecisions(decisions)}.`,
    singles: (count) =>
      plural('ar', count, {
        zero: 'لا موضوع نُقل فيه قول واحد فقط',
        one: 'موضوع واحد نُقل فيه قول واحد',
        two: 'موضوعان نُقل في كل منهما قول واحد',
        few: '# موضوعات نُقل في كل منها قول واحد',
        many: '# موضوعًا نُقل في كل منها قول واحد',
        other: '# موضوع نُقل في كل منها قول واحد',
      }),
    bodies: (count) =>
      plural('ar', count, {
        zero: 'لا هيئات',
        one: 'هيئة واحدة',
        two: 'هيئتان',
        few: '# هيئات',
        many: '# هيئة',
        other: '# هيئة',
      }),
    scholars: (count) =>
      plural('ar', count, {
        zero: 'لا علماء',
        one: 'عالم واحد',
        two: 'عالمان',
        few: '# علماء',
        many: '# عالمًا',
        other: '# عالم',
      }),
    noCountry: 'جهات دولية، وجهات لم تُذكر دولتها',
    decided: 'نصوص الأقوال ومصادرها',
    holdersTitle: 'الهيئات والعلماء بحسب الدولة',
    allOf: (name) => `كل الأقوال المنقولة عن ${name}`,
    held: (positions, decisions) => `${decisionCount(decisions)} في ${texts(positions, 'نصّين')}`,
    ofHolder: (name) => `أقوال في العملات الرقمية منقولة عن ${name}، مع مصادرها.`,
    shortStances: { conditions: 'جائز بشروط', 'by-case': 'بحسب الحالة' },
    stances: {
      permitted: 'جائز',
      conditions: 'جائز بشروط',
      'advises-against': 'يُنصح بالترك',
      forbidden: 'محرَّم',
      undecided: 'لم يُحسم',
      'by-case': 'يختلف باختلاف الحالة',
    },
    counted: stanceCounts,
    firstCounted: stanceCounts,
    quoted: (own, quotes) => {
      if (own === 0)
        return `${texts(quotes)} ${quotes === 1 ? 'نقله مصدر آخر' : quotes === 2 ? 'نقلتهما مصادر أخرى' : 'نقلتها مصادر أخرى'}`;
      const verbatim = own === 1 ? 'منقول بلفظه' : own === 2 ? 'منقولان بلفظهما' : 'منقولة بلفظها';
      return own === quotes
        ? `${texts(quotes)} ${verbatim}`
        : quotes === 2
          ? `${texts(quotes)}، أحدهما ${verbatim}`
          : `${texts(own)} من ${quotes} ${verbatim}`;
    },
    holderKinds: { body: 'هيئة', person: 'فرد' },
    byStance: (decisions) => `${decisionCount(decisions)} بحسب الموقف`,
    firstNamed:
      'المذكور هنا من كل موقف أحدث قول منقول بلفظ صاحبه، فإن لم نجده فأحدث قول. و«عرض الكل» يُظهر أصحاب الأقوال جميعًا مرتَّبين بالاسم.',
    countryBars: 'تدل الأرقام والأشرطة على عدد الأقوال.',
    sameReported: (who) => `نص آخر للقول نفسه، نقلًا عن ${who}`,
    sameAgain: 'نص آخر من القول نفسه',
    undated: 'بلا تاريخ',
    newer: (stance, year) => `قول أحدث: ${stance} (${year})`,
    parts: (positions, decisions) =>
      `${texts(positions)} ${fromDecisions(decisions)}: تُعرض نصوص القول الواحد وترجماته وما أُعيد نشره منه كلٌّ على حدة، ولا يُحتسب القول إلا مرة واحدة.`,
    countedHow: 'كيف نحصي الأقوال',
    subjectsText:
      'ومن أقوال الجواز شهادات من شركات استشارات شرعية، وهي ليست فتاوى، ولا تشمل إلا ما سمّته كما كان يوم صدورها. ونذكر بجانب كل منها أنها شهادة. ويرد القول الذي يختلف حكمه باختلاف الحالة تحت كل حكم جاء فيه.',
    foundTitle: 'النتيجة بحسب الموضوع',
    oneAnswer: 'مسائل لا اختلاف فيها بين الأقوال المنقولة هنا',
    covers: 'يشمل:',
    alsoCovers: 'ويشمل أيضًا:',
    asClass: 'العملات الرقمية عمومًا',
    acts: {
      spot: 'الشراء الفوري والاحتفاظ',
      staking: 'التحصيص (التخزين، Staking)',
      margin: 'التداول بالهامش',
      futures: 'العقود الآجلة',
      earn: 'منتجات العائد والإقراض',
      mining: 'التعدين',
    },
    actOf: (act) => `، في ${act}`,
    school: 'المذهب',
    gloss: 'ترجمتنا',
    unreadGloss: 'ترجمتنا، ولم تُراجَع',
    original: (language) => `النص الأصلي (${language})`,
    titleIn: (language) => `لغة المصدر: ${language}`,
    ownWords: 'بلفظه',
    reportedBy: 'نقلًا عن',
    eachStance: 'ونبدأ بأحدث قول من كل موقف، بلفظ صاحبه إن وجدناه.',
    more: (all) => (all === 1 ? 'نصوص أخرى من هذا القول' : `بقية ما جمعناه ${fromDecisions(all)}`),
    onClass: (count) =>
      count === 0
        ? 'ما قالته هذه الأقوال في العملات الرقمية عمومًا'
        : `${decisionCount(count)} في العملات الرقمية عمومًا`,
    listedApart:
      'تُعرض نصوص القول الواحد وترجماته وطبعاته كلٌّ على حدة، ولا يُحتسب القول إلا مرة واحدة.',
  },

  countries: {
    title: 'القوانين والتراخيص حسب الدولة',
    menu: 'القانون في دولتك',
    text: 'موقف القانون من العملات الرقمية في الدول العربية وتركيا.',
    pick: 'اختر دولتك',
    titleOf: (country) => `${country}: القانون والتراخيص`,
    textOf: (country) =>
      `هل يُسمح بالعملات الرقمية في ${country}؟ ومن يرخّص للمنصات؟ وأي المنصات المدرجة هنا ترد في السجلات الرسمية؟`,
    states: {
      licensed: 'مسموح عبر شركات مرخَّصة أو خاضعة للرقابة',
      prohibited: 'محظور',
      'called-illegal': 'أعلنت جهة رسمية أن التعامل غير قانوني',
      warned: 'تحذير رسمي',
      unsettled: 'غير محسوم',
      unseen: 'غير معلوم',
    },
    shortStates: {
      licensed: 'عبر شركات مرخَّصة',
      prohibited: 'محظور',
      'called-illegal': 'أُعلن غير قانوني',
      warned: 'تحذير رسمي',
      unsettled: 'غير محسوم',
      unseen: 'غير معلوم',
    },
    legalIsNotHalal:
      'ما يجيزه القانون ليس حلالًا بالضرورة. هذه الصفحة عن القانون، أما التصنيف ففي صفحة كل عملة ومنصة، ولا يكفي الترخيص وحده لتُصنَّف منصة حلالًا.',
    notAdvice: 'ليست هذه استشارة قانونية.',
    readSince: (day) => `قُرئت المصادر في ${day} أو بعده.`,
    decisionsTitle: 'القوانين والقرارات ومصادرها',
    ownWords: 'من نصوص الجهة نفسها',
    secondHand: 'نقل غير مباشر',
    onlyReported: (count) =>
      plural('ar', count, {
        zero: 'منقول، ولم نقرأ النص الرسمي',
        one: 'بحسب مصدر واحد، ولم نقرأ النص الرسمي',
        two: 'بحسب مصدرين، ولم نقرأ النص الرسمي',
        few: 'بحسب # مصادر، ولم نقرأ النص الرسمي',
        many: 'بحسب # مصدرًا، ولم نقرأ النص الرسمي',
        other: 'بحسب # مصدر، ولم نقرأ النص الرسمي',
      }),
    regulatorTitle: 'الترخيص والرقابة',
    regulatorUnseen: 'لا نعلم بعد من يرخّص للمنصات أو يشرف عليها في هذه الدولة.',
    platformsTitle: 'المنصات',
    withWhom: 'المنصات وتراخيصها',
    cells: {
      licensed: 'مرخَّصة',
      ended: 'انتهى ترخيصها',
      absent: 'لم ترد في النسخة التي قرأناها',
      noRegister: 'لم نجد سجلًّا منشورًا للمنصات المرخَّصة',
      unseen: 'لم نبحث عنها في السجلات بعد',
    },
    since: (day) => `منذ ${day}`,
    until: (day) => `حتى ${day}`,
    licensedFor: 'يشمل الترخيص:',
    services: {
      custody: 'حفظ الأصول',
      platform: 'تشغيل منصة تداول',
      exchange: 'مبادلة العملات الرقمية',
      broker: 'الوساطة وتنفيذ الأوامر',
      placing: 'تسويق طروحات العملات',
      advice: 'المشورة الاستثمارية',
      portfolio: 'إدارة محافظ العملاء واستثماراتهم',
      transfer: 'تحويل العملات',
      lending: 'الإقراض والاقتراض',
      derivatives: 'المشتقات (العقود الآجلة والخيارات)',
    },
    namesLooked: (names) => `بحثنا عن: ${names}`,
    registerOf: 'السجل:',
    copyOf: (by, copiedOn) => `نسخة نقلها ${by} في ${copiedOn}`,
    ownCopy: (copiedOn) => `ملف الجهة نفسها بتاريخ ${copiedOn}`,
    oldCopy: (days) =>
      plural('ar', days, {
        zero: 'نسخة اليوم',
        one: 'عمر النسخة يوم، وربما تغيّر السجل بعدها',
        two: 'عمر النسخة يومان، وربما تغيّر السجل بعدها',
        few: 'عمر النسخة # أيام، وربما تغيّر السجل بعدها',
        many: 'عمر النسخة # يومًا، وربما تغيّر السجل بعدها',
        other: 'عمر النسخة # يوم، وربما تغيّر السجل بعدها',
      }),
    others: 'بقية المنصات المدرجة',
    onlyThatDay: 'هذه حال التراخيص في تاريخ النسخة. راجع السجل نفسه قبل أن ترسل مالًا.',
    fatwaTitle: 'ما قالته الجهات الدينية الرسمية',
    noFatwa: 'ليس لدينا قول لجهة دينية رسمية في هذه الدولة، وقد يكون لها قول.',
    holdersTitle: 'هيئات وعلماء من هذه الدولة',
    cannotTell: '، فلا يمكننا أن نقول أي المنصات المدرجة في موقعنا مرخَّصة في هذه الدولة.',
    holdersThere: (count) =>
      count === 1 ? 'هيئة أو عالم آخر من هذه الدولة' : `هيئات وعلماء آخرون من هذه الدولة: ${count}`,
    licensedCount: (count) =>
      plural('ar', count, {
        zero: 'ليس من منصات الدليل منصة مرخَّصة فيها',
        one: 'منصة واحدة من الدليل مرخَّصة فيها',
        two: 'منصتان من الدليل مرخَّصتان فيها',
        few: '# منصات من الدليل مرخَّصة فيها',
        many: '# منصة من الدليل مرخَّصة فيها',
        other: '# منصة من الدليل مرخَّصة فيها',
      }),
    allPositions: 'كل أقوال الهيئات والعلماء',
    complainHere: 'أين تقدّم شكوى؟',
    authoritiesTitle: 'مواقع الجهات الرقابية',
    complainUnseen: 'لم نجد بعد نموذجًا لتقديم الشكوى إلى جهة رقابية.',
    readInCopy: (day) => `قُرئت نسخة محفوظة من الصفحة في ${day}`,
    readTitle: 'قُرئت مصادر القانون والرقابة في',
    reviewTitle: 'المراجعة التالية قبل',
    asOf: (day) => `نسخة السجل بتاريخ ${day}`,
    licencesTitle: 'تراخيص المنصة',
    noLicences: 'لم نبحث عنها في السجلات بعد، وقد تكون مرخَّصة.',
    failsAnyway: (criterion, finding) =>
      `معيار «${criterion}»: ${finding} لا ترفعه التراخيص التالية.`,
    europeanUnion: 'الاتحاد الأوروبي',
    elsewhere: (unseen, noRegister) =>
      `ما لم يُذكر هنا من الدول العربية وتركيا: سجلات لم نبحث فيها بعد: ${unseen}، ودول لم نجد فيها سجلًّا منشورًا للمنصات المرخَّصة: ${noRegister}`,
    choose: 'القوانين والتراخيص حسب الدولة',
    mine: 'دولتك',
    remember: 'اجعل هذه الدولة دولتي',
    forget: 'ألغِ اختيار دولتي',
    onlyHere: 'يُحفظ اختيارك في هذا المتصفح فقط.',
    unsaved: 'لا يتيح هذا المتصفح حفظ اختيارك (تصفح خاص أو امتلاء مساحة التخزين).',
    mineMeans:
      'تذكر صفحات المنصات عندئذ ما نعلمه من ترخيصها في هذه الدولة، وتظهر الدولة أولًا في قائمة الدول وفي صفحة الاحتيال.',
    quotesTitle: 'ما قرأناه، مصدرًا مصدرًا',
    yearNote: 'السنة المذكورة هي سنة القانون أو البيان الذي معها.',
    noYear: 'بلا تاريخ',
    knownFromReports: 'لم نقرأ نصه، ونعرفه مما نُقل أدناه.',
  },

  scammed: {
    title: 'ماذا تفعل إذا تعرّضت للاحتيال؟',
    menu: 'إذا تعرّضت للاحتيال',
    short: 'تعرّضت لاحتيال؟',
    text: 'أوقف الدفع، واحفظ الأدلة، وأبلغ الجهات المختصة، واحذر من يَعِدك باسترداد المال.',
    readOn: (day) => `نصائح من محرري الموقع بلا مصدر منقول، وآخر مراجعة لها في ${day}.`,
    stopTitle: 'توقّف فورًا',
    first: 'لا ترسل أي شيء آخر.',
    stop: [
      {
        lead: 'دفعت ببطاقة أو بحوالة؟',
        text: 'اتصل بمصرفك أو بالجهة المصدرة لبطاقتك على الرقم المطبوع عليها، واسأل هل يمكن إيقاف الدفعة.',
      },
      {
        lead: 'كُشفت عبارة الاستعادة؟',
        text: 'إذا اطّلع أحد على عبارة الاستعادة (Seed Phrase) أو المفتاح الخاص، فانقل ما بقي إلى محفظة جديدة لها عبارة جديدة.',
      },
      {
        lead: 'طُلب منك المزيد؟',
        text: 'لا تدفع. فإذا طُلبت منك ضريبة أو رسوم أو إيداع قبل السحب، فهذا جزء من الاحتيال.',
      },
      {
        lead: 'أرسلت عملات؟',
        text: 'راسل المنصة التي حوّلت منها، والمنصة التي وصلت إليها العملات إن عرفتها، واذكر رقم المعاملة.',
      },
      {
        lead: 'ربطت محفظتك؟',
        text: 'ألغِ الصلاحيات التي منحتها لذلك الموقع.',
      },
      {
        lead: 'سمحت بالتحكم في جهازك؟',
        text: 'إذا ثبّتَّ برنامجًا أو تحكّم أحد في الجهاز عن بُعد، فافصله عن الإنترنت وغيّر كلمات المرور من جهاز آخر.',
      },
    ],
    recordsTitle: 'احفظ الأدلة',
    records: [
      'لا تحذف محادثة ولا رسالة ولا تطبيقًا، والتقط صورًا للشاشة يظهر فيها التاريخ والحساب.',
      'دوّن عناوين المواقع وأسماء الحسابات وأرقام الهواتف وأسماء من خاطبوك.',
      'دوّن كل دفعة: تاريخها ومبلغها ورقم المعاملة وعنوانَي الإرسال والاستلام، واحتفظ بإيصال المصرف.',
      'اكتب ما حدث بالترتيب قبل أن تنسى تفاصيله.',
    ],
    reportTitle: 'أين تبلّغ',
    report: [
      'توجّه إلى الشرطة أو النيابة العامة في محل إقامتك، واطلب نسخة من البلاغ ورقمه، فقد يطلبهما المصرف أو المنصة.',
      'أبلغ الجهة المشرفة على المنصات في دولتك ولو تعذّر استرداد أموالك، فبإمكانها أن تحذّر غيرك.',
    ],
    toReport: 'أين تبلّغ في دولتك',
    country: 'دولتك',
    choose: 'اختر الدولة',
    show: 'اعرض جهات الإبلاغ',
    where: (country) => `أين تبلّغ في ${country}`,
    whereAny: 'جهات الإبلاغ',
    police: 'الشرطة أو النيابة العامة',
    policeText:
      'في قسم الشرطة أو مكتب النيابة الذي يتبعه محل إقامتك. خذ معك ما جمعته من أدلة، واطلب رقم البلاغ.',
    authority: 'الجهة المشرفة على المنصات',
    linksNote: (count) =>
      count === 1
        ? 'يؤدي الرابط إلى موقع الجهة نفسها، ولم نفتحه مباشرةً بعد. وإن ذُكر معه تاريخ فقد قرأنا نسخة محفوظة من الصفحة.'
        : 'تؤدي الروابط إلى مواقع الجهات نفسها، ولم نفتحها مباشرةً بعد. وإذا ذُكر مع الرابط تاريخ، فقد قرأنا نسخة محفوظة من صفحته.',
    noAddress: 'ليس لدينا رابط لجهة رقابية في هذه الدولة.',
    recoveryTitle: 'من يَعِدك باسترداد المال',
    recovery: [
      'كثيرًا ما تُستهدف ضحية الاحتيال مرة ثانية، فيتصل بها من يقول إنه «خبير استرداد» أو «مخترق» أو محامٍ أو موظف رسمي، وقد يكون المحتال نفسه.',
      'لا يستطيع طرف خارجي إلغاء تحويل تأكّد على الشبكة. وصورة شاشة تزعم أن عملاتك «وُجدت» أو «جُمّدت» لا تثبت شيئًا.',
      'من يطلب دفعة مقدَّمة أو عبارة الاستعادة أو التحكم في جهازك يريد مالَك.',
      'إذا تواصل معك من يقول إنه موظف رسمي، فاقطع التواصل وابحث بنفسك عن رقم الجهة واتصل بها.',
    ],
    limitsTitle: 'ما لا نستطيعه',
    limits:
      'لا نستطيع استرداد المال ولا تتبّع العملات ولا إيصال البلاغات، ولا نعدك بنتيجة لبلاغك. وليست هذه استشارة قانونية.',
    askedAlready: 'هل أرسلت مالًا أو سجّلت الدخول؟ إليك ما تفعله',
  },

  methodology: {
    title: 'كيف نصنّف',
    otherwise: 'وإلا',
    inLists: (short) => `(في القوائم: ${short})`,
    lesser: 'غير أساسي',
    example: 'مثال:',
    rule: (place) => `← القاعدة ${place}:`,
    text: 'ما نبحثه في كل عملة ومنصة، وكيف نصل من النتائج إلى التصنيف.',
    verdictTitle: 'القواعد نفسها بنصّها الكامل',
    keyTitle: 'معاني العلامات',
    rosette: [
      'كل بتلة في الرسم معيار، ونتيجته كما في العلامات هنا، والقوس خارجها للمعيار الأساسي.',
      'والعلامة في الوسط هي التصنيف، والحلقة حولها مدى الاتفاق واكتمال الأدلة.',
    ],
    assetsTitle: 'أنواع الأصول',
    keyMeanings: 'معنى كل علامة',
    assetsNote: 'النوع يحدد الأسئلة، وعند الشك نأخذ بالأشد',
    limitsNote: 'ما لا تُظهره الوثائق، وحدود حسابية وضعناها نحن',
    versionsNote: (version, date) => `الإصدار ${version} منذ ${date}`,
    criteriaNote: (count) => `${count} سؤالًا، ومعنى كل جواب`,
    findingsTitle: 'نتيجة المعيار',
    firmnessTitle: 'مدى الاتفاق واكتمال الأدلة',
    reviewTitle: 'خطوات المراجعة',
    treeTitle: 'القواعد',
    treeText: 'يتحدد التصنيف بأول قاعدة تنطبق. وتحت كل قاعدة عدد ما تنطبق عليه اليوم.',
    countsText: (all) =>
      `يبيّن كل شريط نصيب القاعدة من العملات والمنصات كلها (${all}). وتخص الأعداد تصنيف الشراء الفوري والاحتفاظ، أو تصنيف المنتج الرئيسي في منصة لا تقدّم تداولًا فوريًّا. والعدد الذي تحته خط يفتح قائمته.`,
    noVerdict: 'لم يُراجَع بعد',
    counted: {
      coin: (count) =>
        plural('ar', count, {
          zero: 'لا عملات',
          one: 'عملة واحدة',
          two: 'عملتان',
          few: '# عملات',
          many: '# عملة',
          other: '# عملة',
        }),
      exchange: (count) =>
        plural('ar', count, {
          zero: 'لا منصات',
          one: 'منصة واحدة',
          two: 'منصتان',
          few: '# منصات',
          many: '# منصة',
          other: '# منصة',
        }),
    },
    earlier: (version, counts) =>
      `ولا تشمل هذه الأعداد ما لا يزال مصنَّفًا بالإصدار ${version} من المنهج: ${counts}.`,
    noCounts: 'أعداد اليوم غير متاحة الآن.',
    criterion: 'المعيار',
    coreFor: 'هل هو أساسي؟',
    criteriaTitle: { coin: 'معايير العملات', exchange: 'معايير المنصات' },
    coreMeans:
      'المعيار الأساسي هو ما يُبنى عليه التصنيف أولًا: إن كان فيه مانع فالتصنيف «حرام»، وإن كان فيه مأخذ فهو «محل نظر».',
    coreTitle: 'المعايير الأساسية',
    coreText:
      'هذه معايير العملات في الشراء الفوري والاحتفاظ، ومعايير المنصات في التداول الفوري. والاسم يفتح سؤاله وأجوبته. ولبعض أنواع العملات معايير أساسية أخرى أدناه.',
    coreOf: { coin: 'العملات', exchange: 'المنصات' },
    core: (scope) => `معيار أساسي في ${scope}`,
    coreOnly: (scope, kinds) => `معيار أساسي في ${scope}، وذلك فقط في: ${kinds}`,
    coreExcept: (scope, kinds) => `معيار أساسي في ${scope}، في كل الأنواع عدا: ${kinds}`,
    notCore: (scope) => `معيار غير أساسي في ${scope}`,
    othersBelow: '· وغيره أدناه',
    departuresTitle: 'العدول عن المنهج',
    departuresJump: 'العدول',
    departuresText: 'يُقارن كل تصنيف بما كان يقتضيه إصدار المنهج المعمول به يوم التصنيف.',
    departures: (count) =>
      plural('ar', count, {
        zero: 'لا تصنيف يخالف المنهج اليوم.',
        one: 'تصنيف واحد يخالف المنهج.',
        two: 'تصنيفان يخالفان المنهج.',
        few: '# تصنيفات تخالف المنهج.',
        many: '# تصنيفًا تخالف المنهج.',
        other: '# تصنيف تخالف المنهج.',
      }),
    directions: {
      leniency: 'نحو التيسير',
      strictness: 'نحو التشديد',
      nothing: 'حيث لا يعطي المنهج نتيجة',
    },
    parts: { coin: 'معايير العملات', exchange: 'معايير المنصات', findings: 'نتائج المعايير' },
    added: 'جديد',
    dropped: 'حُذف',
    renamed: 'تغيّرت أسماؤها',
    renamedTo: (before, after) => `«${before}» صار «${after}»`,
    limitsTitle: 'حدود المنهج',
    changesTitle: 'إصدارات المنهج',
    version: (version, date) => `الإصدار ${version}، ${date}`,
  },

  compare: {
    title: 'مقارنة',
    text: 'قارن بين عملتين أو منصتين أو أكثر، حتى أربع، معيارًا بعد معيار.',
    named: (names) => `مقارنة: ${names}`,
    choose: 'اختر ما تريد مقارنته',
    chooseHint: 'اسم أو رمز في كل خانة، ولا تُقارن عملة بمنصة.',
    field: (place) => `العملة أو المنصة ${place}`,
    addMore: 'أضف ثالثة أو رابعة',
    examples: 'مقارنات للتجربة',
    pairs: ['بيتكوين وإيثيريوم', 'USDT وUSDC', 'باينانس وكراكن'],
    example: 'مثال: بيتكوين وتيثر',
    whole: 'عرض المقارنة كاملة',
    placeholders: ['مثل: بيتكوين', 'مثل: تيثر'],
    compare: 'قارن',
    notFound: (given) => `ليس في الدليل عملة ولا منصة باسم «${given}».`,
    tooFew: 'أضف عنصرًا آخر لبدء المقارنة.',
    criterion: 'المعيار',
    differs: 'مختلف',
    others: 'مقارنة أخرى',
    differIn: 'مواضع الاختلاف:',
    askedOnly: (names) => `من معايير ${names} فقط:`,
    shownOf: (shown, differing) =>
      `المعايير التي اختلفت نتائجها: ${differing}، والمعروض منها هنا: ${shown}.`,
    byProduct: 'التصنيف بحسب المنتج',
    notRuled: 'لا تصنيف',
    notAsked: 'ليس من معاييرها',
    noneRuled: (scopes, compared) =>
      `لا تصنيف لأيٍّ ${compared === 2 ? 'منهما' : 'منها'} في: ${scopes}.`,
    onlyDifferent: (differing, askedOfSome, compared) =>
      [
        differing > 0 && `مختلف: ${differing}`,
        askedOfSome > 0 && `${compared === 2 ? 'يخص إحداهما' : 'يخص بعضها'} فقط: ${askedOfSome}`,
      ]
        .filter(Boolean)
        .join('، ') || 'لا فروق',
    askedMark: (compared) => (compared === 2 ? 'يخص إحداهما فقط' : 'يخص بعضها فقط'),
    all: (criteria) => `الكل: ${criteria}`,
    noneDiffer: 'لا اختلاف بين النتائج المعلومة هنا.',
    note: 'الشرح',
    add: 'قارنها بغيرها',
  },

  terms: {
    title: 'الرسوم ونطاق الخدمة',
    text: 'ما ورد في المصادر يوم قراءتها. وقد تتغير هذه المعلومات في أي وقت، وليست جزءًا من التصنيف.',
    spotFee: 'رسوم التداول الفوري',
    fee: (maker, taker) => `${maker} لصانع السوق (Maker) · ${taker} لآخذ السعر (Taker)، دون خصومات`,
    deposits: 'عملات الدول العربية وتركيا المقبولة في الإيداع',
    noCurrency: 'لا شيء منها',
    refused: 'الدول التي لا تقبل المنصة المقيمين فيها',
    noCountry: 'لا توجد',
    reserves: 'إثبات الاحتياطيات',
    provenOn: (day) => `بتاريخ ${day}`,
    noDay: 'دون تاريخ',
    auditor: 'جهة التدقيق:',
    noAuditor: 'لم تُذكر جهة تدقيق',
    liabilities: 'يشمل التزاماتها نحو العملاء',
    noLiabilities: 'لا يشمل التزاماتها نحو العملاء',
    underEvidence: 'في الأدلة',
    notLooked: 'لم يُسجَّل هنا بعد',
  },

  soundness: {
    title: 'المتانة',
    isEstimate: 'تقدير من المحرر',
    meaning:
      'نجمة لكل «نعم» أدناه ونصف نجمة لكل «جزئيًّا». تقيس النجوم المتانة فقط، ولا صلة لها بالحِل والحرمة.',
    estimate:
      'هذا الرقم تقدير من المحرر، لأن من الأسئلة أدناه ما لم توثَّق إجابته بعد. وهو يقيس المتانة فقط، ولا صلة له بالحِل والحرمة.',
    answers: { yes: 'نعم', partly: 'جزئيًّا', no: 'لا', 'not-known': 'غير معلوم' },
    questions: {
      works: {
        name: 'الأداء وقابلية الفحص',
        question: 'هل تعمل كما أُعلن عنها، وهل يمكن الاطلاع على شيفرتها أو حساباتها؟',
      },
      record: {
        name: 'سجل الأمان',
        question: 'هل سجلها جيد في المراجعات الأمنية والحوادث، وهل عُوِّض المتضررون؟',
      },
      control: {
        name: 'التحكم',
        question: 'هل هي في مأمن من أن يغيّرها طرف واحد أو يجمّدها أو يستولي عليها؟',
      },
      law: {
        name: 'الوضع القانوني',
        question: 'هل لها جهة مسؤولة أو ترخيص أو وضع قانوني واضح؟',
      },
      staying: {
        name: 'القدرة على الاستمرار',
        question: 'هل يدل عمرها وسيولتها وتوزّع ملكيتها على قدرتها على الاستمرار؟',
      },
    },
  },

  rating: {
    outOf5: (rating) => `${rating} من 5`,
    spoken: (rating) => `التقييم: ${rating} من 5`,
    none: 'لم تُقيَّم بعد',
  },

  home: {
    title: 'هل العملة حقيقية ومتينة وحلال؟',
    heroTitle: 'تبيَّن قبل أن تستثمر',
    heroText:
      'حقيقية أم احتيالية؟ متينة أم هشّة؟ حلال أم حرام؟ لكل عملة ومنصة تصنيف بمصادره، مع ما نقلناه من أقوال أهل العلم على اختلافها.',
    ask: 'اسم أو رمز أو رابط تلقّيته',
    askSubmit: 'تحقّق',
    tryThese: 'مثل:',
    exampleName: 'سولانا',
    counts: {
      sources: (count) =>
        plural('ar', count, {
          zero: 'لا اقتباسات',
          one: 'اقتباس بمصدره',
          two: 'اقتباسان بمصدريهما',
          few: '# اقتباسات بمصادرها',
          many: '# اقتباسًا بمصدره',
          other: '# اقتباس بمصدره',
        }),
      entries: (count) =>
        plural('ar', count, {
          zero: 'لا تعديلات',
          one: 'تعديل واحد في السجل',
          two: 'تعديلان في السجل',
          few: '# تعديلات في السجل',
          many: '# تعديلًا في السجل',
          other: '# تعديل في السجل',
        }),
    },
    boardTitle: (coins) =>
      plural('ar', coins, {
        zero: 'لا عملات بعد',
        one: 'عملة واحدة بحسب تصنيفها',
        two: 'عملتان بحسب التصنيف',
        few: '# عملات بحسب التصنيف',
        many: '# عملة بحسب التصنيف',
        other: '# عملة بحسب التصنيف',
      }),
    striped: 'المخطَّط: الأدلة غير مكتملة',
    petals: 'كل بتلة نتيجة معيار واحد.',
    doorsTitle: 'الأدوات',
    doors: {
      check: { title: 'تحقّق من موقع', hint: 'أو من حساب أو عقد' },
      compare: { title: 'قارن', hint: 'معيارًا بعد معيار' },
      mine: { title: 'قائمتي والزكاة', hint: 'بياناتهما في متصفحك فقط' },
      countries: { title: 'قوانين الدول', hint: 'ما المسموح، وأي المنصات مرخَّصة' },
    },
    changesTitle: 'آخر التغييرات',
    changesText: 'أحدث التعديلات في سجل التصنيفات، بتاريخ إدخالها.',
    allChanges: 'السجل كاملًا',
    scholarsTitle: 'اختلاف العلماء',
    scholarsText: 'الأقوال المنقولة هنا موزّعة بحسب ما انتهت إليه، وليس عددها تصويتًا.',
    allPositions: 'كل الأقوال',
    signUp: 'أنشئ حسابًا',
    watchDemo: 'شاهد العرض التوضيحي',
    statistics: [
      { figure: '1M+', label: 'مستخدم' },
      { figure: '50+', label: 'عملة رقمية' },
      { figure: '99.9%', label: 'توافر الخدمة' },
    ],
    exchangesTitle: 'منصات التداول',
    exchangesText: 'من منصات الدليل.',
    allExchanges: 'كل المنصات',
    readReview: 'اقرأ المراجعة',
    tryNow: 'جرّبها الآن',
    trendingTitle: 'العملات الرائجة',
    trendingText: 'من عملات الدليل.',
    allCoins: 'كل العملات',
    details: 'التفاصيل',
    featuredTitle: 'عملات مختارة',
    featuredText: 'عدد المعايير التي لا مأخذ فيها لكل عملة، ومقارنة بينها.',
    tabs: { label: 'طريقة العرض', featured: 'المختارة', comparison: 'المقارنة' },
    illustrative: 'أرقام توضيحية',
    placeholders: '(ليست بيانات فعلية)',
    price: 'السعر',
    change24h: 'التغيّر في 24 ساعة',
    marketCap: 'القيمة السوقية',
    volume: 'حجم التداول',
    distributionTitle: 'بحسب التصنيف',
    averageRating: 'متوسط التقييم',
    share: (coins, percent) => `(${coins}، والنسبة ${percent})`,
    acrossNewest: (count) =>
      plural('ar', count, {
        zero: 'لا عملات بعد',
        one: 'لأحدث عملة وحدها',
        two: 'لأحدث عملتين',
        few: 'لأحدث # عملات',
        many: 'لأحدث # عملة',
        other: 'لأحدث # عملة',
      }),
    mockupTitle: 'الصورة كاملة في شاشة واحدة',
    mockupText:
      'التصنيف وسببه ونتائج المعايير والروابط الرسمية معًا، كي لا تبني قرارك على السعر وحده.',
    mockupPoints: [
      'التصنيف، وهل فيه خلاف',
      'نتائج المعايير بمصادرها واقتباساتها',
      'الروابط الرسمية، لتميّز الأصلي من المقلَّد',
    ],
  },

  listing: {
    asks: {
      real: 'هل هي حقيقية؟',
      sound: 'هل هي متينة؟',
      costs: { no: 'لم يُستوفَ:', 'not-known': 'غير معلوم:', partly: 'استُوفي جزئيًّا:' },
      website: 'الموقع الرسمي:',
      isReal: {
        coin: {
          pass: 'لم نجد ما ينفي ذلك',
          concern: 'في ذلك مأخذ',
          fail: 'في ذلك مانع',
          unknown: 'غير معلوم',
          'not-applicable': 'لا ينطبق السؤال',
        },
        exchange: {
          pass: 'ترخيصها مؤكَّد',
          concern: 'في ترخيصها مأخذ',
          fail: 'في ترخيصها مانع',
          unknown: 'لم يتأكد ترخيصها',
          'not-applicable': 'لا ينطبق عليها الترخيص',
        },
      },
      resolved: (finding) => `في ذلك ${finding}`,
      isSound: {
        all: 'في جميع النقاط',
        most: 'إلى حد بعيد',
        part: 'جزئيًّا',
        little: 'ثبت القليل',
        none: 'لم يثبت شيء من ذلك',
      },
      ofQuestions: (count, all) =>
        `${plural('ar', count, { zero: 'لا شيء', one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })} من ${all}`,
      fails: (criterion, finding) => `معيار «${criterion}»: ${finding}`,
      noFlags: 'لم نجد علامة احتيال',
      flags: (count, names) => `${flagCount(count)}: ${names}`,
      flag: {
        website: 'بلا موقع رسمي',
        code: 'بلا رابط إلى شيفرة منشورة',
        country: 'بلد غير معلوم',
        age: 'عمرها أقل من عام',
        volume: 'حجم تداول غير معتاد',
        supply: 'معظم المعروض غير متداول',
        likeness: 'تشبه غيرها',
      },
    },
    coin: 'العملة',
    status: 'التصنيف',
    rating: 'المتانة',
    view: 'عرض',
    visit: 'زيارة',
    review: 'المراجعة',
    viewNamed: (name) => `عرض ${name}`,
    about: 'نبذة',
    pros: 'المزايا',
    cons: 'العيوب',
    reason: 'سبب التصنيف',
    wholeText: 'السبب كاملًا',
    facts: 'معلومات أساسية',
    fact: {
      established: 'سنة التأسيس أو الإطلاق',
      country: 'البلد',
      rank: 'الترتيب في القيمة السوقية',
    },
    links: 'الروابط الرسمية',
    linkTo: {
      website: 'الموقع الرسمي',
      twitter: 'إكس (تويتر)',
      reddit: 'ريديت',
      github: 'غيت هاب',
      telegram: 'تيليغرام',
      whitepaper: 'الورقة البيضاء',
    },
    updated: (date) => `حُدِّث في ${date}`,
    factsUpdated: (date) => `حُدِّثت البيانات في ${date}`,
    inEnglish: 'متاح بالإنجليزية فقط حتى الآن.',
    reasonNote: {
      verdictChanged: 'تغيّر التصنيف بعد كتابة هذا السبب.',
      earlier: 'هذه صيغة سابقة راجعها محرر، أما الصيغة الأحدث فلم تُراجَع بعد.',
      unread: 'هذا هو الأصل بالإنجليزية، ولم تُراجَع ترجمته العربية بعد.',
      untranslated: 'متاح بالإنجليزية فقط حتى الآن.',
    },
    noDescription: 'لا وصف بعد.',
    ownWords: 'النبذة والمزايا والعيوب من صياغة المحررين وبلا مصادر، ولا يُبنى عليها تصنيف.',
  },

  feed: {
    title: 'جديد المراجعات وما تغيَّر منها',
  },

  api: {
    title: 'واجهة برمجية للمطورين',
    groups: {
      listings: 'العملات والمنصات',
      evidence: 'الأدلة والسجل',
      law: 'القانون والتحذيرات',
      tools: 'التحقق والأسواق والأخبار',
      service: 'حالة الخدمة',
    },
    text: 'العملات والمنصات والتصنيفات والأسواق والأخبار بصيغة JSON، للقراءة فقط ومن أي موقع وبلا مفتاح.',
    base: 'عنوان الواجهة',
    key: 'المفتاح',
    noKey: 'غير مطلوب',
    openApi: 'الوصف الكامل',
    addresses: 'نقاط الوصول',
    summaries: {
      listCoins: 'قائمة العملات',
      getCoin: 'عملة واحدة',
      getCoinRulings: 'تصنيفات عملة وأدلتها',
      countCoins: 'عدد العملات',
      listExchanges: 'قائمة المنصات',
      getExchange: 'منصة واحدة',
      getExchangeRulings: 'تصنيفات منصة وأدلتها',
      countExchanges: 'عدد المنصات',
      listPositions: 'أقوال الهيئات والعلماء في العملات الرقمية',
      listCountries: 'القانون في كل دولة',
      listLicences: 'المنصات في سجلات التراخيص',
      findWarnings: 'التحذيرات بشأن نطاق أو عنوان',
      listChanges: 'تعديلات التصنيفات، الأحدث أولًا',
      getRulingText: 'نص التصنيف بحروفه، ومنه حُسبت بصمته في السجل',
      checkReal: 'مقارنة رابط أو حساب أو رمز تداول بما في الدليل',
      getMarkets: 'أعلى مئة عملة في القيمة السوقية',
      getNews: 'الأخبار، الأحدث أولًا',
      getHealth: 'فحص عمل الخادم',
      getReadiness: 'فحص جاهزية الخادم',
    },
    parametersTitle: 'مَعْلَمات الطلب',
    parameters: {
      id: 'آخر جزء من مسار صفحة العملة أو المنصة.',
      q: 'اسم بإحدى اللغتين أو رمز تداول، كاملًا أو جزءًا منه.',
      category: 'التصنيف الذي وضعه المحررون.',
      country: 'اسم البلد بالإنجليزية كما يرد في الصفحات الإنجليزية.',
      sort: 'أساس الترتيب.',
      order:
        'تصاعدي أو تنازلي. والافتراضي بحسب sort: الأحدث أولًا، أو الأعلى تقييمًا أولًا، أو الترتيب الأبجدي.',
      limit: 'الحد الأقصى لعدد العناصر في الاستجابة.',
      cursor: 'موضع المتابعة، وهو قيمة nextCursor في الاستجابة السابقة.',
      before: 'رقم تعديل تقتصر الاستجابة على ما قبله، وهو قيمة nextBefore في الاستجابة السابقة.',
      entries: 'الحد الأقصى لعدد التعديلات في الاستجابة.',
      code: 'رمز الدولة من حرفين (ISO 3166-1)، أو EU للاتحاد الأوروبي.',
      listing: 'معرّف المنصة، وهو آخر جزء من مسار صفحتها.',
      exchanges: 'الحد الأقصى لعدد المنصات في الاستجابة.',
      pasted: 'رابط أو حساب أو اسم أو رمز تداول. ولا تُفتح الروابط أبدًا.',
      warned: 'نص فيه نطاق أو عنوان. ولا تُفتح الروابط أبدًا.',
      digest: 'بصمة التصنيف في أحد تعديلات السجل، وهي digest في استجابة /api/changes.',
      topic: 'موضوع الأخبار.',
      lang: 'لغة المقالات.',
    },
    values: 'القيم',
    range: (from, to) => `من ${from} إلى ${to}`,
    initial: 'القيمة الافتراضية',
    request: 'الطلب',
    answer: 'مثال للاستجابة',
    answerCut: 'مثال للاستجابة (مختصر)',
    ratingNote:
      'الحقل rating هو عدد النجوم بعد إسقاط نصف النجمة إن وُجد. أما أنصاف النجوم التي تعرضها الصفحات ففي soundness.stars عند طلب عملة أو منصة واحدة.',
    open: 'افتح الاستجابة',
    pagingTitle: 'التنقل بين الصفحات',
    pagingText:
      'تنتهي كل صفحة بقيمة nextCursor. أرسلها في cursor مع المَعْلَمات نفسها لتحصل على الصفحة التالية، وتعني null أنه لا مزيد. ولا تؤدي إضافة عناصر أثناء التنقل إلى تكرار عنصر أو سقوطه.',
    errorsTitle: 'رموز الحالة والأخطاء',
    errorsText:
      'استجابة الخطأ كائن فيه error، وهو نص الرسالة. وإذا كان سبب الخطأ مَعْلَمة فاسمها في field.',
    statuses: {
      304: 'لم تتغير الاستجابة منذ صدور قيمة ETag المرسلة في If-None-Match.',
      400: 'إحدى مَعْلَمات الطلب غير صالحة.',
      404: 'العنصر المطلوب غير موجود.',
      429: 'تجاوزت الطلبات الواردة من شبكتك العدد المسموح به في الدقيقة.',
      503: 'الخدمة غير متاحة مؤقتًا.',
    },
    limitsTitle: 'الحدود والتخزين المؤقت',
    limitsText:
      'تبيّن ترويسات الاستجابة حدّ الطلبات حيث يسري. وإذا أرسلت ETag في If-None-Match وكانت الاستجابة كما هي، جاءك الرمز 304 بلا محتوى.',
    limit: 'الحد الأقصى',
    perMinute: (count) =>
      `${plural('ar', count, { zero: 'لا طلبات', one: 'طلب واحد', two: 'طلبان', few: '# طلبات', many: '# طلبًا', other: '# طلب' })} في الدقيقة من عنوان IPv4 واحد أو نطاق \u2066IPv6 /64\u2069 واحد`,
    noLimit: 'بلا حد',
    headers: {
      etag: 'إصدار الاستجابة، يُرسل في If-None-Match.',
      rateLimit: 'عدد الطلبات المتبقية (r) والثواني حتى تجديد الحد (t).',
      rateLimitPolicy: 'عدد الطلبات المسموح به (q) في مدة بالثواني (w).',
      retryAfter: 'عدد الثواني قبل إعادة المحاولة.',
    },
    accessTitle: 'الاستخدام من مواقع أخرى',
    accessText:
      'يمكن لأي صفحة في أي موقع إرسال الطلبات بطريقة GET. ولا تُستخدم ملفات تعريف الارتباط.',
    badgeTitle: 'شارة لصفحتك',
    badgeText:
      'الاسم وآخر تصنيف وتاريخه، في إطار أو في صورة مع رابط. تتبع الشارة الوضع الداكن أو الفاتح على جهاز القارئ، ويمكن تثبيت أحد الوضعين بإضافة theme=dark أو theme=light.',
    badgeFrame: 'في إطار',
    badgePicture: 'صورة معها رابط',
  },

  about: {
    title: 'عن الموقع',
    text: 'دليل للعملات والمنصات، يصنّفها وفق منهج منشور، وينقل نصوص المصادر التي استند إليها.',
    countsTitle: 'محتوى الموقع اليوم',
    counts: {
      decisions: (count) =>
        plural('ar', count, {
          zero: 'لا أقوال لهيئات أو علماء',
          one: 'قول واحد لهيئة أو عالم',
          two: 'قولان لهيئات أو علماء',
          few: '# أقوال لهيئات وعلماء',
          many: '# قولًا لهيئات وعلماء',
          other: '# قول لهيئات وعلماء',
        }),
    },
    verifyTitle: 'ما يمكنك التحقق منه',
    payments: {
      title: 'بلا مدفوعات ولا إعلانات',
      text: 'ليس في برنامج الموقع وسيلة لتلقي المدفوعات، ولا مكان فيه لإعلان ولا لإدراج أو ترتيب مدفوع في القوائم.',
    },
    method: {
      title: 'منهج منشور',
      text: 'معايير التصنيف وقواعده منشورة، وإذا عدل محرر عن المنهج ذُكر ذلك في الصفحة.',
    },
    ledger: {
      title: 'سجل عام',
      text: 'كل تغيير في التصنيفات مدوَّن في سجل يرتبط كل تعديل فيه بما قبله، فإن غُيِّر فيه شيء لاحقًا انكشف ذلك.',
    },
    answersTitle: 'من المسؤول عن الموقع',
    publisher: 'الناشر',
    statement: 'بيان الناشر',
    ownWords: 'كما كتبه الناشر، ولم تتحقق منه جهة مستقلة.',
    whoPays: 'التمويل',
    beyond:
      'لا نبيّن هنا ما يتقاضاه الناشر أو المحررون من خارج الموقع، ولا يستطيع بيانه إلا الناشر.',
    unsaid: {
      name: 'لم يُعلَن اسم شخص أو شركة يتحمل مسؤولية التصنيفات.',
      whoPays: 'لم يُعلَن من يموّل الموقع، فلا يمكنك أن تعرف هل له مصلحة في تصنيف.',
    },
    errorTitle: 'إذا وجدت خطأ',
    errorText:
      'لا يمكنك الإبلاغ عنه من هنا، فيبقى حتى ينتبه إليه محرر. ومع كل نص منقول رابط وثيقته، فارجع إليها للتحقق. ويُظهر السجل كل تغيير في التصنيفات.',
    decidesTitle: 'من يقرر التصنيف',
    decides: [
      {
        by: 'المحررون والقواعد',
        text: 'يقرأ المحررون المصادر ويسجّلون نتيجة كل معيار، ثم يُستخرج التصنيف من هذه النتائج وفق القواعد المنشورة.',
      },
      {
        by: 'العدول عن القواعد',
        text: 'للمحرر أن يعدل عن القواعد، وتذكر الصفحة عندئذ العدول وسببه، أو ما لم يُستوفَ من شروط العدول.',
      },
      {
        by: 'العلماء',
        text: 'التصنيف ليس فتوى. وما وقّعه عالِم يحمل اسمه، وما عداه يُذكر معه أن أحدًا من العلماء لم يراجعه.',
      },
    ],
    linksTitle: 'روابط المواقع الأخرى',
    links: [
      {
        from: 'صفحات العملات والمنصات، وزرّا «زيارة» و«جرّبها الآن»',
        to: 'تؤدي إلى المواقع والحسابات الرسمية كما أدخلها المحررون.',
      },
      { from: 'الأدلة والأقوال', to: 'مع كل نص منقول رابط الوثيقة التي نُقل منها.' },
      { from: 'عناوين الأخبار', to: 'يفتح كل عنوان المقال في موقع ناشره.' },
      { from: 'أرقام الأسواق', to: 'مصدرها CoinGecko، ويؤدي الرابط بجانبها إليه.' },
    ],
    linkRules:
      'لا يضيف البرنامج إلى الروابط رموز إحالة أو عمولة. وتُفتح روابط المواقع الأخرى في علامة تبويب جديدة، ولا يعرف الموقع الآخر من أي صفحة جئت.',
    startTradingHere: (label) => `يفتح زر «${label}» قائمة المنصات في هذا الموقع.`,
    startTradingAway: (label, host) => `يؤدي زر «${label}» إلى ${host}، وهو رابط حدّده الناشر.`,
    operatorLinksTitle: 'روابط يحددها الناشر',
    operatorLinksText:
      'يحدد الناشر، لا المحررون، وجهة هذه الروابط، وليست توصية. ولا يعلم غيره هل تدرّ عليه ربحًا. وأسماؤها ثابتة، وليس في الموقع حسابات للقراء ولا مقاطع فيديو.',
    operatorIcons: 'ويحدد الناشر كذلك وجهة الأيقونات في أسفل كل صفحة.',
    operatorArrow: 'ويدل السهم على رابط إلى موقع آخر.',
    ownPage: (title) => `صفحة في هذا الموقع: ${title}`,
    ownPages: 'تؤدي هذه الروابط إلى صفحات في هذا الموقع:',
    correctionsText:
      'إن وجدت خطأ في معلومة أو اقتباس أو رابط أو ترجمة، أو شيئًا لم يعد صحيحًا، فاذكر لنا الصفحة، والمصدر إن أمكن.',
  },

  contact: {
    title: 'أخبرنا',
    link: 'راسلنا',
    none: 'لا توجد بعد وسيلة منشورة لمراسلتنا.',
    socialOnly: 'يمكنك التواصل مع القائمين على الموقع عبر الروابط في أسفل الصفحة.',
    wrongHere: 'هل في هذه الصفحة خطأ أو معلومة قديمة؟',
  },

  accessibility: {
    title: 'تيسير الاستخدام',
    text: 'هذا الموقع للجميع، مهما اختلفت قدرات البصر والسمع والحركة وطرق القراءة.',
    statusTitle: 'الحالة',
    aimText:
      'نسعى إلى استيفاء إرشادات إتاحة محتوى الويب (WCAG 2.2، المستوى AA) في كل صفحة وباللغتين.',
    testedTitle: 'كيف نختبر الموقع',
    tested: [
      'تُفحص كل صفحة آليًّا باللغتين، في الوضعين الداكن والفاتح، وعلى الشاشات العريضة والضيقة.',
      'تُختبر الصفحات كلها ونماذج المحررين بلوحة المفاتيح وحدها، دون فأرة.',
      'يُسجَّل ما ينطقه قارئ الشاشة في الصفحات الرئيسية، ويُراجَع كل تغيير فيه.',
      'تُختبر كل صفحة في وضع التباين العالي، وبحركة مخففة، وبتكبير 400\u2066%\u2069.',
      'لم يختبر الموقعَ بعدُ من يستخدم قارئ الشاشة يوميًّا، ولم يُختبر في Firefox وSafari، فالاختبارات كلها تجري بمحرك Chrome وEdge.',
    ],
    shortTitle: 'مشكلات معروفة',
    issue: { barrier: 'العائق', who: 'من يتأثر به', instead: 'البديل' },
    short: [
      {
        barrier: 'المبالغ الكبيرة مختصرة بحروف لاتينية، حتى في الصفحات العربية.',
        who: 'من ينطق قارئ شاشته الحروف حرفًا حرفًا',
        instead: 'الحرف K للألف، وM للمليون، وB للمليار، وT للتريليون.',
      },
      {
        barrier: 'المراجعات التي لم تُترجم بعد تظهر في الصفحات العربية بنصها الإنجليزي.',
        who: 'من يقرأ العربية وحدها',
        instead: 'لغتها مذكورة معها، فيستطيع المتصفح ترجمتها، ويقرؤها قارئ الشاشة بالإنجليزية.',
      },
      {
        barrier: 'صور الأخبار بلا وصف.',
        who: 'من لا يرى الصور',
        instead: 'يدل العنوان على موضوع المقال، والمقال في موقع ناشره، ولا نستطيع تعديله.',
      },
    ],
    keyTitle: 'مفتاح البحث',
    keyText:
      'يفتح المفتاح «/» البحث ما لم تكن تكتب في خانة، ويفتحه كذلك Ctrl+K وCommand+K. وإذا كنت تستخدم التحكم الصوتي أو تضغط المفاتيح كثيرًا بلا قصد، فيمكنك تعطيل المفتاح «/» في هذا المتصفح.',
    keyLabel: 'المفتاح «/» يفتح البحث',
    barriersTitle: 'الإبلاغ عن عائق',
    unreported: {
      barrier: 'لا يمكنك إبلاغنا بعائق، إذ لم تُنشر وسيلة للمراسلة.',
      who: 'من واجه عائقًا غير مذكور هنا',
      instead:
        'تجد في صفحات العملات والمنصات النص نفسه مع تعطيل JavaScript، وفي وضع القراءة في متصفحك، وعند طباعتها. وتجد البيانات نفسها نصًّا عاديًّا عبر الواجهة البرمجية.',
    },
    contactText:
      'إذا واجهت عائقًا فأخبرنا في أي صفحة كان، وماذا أردت أن تفعل، وما الذي تستخدمه: المتصفح أو قارئ الشاشة أو لوحة المفاتيح أو المكبّر.',
    stated: (date) =>
      `يستوفي الموقع إرشادات WCAG 2.2 (المستوى AA) جزئيًّا، بحسب اختبارات ${date}. وفيه`,
    issues: (count) =>
      plural('ar', count, {
        zero: 'مشكلات معروفة',
        one: 'مشكلة معروفة واحدة',
        two: 'مشكلتان معروفتان',
        few: '# مشكلات معروفة',
        many: '# مشكلة معروفة',
        other: '# مشكلة معروفة',
      }),
  },

  share: {
    coin: 'عملة رقمية',
    exchange: 'منصة تداول',
    criteria: 'المعايير:',
    found: {
      pass: (count) =>
        plural('ar', count, {
          zero: 'لا معيار بلا مأخذ',
          one: 'معيار بلا مأخذ',
          two: 'معياران بلا مأخذ',
          few: '# معايير بلا مأخذ',
          many: '# معيارًا بلا مأخذ',
          other: '# معيار بلا مأخذ',
        }),
      concern: (count) =>
        plural('ar', count, {
          zero: 'لا مأخذ',
          one: 'مأخذ واحد',
          two: 'مأخذان',
          few: '# مآخذ',
          many: '# مأخذًا',
          other: '# مأخذ',
        }),
      fail: (count) =>
        plural('ar', count, {
          zero: 'لا مانع',
          one: 'مانع واحد',
          two: 'مانعان',
          few: '# موانع',
          many: '# مانعًا',
          other: '# مانع',
        }),
      unknown: (count) =>
        plural('ar', count, {
          zero: 'لا معيار غير معلوم',
          one: 'معيار غير معلوم',
          two: 'معياران غير معلومين',
          few: '# معايير غير معلومة',
          many: '# معيارًا غير معلوم',
          other: '# معيار غير معلوم',
        }),
    },
  },

  coins: {
    title: 'العملات الرقمية',
    text: 'عملات الدليل مع تصنيفها، والأسباب في صفحة كل عملة.',
    back: 'كل العملات',
    empty: 'لا توجد عملات رقمية متاحة',
    emptyHint: 'نرجو العودة لاحقًا.',
    notFound: 'تعذّر العثور على العملة أو تحميلها. نرجو المحاولة لاحقًا.',
    tableCaption: 'العملات مع التصنيف والمتانة والسنة والبلد',
    covers: (scope) => `يشمل التصنيف: ${scope}.`,
    classifiedIn: (days) => `صُنِّفت في ${days}.`,
    newestFirst: 'الأحدث إضافةً إلى الدليل أولًا.',
  },

  exchanges: {
    title: 'منصات التداول',
    text: 'متانة كل منصة وتراخيصها، وتصنيف كل منتج راجعناه من منتجاتها.',
    back: 'كل المنصات',
    results: 'قائمة المنصات',
    empty: 'لا توجد منصات متاحة',
    emptyHint: 'نرجو العودة لاحقًا.',
    notFound: 'المنصة غير موجودة',
    notFoundText: 'لم نجد المنصة التي تبحث عنها.',
    exchange: 'المنصة',
    search: 'ابحث باسم المنصة',
    products: {
      spot: 'الفوري',
      staking: 'التحصيص',
      margin: 'الهامش',
      futures: 'العقود الآجلة',
      earn: 'منتجات العائد',
    },
    strip: {
      spot: 'الفوري',
      staking: 'التحصيص',
      margin: 'الهامش',
      futures: 'الآجلة',
      earn: 'العائد',
    },
    offered: { yes: 'تقدّمه المنصة', no: 'لا تقدّمه المنصة', 'not-known': 'لا نعلم هل تقدّمه' },
    offersTitle: 'ما تقدّمه المنصة، بمصادره',
    noLicence: 'لم نجد ترخيصًا قائمًا',
    licenceUnchecked: 'لم يُتحقَّق منه بعد',
    failsAnyway: (criterion, finding) => `لكن في معيار «${criterion}» ${finding}`,
    verdictOnSpot: 'تصنيف الفوري',
    otherProducts: 'سائر المنتجات',
    verdictFilter: 'تصنيف التداول الفوري أو المنتج الرئيسي',
  },

  filters: {
    label: 'البحث والتصفية',
    search: 'ابحث بالاسم أو الرمز',
    submit: 'ابحث',
    category: 'التصنيف',
    country: 'البلد',
    any: 'الكل',
    licence: 'الترخيص',
    places: 'البلد والترخيص',
    all: 'الكل',
    reviewedOnly: 'لا تشمل التصفية بحسب التصنيف ما لم يُراجَع بعد.',
    noResults: 'لا توجد نتائج',
    noResultsHint: 'جرّب تهجئة أخرى، أو ألغِ التصفية.',
    showAll: 'عرض الكل',
    found: (count, more) =>
      more
        ? `أكثر من ${count} نتيجة`
        : plural('ar', count, {
            zero: 'لا نتائج',
            one: 'نتيجة واحدة',
            two: 'نتيجتان',
            few: '# نتائج',
            many: '# نتيجة',
            other: '# نتيجة',
          }),
    order: 'الترتيب بحسب',
    sortedUp: 'تصاعديًّا',
    sortedDown: 'تنازليًّا',
    sortBy: (column) => `ترتيب بحسب ${column}`,
  },

  search: {
    title: 'البحث في الموقع',
    titleOf: (q) => `نتائج البحث عن «${q}»`,
    text: 'ابحث في العملات والمنصات والأسواق والصفحات، بالاسم أو الرمز، بالعربية أو الإنجليزية.',
    label: 'الاسم أو الرمز',
    submit: 'ابحث',
    close: 'أغلق البحث',
    groups: {
      coins: 'العملات',
      exchanges: 'المنصات',
      markets: 'الأسواق',
      pages: 'الصفحات',
    },
    more: { coins: 'كل العملات المطابقة', exchanges: 'كل المنصات المطابقة' },
    results: 'النتائج',
    exact: 'مطابقة تامة',
    leading: 'أكبر العملات، والمنصات المضافة حديثًا',
    assets: 'ابحث بنوع العملة:',
    nothing: (q) => `لا نتائج للبحث عن «${q}».`,
    isAddress: 'يبدو أنه رابط أو حساب أو عنوان محفظة. اضغط Enter لفحصه.',
    nothingHint: 'جرّب تهجئة أخرى، أو رمز التداول، أو جزءًا من الاسم.',
    didYouMean: (name) => `هل تقصد «${name}»؟`,
    near: 'أقرب النتائج إلى ما كتبت:',
    noPrice: 'السعر غير متاح',
    marketOnly: 'ليست في الدليل، ونعرض سعرها فقط',
    failed: 'البحث غير متاح الآن. أعد المحاولة بعد قليل.',
    words: {
      home: ['الصفحة الأولى', 'البداية'],
      comparison: ['مقارنة العملات', 'قارن بين العملات', 'جنبًا إلى جنب'],
      coins: ['العملات', 'الرموز', 'قائمة العملات', 'العملات الحلال', 'التصنيفات', 'الأحكام'],
      exchanges: ['المنصات', 'الوسطاء', 'قائمة المنصات', 'المنصات الحلال'],
      markets: ['الأسعار', 'القيمة السوقية', 'حجم التداول', 'الأرقام'],
      news: ['المقالات', 'العناوين', 'التنظيم والقوانين'],
      about: ['الناشر', 'التمويل', 'من يموّل الموقع', 'اتصل بنا', 'التصويبات', 'الإعلانات'],
      accessibility: ['قارئ الشاشة', 'لوحة المفاتيح', 'تكبير الخط', 'المكفوفون', 'ذوو الإعاقة'],
      changes: ['التغييرات', 'تاريخ الأحكام', 'الأحكام التي تغيّرت'],
      positions: ['فتوى', 'فتاوى', 'علماء', 'مجامع'],
      countries: ['القانون', 'قانوني', 'ترخيص', 'مرخصة', 'الدولة', 'ممنوع'],
      scammed: ['احتيال', 'نصب', 'سرقة', 'اختراق', 'بلاغ', 'شكوى', 'استرداد'],
      check: ['احتيال', 'مزيَّف', 'الرابط الرسمي', 'التحقق'],
      mine: ['قائمتي', 'محفظتي', 'قائمة المتابعة', 'الزكاة', 'حاسبة الزكاة', 'النصاب'],
    },
  },

  pages: {
    label: 'الصفحات',
    previous: 'السابقة',
    next: 'التالية',
    page: (page) => `صفحة ${page}`,
  },

  features: {
    coinsTitle: 'كيف نراجع العملات',
    coins: [
      {
        title: 'تصنيف بأسبابه',
        text: 'نذكر مع التصنيف ما تُستعمل فيه العملة، ومعروضها، ونتائج المعايير، ومنها الربا والغرر والميسر.',
      },
      {
        title: 'نبيّن مواضع الخلاف',
        text: 'إذا اختلف العلماء والباحثون ذكرنا أقوالهم ومصادرها.',
      },
      {
        title: 'المزايا إلى جانب العيوب',
        text: 'لا تخلو عملة من مخاطر، وفي صفحة كل عملة مزاياها وما نعرفه من عيوبها.',
      },
    ],
    exchangesTitle: 'كيف نراجع المنصات',
    exchanges: [
      {
        title: 'لكل منتج تصنيفه',
        text: 'يُصنَّف التداول الفوري والتحصيص والهامش والعقود الآجلة والعائد كلٌّ على حدة، ومنها ما لم يُصنَّف بعد.',
      },
      {
        title: 'من يحفظ أصولك',
        text: 'نذكر من يحفظ الأصول، وتراخيص المنصة، وما تعرضت له من حوادث.',
      },
      {
        title: 'العنوان الصحيح',
        text: 'تؤدي الروابط إلى الموقع الرسمي لا إلى موقع مقلَّد.',
      },
    ],
  },

  markets: {
    title: 'الأسواق',
    text: 'السعر والقيمة السوقية وحجم التداول لأعلى مئة عملة، مع تصنيف ما في الدليل منها.',
    subtitle: 'إجمالي القيمة السوقية: 1.67 تريليون دولار، بارتفاع \u20662.3%\u2069.',
    sum: (coins, worth, rose, fell) =>
      `القيمة السوقية لعملات القائمة (${coins}): ${worth} دولار. ارتفع منها ${rose} وانخفض ${fell} في 24 ساعة.`,
    units: { million: 'مليون', billion: 'مليار', trillion: 'تريليون' },
    sharesAndChoices: 'نصيب كل تصنيف والخيارات',
    choices: 'الخيارات',
    sharesTitle: 'نصيب كل تصنيف من القيمة السوقية',
    halalParts: 'من نصيب الحلال:',
    source: 'المصدر: CoinGecko',
    search: 'ابحث بالاسم أو الرمز',
    caption: 'أعلى مئة عملة في القيمة السوقية',
    columns: {
      rank: 'الترتيب',
      name: 'العملة',
      price: 'السعر',
      change24h: '24\u00a0ساعة',
      marketCap: 'القيمة السوقية',
      volume: 'حجم التداول',
      circulatingSupply: 'المعروض المتداول',
      verdict: 'التصنيف',
    },
    rose: 'ارتفاع',
    fell: 'انخفاض',
    notReviewed: 'غير مُراجَعة',
    noVerdict: 'التصنيف غير متاح الآن',
    noVerdicts: 'التصنيفات غير متاحة الآن.',
    noFigure: 'غير متاح',
    fresh: (age) => `حُدِّثت الأرقام ${age}.`,
    stale: (age) => `آخر تحديث: ${age}، وبانتظار أرقام أحدث.`,
    unreachable: (age) => `حُدِّثت الأرقام ${age}. تعذّر تحديثها الآن، ونعيد المحاولة.`,
    none: 'بيانات السوق غير متاحة الآن',
    noneHint: 'لا تستجيب خدمة البيانات، وستظهر الأرقام هنا تلقائيًّا عند عودتها.',
    listedTitle: 'عملات الدليل وتصنيفاتها، بلا أسعار',
    noResultsHint: 'لا شيء يطابق بحثك بين أعلى مئة عملة في القيمة السوقية.',
    live: 'أرقام السوق الآن',
    renewed: 'تحديث تلقائي',
    allColumns: 'كل الأعمدة',
    maxSupply: 'الحد الأقصى للمعروض',
    attribution: 'البيانات من CoinGecko',
  },
  plot: {
    title: 'السعر والتصنيف',
    week: '7 أيام',
    month: '30 يومًا',
    pricesSince: (date) => `نسجّل الأسعار منذ ${date}.`,
    days: (count) =>
      plural('ar', count, {
        zero: 'في أقل من يوم',
        one: 'في يوم واحد',
        two: 'في يومين',
        few: 'في # أيام',
        many: 'في # يومًا',
        other: 'في # يوم',
      }),
    moved: (days, change, size, lowest, highest) => {
      const moves = `${change > 0 ? 'ارتفع' : 'انخفض'} السعر ${latin(size)} ${days}`;
      return `${change === 0 ? `لم يتغيّر السعر ${days}` : moves}، وأدنى سعر ${latin(lowest)}، وأعلى سعر ${latin(highest)}.`;
    },
    changed: (date, before, after) => `تغيّر التصنيف في ${date}: كان «${before}» وصار «${after}».`,
    source: (date) => `أول سعر يصلنا من CoinGecko كل يوم (UTC). بدأ التسجيل في ${date}.`,
    asTable: 'الأسعار في جدول',
    daily: 'سعر لكل يوم.',
    weekly: 'سعر لكل أسبوع، والرسم يعرض كل الأيام.',
    day: 'اليوم',
  },
  news: {
    title: 'الأخبار',
    text: 'ما يُنشر عن العملات والمنصات وتنظيمها.',
    category: 'الموضوع',
    all: 'الكل',
    categories: {
      bitcoin: 'بيتكوين',
      ethereum: 'إيثيريوم',
      defi: 'التمويل اللامركزي',
      nft: 'الرموز غير القابلة للاستبدال',
      regulation: 'التنظيم والقوانين',
    },
    articles: 'المقالات',
    article: 'المقال',
    named: 'ما يذكره الخبر',
    noneNamed: 'لا يذكر عملة أو منصة من الدليل.',
    ourVerdict: 'تصنيفنا',
    failed: 'تعذّر تحميل آخر الأخبار، فنعرض نماذج بدلًا منها.',
    empty: 'لا أخبار في هذا الموضوع. جرّب موضوعًا آخر.',
    showAll: 'كل الأخبار',
    stale: (age) => `تعذّر تحميل أخبار أحدث حتى الآن، وآخر تحديث: ${age}.`,
    disclaimer: 'المقالات لناشريها، وإدراجها ليس توصية، ولا أثر لها في التصنيف.',
    sources: 'المصادر',
    reached: (age) => `آخر تحديث: ${age}.`,
    neverReached: 'لم يصل منها شيء بعد.',
    noSources: 'لم تُحدَّد مصادر أخبار لهذا الموقع.',
    foreign: 'لا أخبار بالعربية الآن، فالعناوين بالإنجليزية.',
    about:
      'عناوين من ناشرين آخرين، ومعها تصنيفنا لِما تذكره من عملات ومنصات، وهو للشراء الفوري ما لم يُذكر منتج آخر.',
    verdicts: 'أحدث التصنيفات',
    meanwhile: 'في هذا الموقع',
  },

  offline: {
    title: 'الصفحات المحفوظة',
    text: 'تُحفظ في متصفحك آخر الصفحات التي زرتها لتقرأها دون اتصال.',
    savedPage: (moment) =>
      `تعذّر الوصول إلى الموقع. هذه نسخة محفوظة تعود إلى ${moment}، وقد تكون التصنيفات والأسعار تغيّرت منذ ذلك الحين.`,
    notSaved: 'تعذّر الوصول إلى الموقع، وليس لهذه الصفحة نسخة محفوظة.',
    copy: 'نسخة محفوظة',
    from: (moment) => `نسخة تعود إلى ${moment}`,
    none: 'لم تُحفظ أي صفحة بعد.',
    noneHint: 'افتح صفحة عملة أو منصة فتُحفظ هنا.',
    remove: 'احذف الصفحات المحفوظة',
    tryAgain: 'أعد المحاولة',
    oldPage:
      'مضى على تحميل هذه الصفحة أكثر من ساعة، وقد تكون التصنيفات والأسعار تغيّرت منذ ذلك الحين.',
    newVersion: 'يتوفر إصدار جديد من الموقع.',
    reload: 'أعد التحميل',
  },

  errors: {
    notFound: 'عذرًا! الصفحة التي تبحث عنها غير موجودة، وربما نُقلت أو حُذفت.',
    notListed:
      'ليست هذه العملة أو المنصة في دليلنا، ولا يدل غيابها على أنها موثوقة أو احتيالية. تحقّق من رابطها أو عنوانها قبل أن تدفع.',
    nearestInList: 'أقرب الأسماء',
    noHolder: 'ليس في قائمتنا هيئة أو عالم بهذا العنوان.',
    noCountry: 'ليس في قائمتنا دولة بهذا العنوان. تشمل القائمة الدول العربية وتركيا.',
    nearest: 'أسماء قريبة في الدليل',
    nearestNote:
      'تشابه الاسمين لا يعني أنهما لشيء واحد، فالمحتالون ينتحلون أسماء قريبة من المعروفة.',
    unexpected: 'خطأ غير متوقع في التطبيق!',
    unexpectedHint: 'سُجِّل الخطأ لدينا. أعد تحميل الصفحة بعد قليل، أو عُد إلى الصفحة الرئيسية.',
    busyTitle: 'الموقع مزدحم الآن',
    busyHint: 'يتلقى الموقع الآن طلبات أكثر مما يستطيع تلبيته. أعد المحاولة بعد ثوانٍ.',
    tryAgain: 'أعد المحاولة',
    notFoundTitle: 'الصفحة غير موجودة',
    backToHome: 'العودة إلى الرئيسية',
  },

  freshness: {
    gone: (date) => `لم تكن الصفحة متاحة في ${date}.`,
    silent: (date) => `لم يستجب الموقع في ${date}.`,
    notReadAgain:
      'إذا لم يظهر مع الاقتباس إلا تاريخ القراءة، فمعناه أننا لم نعد إلى مصدره بعد ذلك.',
    states: {
      seen: (date) => `وجدناه في مصدره آخر مرة في ${date}.`,
      moved: (date) => `وجدناه آخر مرة في ${date} في الصفحة التي يحوّل إليها الرابط.`,
      changed: (date) => `وجدناه في مصدره بصياغة مختلفة في ${date}.`,
      gone: (date) => `لم نجده في مصدره في ${date}.`,
      unreadable: (date) => `تعذّرت قراءته في ${date}.`,
    },
    archive: 'نسخ مؤرشفة',
  },

  changes: {
    title: 'سجل التصنيفات',
    text: 'ما كان عليه كل تصنيف وما صار إليه، ومتى. يُضاف إلى السجل ولا يُحذف منه ولا يُبدَّل فيه.',
    feed: 'تعديلات التصنيفات',
    list: 'التعديلات، الأحدث أولًا',
    show: 'اعرض',
    groups: {
      all: 'الكل',
      verdict: 'تغيّر التصنيف',
      evidence: 'تغيّرت الأدلة',
      first: 'التصنيف الأول',
    },
    find: 'ابحث عن عملة أو منصة',
    sameVerdicts: (count) =>
      plural('ar', count, {
        zero: 'لا منتجات',
        one: 'منتج واحد لم يتغير تصنيفه',
        two: 'منتجان لم يتغير تصنيفهما',
        few: '# منتجات لم يتغير تصنيفها',
        many: '# منتجًا لم يتغير تصنيفه',
        other: '# منتج لم يتغير تصنيفه',
      }),
    sameVerdictsOf: (verdicts) => `${verdicts}، في:`,
    verdictsChanged: (count) =>
      plural('ar', count, {
        zero: 'لم يتغير تصنيف',
        one: 'تغيّر واحد',
        two: 'التغيّران كلاهما',
        few: 'التغيّرات كلها (#)',
        many: 'التغيّرات كلها (#)',
        other: 'التغيّرات كلها (#)',
      }),
    allEntries: 'كل التعديلات',
    dates: 'والتاريخ تاريخ التسجيل، وقد يكون التصنيف أقدم منه.',
    recorded: 'سُجِّل في',
    verdictSum: (before, after) =>
      after === null ? `سُحب وكان ${before}:` : `من ${before} إلى ${after}:`,
    sameRule: 'ما جدّ أو تغيّر تصنيفه أولًا، وما لم يتغير مطويّ في سطر تحت كل يوم.',
    products: (count) =>
      plural('ar', count, {
        zero: 'لا منتجات',
        one: 'منتج واحد',
        two: 'منتجان',
        few: '# منتجات',
        many: '# منتجًا',
        other: '# منتج',
      }),
    firstOfDay: (count) =>
      plural('ar', count, {
        zero: 'لا تصنيفات أولى',
        one: 'تصنيف أول',
        two: 'تصنيفان أولان',
        few: '# تصنيفات أولى',
        many: '# تصنيفًا أول',
        other: '# تصنيف أول',
      }),
    onlyOf: 'تعديلات هذه الصفحة فقط:',
    allListings: 'تعديلات جميع العملات والمنصات',
    ofListing: 'ما الذي تغيّر',
    allOfListing: 'كل تعديلات التصنيف',
    yearTitle: 'تعديلات السنة الأخيرة شهرًا شهرًا',
    otherEntries: 'تعديلات أخرى',
    ofMonth: (month, entries, verdicts) =>
      `${month}: ${entryCount(entries)}، ${plural('ar', verdicts, {
        zero: 'ولم يتغيّر تصنيف',
        one: 'وتغيّر التصنيف في تعديل واحد',
        two: 'وتغيّر التصنيف في تعديلين',
        few: 'وتغيّر التصنيف في # تعديلات',
        many: 'وتغيّر التصنيف في # تعديلًا',
        other: 'وتغيّر التصنيف في # تعديل',
      })}`,
    more: (count) =>
      plural('ar', count, {
        zero: 'لا تعديل سابق',
        one: 'تعديل سابق واحد',
        two: 'تعديلان سابقان',
        few: '# تعديلات سابقة',
        many: '# تعديلًا سابقًا',
        other: '# تعديل سابق',
      }),
    checkTitle: 'كيف تقرأ السجل وتتحقق منه',
    records:
      'يذكر كل تعديل تاريخه وطريقة إدخاله، وسببه إن كُتب. وتُذكر نتائج المنهج السابق بعبارات اليوم، ومعها عبارتها الأولى بين قوسين حيث تختلف.',
    check:
      'في كل تعديل بصمة التعديل السابق، فإذا احتفظت ببصمة أحدث تعديل عرفت هل غُيِّر شيء قبله أو حُذف. ويتحقق مشغّل الموقع من مطابقة السجل والتصنيفات لهذه البصمات بالأمر أدناه، ويستطيع أي شخص إعادة حسابها من الواجهة البرمجية.',
    newest: 'بصمة أحدث تعديل',
    how: 'البصمة هي ناتج SHA-256 للتعديل كما تعيده الواجهة البرمجية دون حقل hash: بصيغة JSON وترميز UTF-8، والمفاتيح بالترتيب الأبجدي وبلا مسافات.',
    entry: (seq) => `التعديل ${seq}`,
    hash: 'البصمة',
    previous: 'بصمة التعديل السابق',
    digest: 'بصمة التصنيف كاملًا (SHA-256)',
    wording: 'تعديل في الصياغة فقط',
    opened: 'التصنيف الأول',
    first: 'التصنيف الأول',
    withdrawn: 'سُحب',
    withdrawnFrom: (verdict) => `سُحب، وكان «${verdict}»`,
    removed: 'أُزيلت من الدليل.',
    stays: 'لم يتغير التصنيف.',
    anew: 'أُعيدت مراجعته.',
    becomes: 'صار:',
    fromTo: (from, to) => `من ${quoted(from)} إلى ${quoted(to)}`,
    thenNamed: (now, word) => `${now} (وعبارته وقتئذ «${word}»)`,
    earlierMethod: 'وفق منهج سابق',
    newQuestion: (criterion, finding) => `${criterion} (معيار جديد): ${finding}`,
    newQuestions: (count, answers) =>
      `${plural('ar', count, {
        zero: 'لا معيار جديدًا',
        one: 'معيار جديد',
        two: 'معياران جديدان',
        few: '# معايير جديدة',
        many: '# معيارًا جديدًا',
        other: '# معيار جديد',
      })}: ${answers}`,
    moreQuestions: (count) =>
      plural('ar', count, {
        zero: '# معيار آخر',
        one: 'معيار آخر',
        two: 'معياران آخران',
        few: '# معايير أخرى',
        many: '# معيارًا آخر',
        other: '# معيار آخر',
      }),
    droppedQuestion: (criterion, finding) =>
      `معيار «${criterion}»: كانت نتيجته ${quoted(finding)}، ولم يعد من المعايير`,
    firmness: 'مدى الاتفاق واكتمال الأدلة',
    firmnessOf: (version, name) =>
      `مدى الاتفاق واكتمال الأدلة بعبارة الإصدار ${version} من المنهج: «${name}».`,
    wordsOf: (version) => `العبارات السابقة من الإصدار ${version} من المنهج.`,
    whyOf: (version) => `السبب كما كُتب وفق الإصدار ${version} من المنهج:`,
    changed: 'ما تغيّر:',
    partsChanged: (parts) => `تعديل في: ${parts}`,
    parts: {
      verdict: 'التصنيف',
      firmness: 'مدى الاتفاق واكتمال الأدلة',
      criteria: 'نتائج المعايير',
      evidence: 'الأدلة',
      positions: 'أقوال الهيئات والعلماء',
      summary: 'الخلاصة',
      departure: 'سبب العدول عن المنهج',
      review: 'موعد المراجعة التالية',
      reviewer: 'اسم المراجِع',
      signature: 'توقيع العالِم',
      method: 'إصدار المنهج',
      asset: 'نوع الأصل',
      stakingForm: 'نوع التحصيص',
      judgedOn: 'تاريخ التصنيف',
    },
    reviewMoved: (from, to) => `المراجعة التالية: كانت ${from} وصارت ${to}`,
    noDate: 'بلا موعد',
    why: 'السبب',
    anEditor: 'محرر في «تبيَّن»',
    imported: 'استُورد من ملف',
    restsOn: 'الأدلة:',
    older: 'تعديلات أقدم',
    newer: 'أحدث التعديلات',
    none: 'لا تعديلات بعد.',
    failed: 'السجل غير متاح الآن.',
    sinceVisit: 'تغيّر منذ زيارتك الأخيرة',
  },

  pastRuling: {
    link: (seq) => `التصنيف في التعديل ${seq}`,
    title: (name, seq) => `${name}: التصنيف في التعديل ${seq} من السجل`,
    text: (scope, date) => `التصنيف كما سُجّل في ${date}، ونطاقه: ${scope}.`,
    current: 'هذا هو التصنيف الحالي.',
    superseded: 'هذا تصنيف سابق، وقد غيّره تعديل لاحق.',
    withdrawn: 'سُحب التصنيف بهذا التعديل.',
    toCurrent: (name) => `الصفحة الحالية: ${name}`,
    notStoredTitle: 'لم يُحفظ النص',
    notStored:
      'سُجّل هذا التعديل قبل أن يبدأ حفظ النصوص كاملة، وتعذّر استرجاع نص التصنيف. أما بيانات التعديل فكاملة أدناه.',
    unreadable:
      'النص محفوظ، غير أن هذا الإصدار من الموقع لا يستطيع عرضه هنا. تجده كاملًا في الواجهة البرمجية.',
    computed: 'مدى الاتفاق ليس جزءًا من النص، بل يُستخلص من الأقوال المعروضة في الصفحة الحالية.',
    entryTitle: 'التعديل في السجل',
    citeTitle: 'للاستشهاد بهذه الصفحة',
    cite: (title, site, date) => `«${title}»، موقع ${site}، ${date}،`,
    digest: 'بصمة SHA-256:',
    checkTitle: 'تحقّق بنفسك',
    check:
      'البصمة هي ناتج SHA-256 للنص الذي تعيده الواجهة البرمجية بحروفه. احسب بصمة النص بنفسك، ثم قارنها بالبصمة المسجَّلة.',
    exact: 'النص بحروفه في الواجهة البرمجية',
  },

  caution: {
    fields: {
      name: 'الاسم',
      symbol: 'رمز التداول',
      contract: 'عنوان العقد',
      established: 'سنة التأسيس أو الإطلاق',
      country: 'البلد',
    },
    flags: {
      title: 'علامات تدعو إلى التثبُّت',
      checked: 'ما فحصناه',
      none: 'لم نجد شيئًا من علامات الاحتيال التي نفحصها. أما المآخذ على مشروع حقيقي ففي قسم الأدلة.',
      note: 'هذه نتائج فحص وليست اتهامات. وكل علامة قائمة بنفسها، ولا نجمعها في درجة.',
      website: 'لم نجد لها موقعًا رسميًّا.',
      code: 'ليس لدينا رابط إلى شيفرة منشورة لها.',
      country: {
        coin: 'لم نجد بلد الجهة المُصدِرة لها، فلا نعلم أي قانون يسري عليها.',
        exchange: 'لم نجد بلد المقر الرئيسي لشركتها. وما نعلمه من تراخيصها مذكور في هذه الصفحة.',
      },
      age: (year) => `عمرها أقل من سنة (منذ عام ${year}).`,
      highVolume: (share) =>
        `بلغ حجم التداول في 24 ساعة ${share} من القيمة السوقية، أي أكثر من قيمة المعروض المتداول كله. وقد يكون هذا التداول حقيقيًّا أو مصطنعًا، ولا تكفي الأرقام وحدها لمعرفة ذلك.`,
      lowVolume: (share) =>
        `لم يتجاوز حجم التداول في 24 ساعة ${share} من القيمة السوقية، فقد يتعذر بيع كمية كبيرة بالسعر المعلن.`,
      supply: (share) => `لا يُتداول سوى ${share} من الحد الأقصى للمعروض.`,
      likeness: (own, field, other, otherField, name) =>
        `${own} (في خانة «${field}» هنا) يشبه ${other} (في خانة «${otherField}» عند ${name}).`,
      sourceField: (field, date) => `فحصنا خانة «${field}» في هذه الصفحة كما حُفظت في ${date}.`,
      sourceMarket: (figures, moment) =>
        `فحصنا أرقام السوق (${figures}) من CoinGecko في ${moment}.`,
      clear: (names, date) =>
        `لم نجد في بيانات هذه الصفحة، كما كانت في ${date}، علامة من هذه الجهات: ${names}.`,
      clearMarket: (names, date) =>
        `لم نجد في أرقام السوق من CoinGecko، بتاريخ ${date}، علامة من هذه الجهات: ${names}.`,
      unknown: (names) => `لم نفحص ما يلي لنقص البيانات: ${names}.`,
      notAsked: {
        coin: (names) => `لا نفحص ما يلي في عملة بلا جهة مُصدِرة تغطيها: ${names}.`,
        exchange: (names) => `لا ينطبق على المنصات: ${names}.`,
      },
      names: {
        website: 'الموقع',
        code: 'الشيفرة المنشورة',
        country: 'البلد',
        age: 'العمر',
        volume: 'نسبة حجم التداول إلى القيمة السوقية',
        supply: 'نسبة المعروض المتداول إلى حدّه الأقصى',
        likeness: 'التشابه مع عملات أو منصات أخرى',
      },
    },
    contracts: {
      title: 'عناوين العقود',
      text: 'إذا اختلف عنوان العقد فالرمز مختلف، ولو حمل الاسم نفسه.',
      unconfirmed: 'لم يُؤكَّد بعد من صفحة الجهة المصدِرة',
      noneConfirmed: 'ولم نتحقق بعد من هذه العناوين في صفحة الجهة المصدِرة',
      confirmed: (day) => `أكّده أحد المحررين من صفحة الجهة المصدِرة في ${day}`,
      issuer: 'صفحة الجهة المصدِرة',
      listedIn: (day) => `قُرئت في ${day}`,
      copy: 'نسخ',
      copied: 'نُسخ',
      copyOn: (chain) => `العنوان على شبكة ${chain}`,
      facts: {
        accordingTo: (day) => `هذا ما ذكرته خدمة GoPlus في ${day}، ولم نتحقق منه:`,
        yes: 'نعم',
        no: 'لا',
        unknown: 'غير معلوم',
        canMint: 'يمكن إصدار المزيد منه:',
        canPause: 'يمكن إيقاف تحويلاته:',
        canFreeze: 'يمكن تجميد عناوين فيه:',
        canChange: 'يستطيع مالكه تغييره:',
        hasSource: 'شيفرته المصدرية منشورة:',
        topTen: 'حصة أكبر عشرة حائزين:',
      },
      qr: 'رمز QR',
      qrOf: (chain) => `رمز QR للعنوان على شبكة ${chain}`,
    },
    check: {
      title: 'تحقّق من عنوان أو حساب أو عقد',
      text: 'ألصق ما وصلك لنبيّن هل هو العنوان أو الحساب الرسمي أم يشبهه فحسب.',
      listsToo: 'ونبحث عنه أيضًا في قوائم التحذير.',
      label: 'رابط أو حساب أو اسم أو رمز أو عنوان عقد',
      submit: 'تحقّق',
      hint: (longest) => `نقرأ ما لا يزيد على ${longest} حرف، ولا نفتح الرابط ولا نحفظه.`,
      pasted: 'ما أدخلته',
      possible: {
        title: 'النتائج الممكنة',
        toTry: 'جرّب:',
        official: {
          title: 'العنوان الرسمي',
          text: 'هذا العنوان أو الحساب أو العقد مسجَّل في الدليل لعملة أو منصة.',
        },
        looksLike: {
          title: 'عنوان مشابه',
          text: 'يشبه عنوانًا في الدليل، ويختلف عنه في بعض حروفه أو في نهايته أو بكلمات زائدة، ونبيّن موضع الاختلاف.',
        },
        warned: {
          title: 'صدر تحذير بشأنه',
          text: 'ورد في قائمة تحذير أصدرتها جهة رسمية، أو في قائمة بمواقع التصيّد والاحتيال، ونذكر القائمة وتواريخها.',
        },
        unknown: {
          title: 'ليس في الدليل',
          text: 'لا يعني ذلك أنه مزيَّف ولا أنه آمن.',
        },
      },
      hiddenLetter: (code) => `حُذف الحرف غير المرئي ${code}.`,
      foreignLetter: (shown, name, like) => `الحرف ${shown} (${name}) يشبه ${like} لكنه حرف آخر.`,
      leadsTo: (host) => `الوجهة الفعلية: ${host}.`,
      belongsTo: (domain) => `النطاق هو ${domain}، وصاحبه هو من يتحكم في كل ما على هذا النطاق.`,
      inPunycode: (ascii) => `ويُكتب بالحروف اللاتينية هكذا: ${ascii}.`,
      ofAnybody: 'يستطيع أي شخص إنشاء صفحة أو حساب هناك، فلا يدل العنوان وحده على صاحبه.',
      official: (name) => `هذا هو المسجَّل لدينا باسم ${name}.`,
      officialMail: (name) => `نطاق هذا البريد هو النطاق المسجَّل لدينا باسم ${name}.`,
      listed: (name) => `هذا الاسم في الدليل: ${name}.`,
      looksLike: (name) => `ما أدخلته يشبه عنوانَ ${name}، لكنه ليس العنوان المسجَّل لدينا.`,
      nameLooksLike: (name) => `ما أدخلته يشبه اسمَ ${name}، لكنه مكتوب بطريقة مختلفة.`,
      unknown: 'ليس في الدليل.',
      sharesName: (name) => `ليس في الدليل، ويشترك في الاسم مع ${name}.`,
      unreadable: 'ليس عنوانًا صحيحًا.',
      warned: 'صدر تحذير بشأنه.',
      warnedAct: 'لا تسجّل الدخول فيه ولا تحوّل عملات بطلب صاحبه.',
      warnedMeans: 'ورد هذا النطاق في القوائم أدناه، ونحن ننقل ما فيها ولم نتحقق منه بأنفسنا.',
      warning: {
        title: 'الجهة المحذِّرة',
        domain: 'النطاق',
        address: 'العنوان',
        by: 'الجهة الرقابية',
        name: 'الاسم في القائمة',
        reason: 'السبب',
        noReason: 'لا تذكر القائمة سببًا.',
        listedOn: 'التاريخ في القائمة',
        noDay: (day) => `لا تذكر القائمة تاريخًا. أول مرة رأينا فيها هذا التحذير: ${day}.`,
        lastRead: (day) => `آخر مرة رأيناه في القائمة: ${day}.`,
        stale: (day) =>
          `آخر مرة رأيناه في القائمة: ${day}. ولم تُقرأ القائمة بعد ذلك، فقد تكون تغيّرت.`,
        authority: 'تقول الجهة الرقابية إن مقدّم الخدمة غير مرخّص له، وليس هذا إثباتًا للاحتيال.',
        link: 'افتح القائمة',
        searched: (count, oldest) =>
          plural('ar', count, {
            zero: 'لم نبحث في أي قائمة تحذير.',
            one: `بحثنا في قائمة تحذير واحدة، قُرئت في ${oldest}.`,
            two: `بحثنا في قائمتَي تحذير، وأقدم قراءة لهما في ${oldest}.`,
            few: `بحثنا في # قوائم تحذير، وأقدم قراءة لها في ${oldest}.`,
            many: `بحثنا في # قائمة تحذير، وأقدم قراءة لها في ${oldest}.`,
            other: `بحثنا في # قائمة تحذير، وأقدم قراءة لها في ${oldest}.`,
          }),
        noneSearched: 'لم نبحث في قوائم التحذير، لأننا لم نضف أي قائمة منها إلى الموقع بعد.',
        oldLists: (lists) => `لم تُقرأ منذ مدة طويلة: ${lists}.`,
        confirmed:
          'في القوائم أدناه عنوان من العناوين المذكورة في هذه الصفحة، وقد راجع أحد المحررين التحذير، وتبيّن له أنه يخص هذه الجهة نفسها لا موقعًا آخر ينتحل اسمها.',
      },
      officialMeans:
        'أدخله أحد المحررين في الخانة المذكورة أدناه. ولا يعني ذلك أن كل ما يُطلب منك هناك آمن: من يطلب عبارة استعادة محفظتك يريد سرقة أموالك.',
      listedMeans: (asked) =>
        `قد يدل ${asked} على أكثر من شيء، إذ يستطيع أي شخص استعمال اسم أو رمز تداول موجود، وقد تحمله عملة أو منصة ليست في الدليل. قارن العنوان بالمذكور أدناه.`,
      looksLikeAct: 'لا تسجّل الدخول فيه ولا تحوّل عملات بطلب صاحبه.',
      looksLikeMeans: 'لا نعلم صاحب هذا العنوان ولا غرضه.',
      nameLooksLikeMeans:
        'تقليد الأسماء حيلة شائعة، فلا تسجّل الدخول في موقع ولا تحوّل عملات اعتمادًا على الاسم وحده.',
      unknownMeans:
        'لا يرد ما أدخلته ولا ما يشبهه في أي صفحة من الدليل. ولا يعني ذلك أنه مزيَّف ولا أنه آمن، فليس في الدليل إلا العناوين الرئيسية لما أُدرج فيه.',
      sharesNameMeans:
        'قد تحمل هذا الاسم جهات مختلفة، وقد ينتحله محتال، ولا يكفي العنوان وحده للتمييز بينها. إن كنت تقصد المذكور أدناه فادخل من العنوان المسجَّل له.',
      walletMeans:
        'يبدو أنه عنوان محفظة أو عقد ذكي، وليس مسجَّلًا لأي عملة في الدليل. ولا يعني ذلك أنه مزيَّف ولا أنه آمن، فليس في الدليل إلا العقود المذكورة في صفحات العملات.',
      contract: {
        confirmed: 'قرأ أحد المحررين هذا العنوان في صفحة الجهة المصدِرة نفسها. المصادر أدناه.',
        listed:
          'تنسب قوائم الرموز هذا العنوان إلى العملة، ولم يؤكده أحد المحررين بعد من صفحة الجهة المصدِرة. قارنه بما في تلك الصفحة قبل أن تستعمله.',
        alikeAct: 'لا تشترِ هذا الرمز ولا ترسل شيئًا إلى هذا العنوان.',
        alikeMeans: 'يستطيع أي شخص إصدار رمز بأي اسم، ويمكن صنع عنوان يشبه غيره في أوله وآخره.',
        capitalsLost: (name) => `يبدو أنه عنوان ${name} وقد فقد حروفه الكبيرة: انسخه من جديد.`,
        capitalsLostMeans:
          'يختلف العنوان في هذا النوع باختلاف الحروف الكبيرة والصغيرة، فما أدخلته إما عنوان غير صحيح وإما عنوان لشخص آخر. لا ترسل إليه عملات، وانسخ العنوان من جديد من حيث أخذته، ثم قارنه بالمذكور أدناه.',
        capitalsLostWarned: 'صدر تحذير بشأن عنوان لا يختلف عن هذا إلا في الحروف الكبيرة.',
        warnedAct: 'لا ترسل عملات إلى هذا العنوان، ولا توافق في محفظتك على معاملة تخصه.',
        warnedMeans: 'ورد في القوائم أدناه، ونحن ننقل ما فيها ولم نتحقق منه بأنفسنا.',
        other: (name) => `ليس هذا من العناوين المسجَّلة لدينا باسم ${name}.`,
        otherMeans:
          'يستطيع أي شخص إصدار رمز بهذا الاسم، وقد يكون عقدًا على شبكة أخرى غير مسجَّلة هنا. قارن العنوان كاملًا بما في موقع الجهة المصدِرة قبل أن تستعمله.',
        mistyped: 'في هذا العنوان حرف خاطئ.',
        mistypedMeans:
          'رمز التحقق الذي فيه أو طوله غير صحيح، ففيه حرف خاطئ أو ناقص أو في غير موضعه. انسخه من جديد من صفحة الجهة المصدِرة.',
        capitals: 'لا تطابق حروفه الكبيرة رمز التحقق (EIP-55)، فقد يكون فيه حرف خاطئ.',
        normalForm: (address) => `صيغته المعتادة: ${address}.`,
      },
      unreadableMeans: 'قد تقرؤه البرامج على أكثر من وجه، أو ليس عنوان صفحة أصلًا. لا تفتحه.',
      mailMeans: 'يسهل تزوير اسم مرسل البريد الإلكتروني ولو كان العنوان صحيحًا.',
      search: 'ابحث عنه في الدليل',
      fromSearch: 'تحقّق من عنوان أو حساب',
      says: (field) => `المسجَّل لدينا (${field}):`,
      listedAs: (field) => `المسجَّل لدينا (${field})`,
      website: 'موقعه:',
      review: (name) => `صفحة ${name} في الدليل`,
      differs: 'الاختلاف',
      saved: (date) => `أدخله المحررون، وآخر حفظ لبيانات الصفحة في ${date}.`,
      basisTitle: 'علامَ تعتمد النتيجة',
      basis:
        'على المواقع والحسابات التي أدخلها المحررون في الدليل، وعلى عناوين العقود المنقولة من قوائم الرموز. ويُذكر مع كل نتيجة تاريخ بياناتها.',
      noLists: 'لا نبحث حتى الآن في قوائم التحذير الرسمية.',
      onPhone:
        'على الهاتف، المس شريط العنوان في المتصفح ليظهر العنوان كاملًا. وفي تيليغرام وإكس يظهر معرّف الحساب تحت الاسم المعروض، مسبوقًا بالعلامة @.',
    },
    differences: {
      letters: (shown, expected, name) =>
        name ? `${shown} (${name}) بدل ${expected}` : `${shown} بدل ${expected}`,
      marked: (shown, expected, code) =>
        `${shown} بدل ${expected}، وقد زيدت على الحرف علامة (${code})`,
      missing: (letters) => lettersNamed(letters, 'ينقصه', 'تنقصه'),
      extra: (letters) => lettersNamed(letters, 'زيد فيه', 'زيدت فيه'),
      other: (shown, expected) => `${shown} بدل ${expected}`,
      swapped: (shown, expected) => `${shown} بدل ${expected}، بتبديل مواضع الحروف`,
      punctuation: 'النقاط أو الشرطات أو المسافات في مواضع مختلفة',
      quoted: (word) => `لفظ «${word}»`,
      added: (words) => `أُضيف إلى الاسم ${words}`,
      call: (words) => `أُضيف إلى الاسم ${words}، ويستطيع أي شخص أن يسجّل عنوانًا كهذا`,
      ending: (shown, expected) => `نهايته ${shown} وليست ${expected}`,
      hosted: (shown) => `يستطيع أي شخص الحصول على عنوان آخره ${shown}`,
      subdomain: (host) => `الاسم في أول العنوان، وصاحب العنوان يُعرف من آخره: ${host}`,
      user: (host) => `ما قبل @ ليس عنوانًا، والوجهة هي ${host}`,
      path: (host) => `الاسم بعد العنوان، والعنوان هو ${host}`,
      place: (field) => `المسجَّل لدينا في خانة «${field}»، وما أدخلته من نوع آخر`,
      contract: 'ليس هذا عنوان أي عقد مسجَّل لها',
      middle: 'يشبه عنوان عقدها في أوله وآخره، ويختلف عنه في وسطه',
      capitals: 'تختلف حروفه الكبيرة عن حروف عنوان العقد',
    },
  },

  mine: {
    title: 'قائمتي والزكاة',
    link: 'قائمتي',
    text: 'ما تتابعه وما تملكه: قيمته موزَّعة بحسب التصنيف، وما تغيّر من تصنيفاته، وتقدير زكاته.',
    inBrowser: 'تُحفظ بيانات قائمتك في هذا المتصفح فقط',
    private:
      'لا حاجة إلى حساب، فكل ما هنا يبقى في متصفحك، ولا يُرسل منه شيء إلينا ولا إلى غيرنا. ويستطيع من يستخدم هذا المتصفح أن يراه، ويُحذف إذا مُسحت بيانات المتصفح. ويمكنك حفظ نسخة في ملف.',
    needsScripts:
      'تحتاج هذه الصفحة إلى جافاسكربت، لأن الحساب يجري في متصفحك ولا يُرسل شيء إلى الخادم.',
    unsaved:
      'لا يتيح هذا المتصفح الحفظ (تصفح خاص أو امتلاء مساحة التخزين). تُفقد القائمة عند إغلاق الصفحة، ما لم تحفظ نسخة في ملف.',
    unreadable:
      'تتعذّر قراءة القائمة المحفوظة في هذا المتصفح، ولعلها من إصدار آخر للموقع. لم نغيّر فيها شيئًا: احفظها في ملف، أو ابدأ من جديد.',
    saveUnreadable: 'احفظها في ملف',
    startAnew: 'ابدأ من جديد',
    loading: 'جارٍ تحميل التصنيفات والأسعار…',
    failed: 'تعذّر تحميل التصنيفات والأسعار. وما كتبته لم يُفقد.',
    again: 'أعد المحاولة',
    purposes: {
      title: 'مثال بأرقام افتراضية',
      how: 'أساس الحساب، مع المصادر',
      dollars: (amount) => `${amount} دولار`,
      base: 'وعاء الزكاة: دون الحرام',
      omitted: 'لا يدخل في المثال ما صُنِّف حرامًا، ولك في قائمتك أن تدخله في الحساب.',
      nisab: 'النصاب: 85 غرامًا من الذهب',
      gram: (amount) =>
        `سعر غرام الذهب في المثال ${amount}، أما قائمتك فتأخذ سعر السوق وتذكر وقته.`,
      differ: 'ومن العلماء من يعتمد نصاب الفضة، وهو أدنى كثيرًا.',
      rate: 'الزكاة: \u20662.5%\u2069',
      above:
        'النسبة \u20662.5%\u2069 عن سنة قمرية، لأن الوعاء فوق النصاب. والنسبة أعلى عن السنة الشمسية.',
      points: [
        {
          title: 'القيمة بحسب التصنيف',
          text: 'كم تساوي عملاتك في كل تصنيف، بالعملة النقدية التي تختارها.',
        },
        {
          title: 'ما تغيّر',
          text: 'التصنيفات التي تغيّرت منذ زيارتك السابقة، مع رابط كل تغيير في السجل.',
        },
        {
          title: 'تقدير الزكاة',
          text: 'بنصاب الذهب أو الفضة، وبالسنة القمرية أو الشمسية، كما تختار، مع مصدر كل خيار.',
        },
      ],
    },
    bookmark: {
      add: 'أضف إلى قائمتي',
      listed: 'في قائمتي',
      listedNamed: (name) => `في قائمتي: ${name}`,
      remove: 'احذف من قائمتي',
    },
    add: {
      title: 'أضف إلى القائمة',
      label: 'عملة أو منصة، بالاسم أو الرمز',
      submit: 'أضف',
      hint: 'يجري البحث في متصفحك، ولا يُرسَل ما تكتبه.',
      examples: 'أمثلة للإضافة',
      exampleNames: { bitcoin: 'بيتكوين', ethereum: 'إيثيريوم', tether: 'تيثر' },
      put: (name) => `أضف ${name} إلى القائمة`,
      isOn: 'في القائمة',
      added: (name) => `أُضيف إلى القائمة: ${name}.`,
      nothing: 'لا نتائج في الدليل بهذا الاسم.',
      full: 'امتلأت القائمة.',
    },
    changes: {
      title: 'ما الذي تغيّر',
      none: 'لم يتغيّر أي تصنيف في قائمتك منذ آخر زيارة.',
      before: (date) => `في زيارتك بتاريخ ${date}:`,
      since: (date) => `منذ ${date}:`,
      now: 'الآن:',
      anew: (date) => `أُعيدت مراجعته في ${date}، ولم يتغير.`,
      seen: 'اطّلعتُ عليه',
      seenNamed: (name) => `اطّلعتُ عليه: ${name}`,
      why: (name) => `سبب التغيير: سجل تعديلات ${name}`,
    },
    uses: {
      otherwise: 'استعمالات تصنيفها مختلف:',
      names: {
        staking: 'التحصيص (Staking)',
        margin: 'التداول بالهامش',
        futures: 'العقود الآجلة',
        earn: 'الإقراض مقابل عائد',
      },
    },
    list: {
      title: 'ما في القائمة',
      takeOff: (name) => `احذف ${name} من القائمة`,
      gone: 'لم تعد في الدليل',
      amount: 'الكمية المملوكة',
      price: 'سعر الوحدة',
      priceIn: (currency) => `سعر الوحدة (${currency})`,
      noPrice: 'السعر غير متاح. يمكنك إدخال سعر.',
      worth: 'القيمة',
      unknown: 'غير معروفة',
      counts: 'تدخل في الزكاة',
    },
    others: {
      title: 'نقد وأموال أخرى',
      text: 'ما ليس في الدليل: النقد والأرصدة المصرفية والذهب وعُروض التجارة (ما تملكه لتبيعه).',
      add: 'أضف سطرًا',
      name: 'الوصف',
      worth: 'القيمة',
      currency: 'العملة النقدية',
      takeOff: 'احذف هذا السطر',
    },
    totals: {
      title: 'القيمة بحسب التصنيف',
      currency: 'عملة الاحتساب',
      group: 'التصنيف',
      count: 'عدد العملات',
      worth: 'القيمة',
      share: 'النسبة',
      unreviewed: 'لم يُراجَع بعد',
      others: 'أموال أخرى',
      whole: 'المجموع',
      bySpot:
        'بحسب تصنيف الاحتفاظ والشراء الفوري. وإذا اختلف عنه تصنيف التحصيص أو استعمال آخر، ذُكر ذلك في القائمة أدناه.',
      unpriced: 'غير مشمولة، لأن أسعارها غير متاحة:',
    },
    field: {
      notANumber: 'القيمة غير صالحة ولم تُحتسب. اكتبها هكذا: \u20661234.5\u2069.',
    },
    rates: {
      isPeg: 'سعر ثابت حدّده المصرف المركزي.',
      isMarket: (age) => `من أسعار الصرف لدى CoinGecko، حُدِّثت ${age}.`,
      isTyped: 'الرقم الذي كتبته.',
      none: 'السعر غير متاح. أدخل سعرًا من مصدر تثق به.',
      dollar: (amount) => `سعر صرف الدولار الأمريكي: ${amount}.`,
      typeRate: (currency) => `سعر صرف الدولار (${currency})`,
      coins: (age) => `أسعار العملات الرقمية من CoinGecko، حُدِّثت ${age}.`,
      noCoins: 'أسعار العملات الرقمية غير متاحة الآن.',
      refresh: 'حدّث الأسعار',
    },
    currencies: {
      USD: 'دولار أمريكي',
      SAR: 'ريال سعودي',
      AED: 'درهم إماراتي',
      QAR: 'ريال قطري',
      KWD: 'دينار كويتي',
      BHD: 'دينار بحريني',
      OMR: 'ريال عُماني',
      EGP: 'جنيه مصري',
      MAD: 'درهم مغربي',
      TND: 'دينار تونسي',
      DZD: 'دينار جزائري',
      LYD: 'دينار ليبي',
      MRU: 'أوقية موريتانية',
    },
    zakat: {
      title: 'الزكاة: تقدير',
      text: 'اختلف أهل العلم في مسائل من زكاة العملات الرقمية. اختر القول الذي تأخذ به ليُحسب التقدير وفقه، ولا ترجّح هذه الصفحة قولًا على قول. وتدل الروابط على أصحاب الأقوال.',
      nisab: 'النصاب: القدر الذي تجب فيه الزكاة',
      gold: '85 غرامًا من الذهب',
      goldText: 'تبلغ النقود النصاب إذا ساوت قيمتها هذا القدر من الذهب.',
      silver: '595 غرامًا من الفضة',
      silverText:
        'تبلغ النقود النصاب إذا ساوت قيمتها هذا القدر من الفضة، وقيمته أقل بكثير من نصاب الذهب.',
      gram: {
        gold: (amount) => `غرام الذهب: ${amount}.`,
        silver: (amount) => `غرام الفضة: ${amount}.`,
      },
      typeGram: {
        gold: (currency) => `سعر تُدخله لغرام الذهب (${currency})`,
        silver: (currency) => `سعر تُدخله لغرام الفضة (${currency})`,
      },
      year: 'سنة الزكاة',
      lunar: 'سنة قمرية: \u20662.5%\u2069',
      lunarText: 'ربع العشر، إذا مضت سنة قمرية.',
      solar: 'سنة شمسية: \u20662.577%\u2069',
      solarText: 'السنة الشمسية أطول من القمرية بنحو أحد عشر يومًا، فتزيد النسبة بقدر ذلك.',
      unlawful: 'ما صُنِّف حرامًا',
      counted: 'أدخله في الحساب',
      countedText: 'يُحسب كسائر المال. ولم نجد فتوى بهذا القول.',
      leftOut: 'أخرجه من الحساب',
      leftOutText:
        'بحسب الفتاوى المشار إليها هنا لا زكاة في المال الحرام، بل يُرَدّ كله إلى أهله أو يُتخلَّص منه. ولا تبيّن تلك الفتاوى هل يُعدّ من المال الحرام ما تملكه من عملة صنّفها هذا الدليل حرامًا.',
      countsTitle: 'ما الذي يدخل في الحساب',
      countsText:
        'من الفتاوى ما يضم العملات الرقمية كلها إلى النقود بسعر يوم الوجوب. ومنها ما يفصّل: تجب الزكاة فيما اشتُري ليُباع، وفي العملات التي تُتخذ نقودًا على كل حال، ولا تجب في الرموز التي تُشترى لتُستعمل. أما ما يُقتنى لأجل طويل فيُنظر فيه إلى ما وراءه من أصول. حدِّد ما يدخل في الزكاة من أموالك بحسب القول الذي تأخذ به.',
      hawlTitle: 'الحول',
      hawlText:
        'تجب الزكاة إذا مضت سنة على بلوغ أموالك النصاب، وتجب بعد ذلك كلما حال الحول، بأسعار ذلك اليوم. فأدخل في الصفحة ما تملكه يوم تمام الحول. واختلف أهل العلم في المال المستفاد في أثنائه: منهم من يضمه إلى غيره، ومنهم من يجعل له حولًا مستقلًّا. والحول بالتقويم القمري نحو 354 يومًا، فإن اخترت السنة الشمسية فالنسبة أعلاه تراعي طولها. واختلفوا كذلك إذا نقصت أموالك عن النصاب في أثناء الحول: منهم من لا يعتبر إلا أول الحول وآخره، ومنهم من يرى أن الحول يبدأ من جديد. ولا تحسب هذه الصفحة موعد حولك، ولا تخصم ديونك.',
      choose: 'اختر نصابًا ليظهر التقدير.',
      chooseUnlawful: 'في قائمتك ما صُنِّف حرامًا، وهو خارج الحساب حتى تختار كيف يُحتسب.',
      noGram: 'سعر هذا المعدن غير متاح. أدخل سعرًا ليظهر التقدير.',
      wealth: 'وعاء الزكاة',
      threshold: 'النصاب',
      reached: 'بلغ المال النصاب. وتقدير زكاته إذا حال الحول:',
      notReached: 'لم يبلغ المال النصاب، فلا زكاة فيه على هذا القول.',
      rounding:
        'يجري الحساب بدقة تامة، ثم يُقرَّب الناتج مرة واحدة إلى أصغر وحدة في العملة. ولا يشمل ما لا سعر له.',
      sources: 'المصادر:',
    },
    sources: {
      islamweb: 'إسلام ويب، الفتوى 81355 (بالإنجليزية)',
      kahfGold: 'منذر قحف في إسلام أون لاين: النقود بالذهب (بالإنجليزية)',
      islamqaCoins: 'الإسلام سؤال وجواب، 563461',
      seekers: 'سيكرز غايدنس: القولان، والفضة عن نوح كيلر (بالإنجليزية)',
      kahfSolar: 'منذر قحف في إسلام أون لاين: التقويم الشمسي (بالإنجليزية)',
      kahfHawl: 'منذر قحف في إسلام أون لاين: الحول (بالإنجليزية)',
      hanafiHawl: 'موقع \u2066IslamQA.org\u2069، 46049 (حنفي): النقص في أثناء الحول (بالإنجليزية)',
      amanah: 'فراز آدم، أمانة للاستشارات: الأصول المشفّرة (بالإنجليزية)',
      islamqaUnlawful: 'الإسلام سؤال وجواب، 93525 (بالإنجليزية)',
      islamonlineUnlawful: 'إسلام أون لاين: المال الحرام (بالإنجليزية)',
    },
    file: {
      title: 'احفظ نسخة أو احذف',
      save: 'احفظ في ملف',
      saveText: 'يُنشأ الملف على جهازك ويضم كل ما أدخلته، ويستطيع قراءته كل من يصل إليه.',
      restore: 'استعِد القائمة من ملف',
      invalid: 'ليس هذا ملف قائمة من «تبيَّن». ولم يتغير شيء.',
      restored: 'استُعيدت القائمة من الملف.',
      replaceTitle: 'هل تريد أن تحل قائمة الملف محل القائمة الحالية؟',
      replaceText: 'ستُحذف القائمة الحالية.',
      replace: 'استبدل',
      remove: 'احذف كل شيء',
      removeTitle: 'هل تريد حذف كل ما في هذه الصفحة؟',
      removeText:
        'ستُحذف القائمة والكميات والاختيارات من هذا المتصفح، ولا يمكن استعادتها إلا من ملف.',
      removed: 'حُذف كل شيء.',
      cancel: 'إلغاء',
      print: 'اطبع',
    },
  },
};
