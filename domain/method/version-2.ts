import { canonical, type RulingDocument } from './definition.ts';
import { asks, CRITERIA, type Method2 } from './version-2-asked-criteria.ts';
import { ASSETS, STAKING_FORMS } from './version-2-assets.ts';
import { allows, FINDINGS, UNANSWERED } from './version-2-findings.ts';
import { computeFirmness, FIRMNESS, type Firmness } from './version-2-firmness.ts';
import { propose, VERDICT_TABLE } from './version-2-verdict-table.ts';

/** The second version: kinds of asset, share instead of mention, findings that name what was read, verdict and firmness computed. */
export const METHOD_2: Method2 = {
  version: '2',
  since: '2026-11-23',
  change: {
    en: 'The kind of asset decides which questions are core. A use counts by its share of fees or income, not because it is mentioned. “Nothing found” and “Resolved” are findings of their own. Only failing a core criterion leads to the verdict “haram”. The answers, and the decisions of bodies and scholars collected here, determine how firm a verdict is. Staking, margin, futures and lending have questions of their own, and for exchanges we ask what is on by default.',
    ar: 'صار نوع الأصل يحدد المعايير الأساسية. وصار الاستعمال يُقاس بحصته من الرسوم أو الدخل، فلا يكفي مجرد ذكره ليُعدّ مأخذًا. وأضيفت نتيجتان: «لم نجد ما يدل عليه» و«مانع زال». ولا تُصنَّف العملة أو المنصة حرامًا إلا بمانع في معيار أساسي. ويُحسب مدى الاتفاق من الأجوبة ومن أقوال الهيئات والعلماء المنقولة هنا. وصار لكلٍّ من التحصيص والهامش والعقود الآجلة والإقراض أسئلته، وصرنا نبحث في المنصات عمّا هو مفعَّل دون طلب.',
  },
  introduction: {
    en: 'We first ask what kind of asset or product we are classifying. The kind decides which questions we ask, criterion by criterion. Each answer rests on a public document, recorded with its address, the exact sentence and the day we read it. A classification covers one way of dealing only: holding and spot buying are judged apart from staking, margin, futures and lending. It is research that shows its evidence, neither a fatwa nor advice to buy or sell.',
    ar: 'هكذا يصنّف «تبيَّن» العملات والمنصات: نحدد أولًا نوع الأصل، ثم نطرح أسئلة ذلك النوع معيارًا بعد معيار، ونسجّل ما تدل عليه وثيقة منشورة، مع عنوانها ونص عبارتها ويوم قراءتها. ولا يشمل التصنيف إلا وجهًا واحدًا من التعامل: للشراء الفوري والاحتفاظ تصنيف، ولكلٍّ من التحصيص (التخزين،\u00a0Staking) والهامش والعقود الآجلة والإقراض تصنيف مستقل. وهو تصنيف بحثي بأدلته، وليس فتوى ولا توصية بشراء أو بيع.',
  },
  verdictText: {
    en: 'The verdict follows from the findings. The kind of asset or product decides which criteria are core. If a core criterion fails, the verdict is haram. If a core criterion raises a concern, the verdict is questionable. If the finding on a core criterion, or the kind of asset, is not known, the verdict is questionable and the evidence is incomplete. Otherwise the verdict is halal, unless a criterion that is not core fails; then it is questionable. If nothing has been answered, there is no verdict. An editor may still give a different verdict; it is then counted and shown as a departure from the method, along with any required part that is missing: a reason, a linked position or a second editor.',
    ar: 'التصنيف حصيلة الأجوبة. ويحدد نوعُ الأصل أو المنتج المعاييرَ الأساسية، وهي أثقلها وزنًا. فإذا كان في معيار أساسي مانع فالتصنيف «حرام»، وإذا كان فيه مأخذ فالتصنيف «محل نظر»، وإذا كانت نتيجته غير معلومة، أو كان نوع الأصل غير معلوم، فالتصنيف «محل نظر» والأدلة غير مكتملة. وفيما عدا ذلك فالتصنيف «حلال»، إلا إذا كان في معيار غير أساسي مانع فيصير «محل نظر». وما لا جواب فيه أصلًا فلا تصنيف له. وللمحرِّر أن يضع تصنيفًا غير ما تقتضيه النتائج، فيُعرض على أنه عدول عن المنهج، ويُذكر ما ينقصه مما يُشترط له: سبب مكتوب وقول مع رابطه ومحرر ثانٍ، ويدخل في عدد حالات العدول.',
  },
  limits: {
    en: 'We read documents. What a company writes about itself may be wrong, and a page may have changed since it was read. The thresholds are our own: 5% and 50% for a use’s share and, under gharar, a fifth of the supply. From that size upwards, a holding whose release one party alone controls raises a concern, unless published dates or holders’ votes bind that party. A body that can raise issuance without a limit by a majority of its members counts as one party; one that needs all its members, or holders’ votes, does not. This line is our own. We list the decisions of bodies and scholars for which we found a source. There are others, and the counts are not a vote.',
    ar: 'نقرأ الوثائق، وما تكتبه شركة عن نفسها قد يكون خطأ، وقد تتغير صفحة بعد قراءتها. والحدّان \u20665%\u2069 و\u206650%\u2069 لحصة الاستعمال غير المباح حدّدناهما نحن. وفي معيار الغرر تكون الحصة التي يقرر طرحها طرف واحد أمرًا مؤثرًا إذا بلغت خُمس المعروض ولم تقيّدها مواعيد منشورة ولا تصويت الحائزين، وحدّ الخُمس حدّدناه نحن كذلك. وإذا كان لأغلبية هيئة أن ترفع الإصدار بلا سقف عددناها طرفًا واحدًا، إلا إذا لزم اتفاق أعضائها كلهم أو تصويت الحائزين، وهذا الحدّ من وضعنا. وأقوال الهيئات والعلماء هي ما وجدنا له مصدرًا، لا كل ما قيل، ولا تُجمع كالأصوات.',
  },
  scopes: {
    coin: {
      spot: { en: 'Holding and spot buying', ar: 'الشراء الفوري والاحتفاظ' },
      staking: { en: 'Staking', ar: 'التحصيص (التخزين،\u00a0Staking)' },
      margin: { en: 'Margin trading', ar: 'التداول بالهامش' },
      futures: { en: 'Futures', ar: 'العقود الآجلة' },
      earn: { en: 'Lending for a yield', ar: 'الإقراض مقابل عائد' },
    },
    exchange: {
      spot: { en: 'Spot buying', ar: 'التداول الفوري' },
      staking: { en: 'Staking service', ar: 'خدمة التحصيص (التخزين،\u00a0Staking)' },
      margin: { en: 'Margin trading', ar: 'التداول بالهامش' },
      futures: { en: 'Futures', ar: 'العقود الآجلة' },
      earn: { en: 'Earn and lending products', ar: 'منتجات العائد والإقراض' },
    },
  },
  assets: ASSETS,
  stakingForms: STAKING_FORMS,
  criteria: CRITERIA,
  asks,
  findings: FINDINGS,
  allows,
  unanswered: UNANSWERED,
  firmness: FIRMNESS,
  ungrounded: 'incomplete' satisfies Firmness,
  records: ['judgedOn', 'signature'],
  departureNeeds: ['reason', 'position', 'secondEditor'],
  comparesPositions: true,
  computeFirmness,
  propose,
  verdictTable: VERDICT_TABLE,
  needsCoreForHaram: true,
  documentOf: ({ ruledAt, ...ruling }: RulingDocument) =>
    canonical({ ...ruling, ruledAt: ruledAt && new Date(ruledAt).toISOString() }),
};
