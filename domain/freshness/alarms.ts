import { phrasePattern, spacedWords } from '#domain/news/phrases.ts';

/** What a headline may say of a listing that an editor should look at; the first that fits is the headline's. */
export const ALARMS = [
  'hack',
  'scam',
  'insolvency',
  'depeg',
  'halt',
  'delisting',
  'lawsuit',
  'lending',
] as const;

export type Alarm = (typeof ALARMS)[number];

// `*` stands for any ending, `…` for up to three words between, `|` for either of two phrases. Arabic words are found
// behind «ال», «و», «ب» and the like.
const STOPS = ['halt*', 'paus*', 'suspend*', 'freez*', 'froze*', 'stop', 'stops', 'stopped'];
const STOPPED = [
  ...['withdraw*', 'deposit*', 'redemption*', 'transfers', 'trading', 'trades', 'swaps'],
  ...['accounts', 'funds', 'bridge', 'minting', 'block production', 'operations'],
];
const NETWORK = ['network', 'chain', 'blockchain', 'mainnet', 'bridge', 'block production'];
const STOPS_AR = [
  ...['تعليق', 'تعلق', 'يعلق', 'علقت', 'علق', 'إيقاف', 'أوقفت', 'أوقف', 'يوقف', 'توقف', 'توقفت'],
  ...['وقف', 'تجميد', 'تجمد', 'يجمد', 'جمدت', 'جمد'],
];
const STOPPED_AR = [
  ...['سحب', 'سحوبات', 'إيداع', 'إيداعات', 'ودائع', 'تداول', 'تحويلات', 'أرصدة', 'حسابات'],
  ...['أموال', 'شبكة', 'استرداد', 'معاملات'],
];
const AUTHORITY = ['sec', 'cftc', 'doj', 'regulator*', 'prosecutors', 'authorities', 'watchdog'];

const PHRASES: Record<Alarm, string[]> = {
  hack: [
    ...['hack', 'hacks', 'hacked', 'hacker', 'hackers', 'hacking', 'exploit', 'exploits'],
    ...['exploited', 'exploiter*', 'exploiting', 'data breach*', 'security breach*', 'breach at'],
    ...['wallet breach*', 'exchange breach*', 'breach hits', 'breach exposes', 'theft*', 'heist*'],
    ...[
      'stolen',
      'steals',
      'stole',
      'stealing',
      'drained',
      'drains',
      'drainer*',
      'attacker*',
      '51 attack*',
    ],
    ...['loan attack*', 'governance attack*', 'security incident*', 'compromised', 'phishing'],
    ...['vulnerabilit*', 'private key … leak*'],
    ...['اختراق*', 'مخترق*', 'اخترق*', 'يخترق*', 'تخترق*', 'قرصنة', 'قراصنة', 'هاكر*'],
    ...['سرقة', 'سرقات', 'مسروق*', 'سرق', 'سرقت', 'سرقوا', 'يسرق*', 'ثغرة', 'ثغرات'],
    ...['استغلال … ثغر*', 'هجوم', 'هجمات', 'تصيد'],
  ],
  scam: [
    ...['rug pull*', 'rugpull*', 'rugged', 'exit scam*', 'scam*', 'fraud*', 'ponzi*'],
    ...['pyramid scheme*', 'pump and dump*', 'insider trading', 'wash trading', 'manipulat*'],
    ...['honeypot*', 'احتيال*', 'احتال*', 'يحتال*', 'محتال*', 'عملية نصب', 'سحب البساط', 'بونزي'],
    ...['مخطط هرمي', 'تلاعب*', 'يتلاعب*', 'تتلاعب*'],
  ],
  insolvency: [
    ...['insolven*', 'bankrupt*', 'chapter 11', 'receivership', 'liquidator*', 'creditor*'],
    ...['winds down', 'winding down', 'wind down', 'shuts down', 'shutting down', 'shut down'],
    ...['ceases operations', 'cease operations', 'bank run', 'bailout*'],
    ...['إفلاس*', 'أفلس*', 'تفلس', 'يفلس', 'مفلس*', 'إعسار*', 'معسر*', 'دائن*', 'دائنين'],
    ...['تغلق أبوابها', 'إغلاق أبوابها', 'توقف … نهائي*'],
  ],
  depeg: [
    ...['depeg*', 'de peg*', 'repeg*', 're peg*', 'unpeg*', 'peg'],
    ...['فك … ارتباط*', 'فك … ربط*', 'فقد* … ربط*', 'فقد* … ارتباط*', 'يفقد … ربط*'],
    ...['يفقد … ارتباط*', 'تفقد … ربط*', 'تفقد … ارتباط*', 'انفصال … عن الدولار'],
    ...['تكافؤ*', 'انفك … عن الدولار'],
  ],
  halt: [
    ...pairs(STOPS, STOPPED),
    ...pairs(STOPPED, ['halted', 'paused', 'suspended', 'frozen', 'halt', 'halts', 'freeze']),
    ...pairs(NETWORK, ['halt*', 'stall*', 'paused', 'goes down', 'went down', 'offline']),
    ...pairs(['halt*', 'paus*', 'stall*'], NETWORK),
    ...['outage*', 'downtime', 'goes offline', 'went offline', 'stops producing blocks'],
    ...pairs(STOPS_AR, STOPPED_AR),
    ...['انقطاع*', 'تعطل*', 'تتعطل', 'عطل', 'خارج الخدمة'],
  ],
  delisting: [
    ...['delist*', 'de list*', 'unlist*', 'remov* … trading pair*', 'end support for'],
    ...[
      'ends support for',
      'ending support for',
      'drops support for',
      'شطب*',
      'تشطب',
      'يشطب',
      'إلغاء … إدراج*',
      'تلغي … إدراج*',
    ],
    ...[
      'يلغي … إدراج*',
      'ألغت … إدراج*',
      'حذف … من منصت*',
      'حذف … من التداول',
      'إزالة … من التداول',
    ],
  ],
  lawsuit: [
    ...['lawsuit*', 'sue', 'sues', 'sued', 'suing', 'class action*', 'indict*', 'subpoena*'],
    ...['prosecut*', 'charged with', 'criminal charge*', 'faces charges', 'charges against'],
    ...pairs(AUTHORITY, ['charge', 'charges', 'charged']),
    ...['guilty', 'convicted', 'wells notice', 'fined', 'penalt*', 'sanction*', 'arrest*'],
    ...[
      'extradit*',
      'seized',
      'seizes',
      'seizure*',
      'raid',
      'raids',
      'raided',
      'cease and desist',
      'banned',
      'bans',
    ],
    ...['money laundering', 'enforcement action*', 'investigat*', 'probe', 'probes', 'court'],
    ...['settles with', 'settlement with', 'license revoked', 'revokes … licen*'],
    ...['دعوى', 'دعاوى', 'قضائي*', 'قضائيا', 'يقاضي', 'تقاضي', 'مقاضاة', 'اتهام*', 'تتهم'],
    ...[
      'يتهم',
      'متهم*',
      'بتهم',
      'تهمة',
      'تهما',
      'غرامة',
      'غرامات',
      'تغريم',
      'تغرم',
      'عقوبات',
      'محكمة',
    ],
    ...['محاكمة', 'اعتقال*', 'القبض على', 'تحقيقات', 'تحقيق مع', 'تحقيق جنائي', 'فتح تحقيق*'],
    ...['تفتح تحقيق*', 'حظر', 'تحظر', 'يحظر', 'غسل الأموال', 'غسيل الأموال', 'مصادرة'],
  ],
  lending: [
    ...['lend', 'lends', 'lending', 'lender*', 'loan', 'loans', 'borrow*', 'interest bearing'],
    ...['yield bearing', 'earn interest', 'pays interest', 'interest account*', 'earn program*'],
    ...['earn product*', 'yield product*', 'yield account*', 'money market*'],
    ...['إقراض', 'اقتراض', 'قرض', 'قروض', 'تقرض', 'بفائدة', 'حساب* … فائدة', 'منتج* … عائد'],
    ...['برنامج … عوائد'],
  ],
};

// What reaches its object over one of these means something else: "the rally halts as trading slows".
const BARRIERS = [
  'as|after|amid|while|but|when|before|at|with|for|by|despite|since|until|because|following|over|from|to|near',
  'علي|بعد|مع|قبل|بسبب|رغم|الي|عن|في|من|وسط',
].join('|');
// `·` stands for what was ignored.
const BETWEEN = `(?:(?!(?:${BARRIERS}) )[^ ·]+ ){0,3}`;

// What has the words and says something else: a price that breaks through a level, for one.
const BROKEN_AR = ['اختراق*', 'يخترق*', 'تخترق*', 'اخترق*'];
const LEVELS_AR = [
  ...['مستوى', 'مستويات', 'مقاومة', 'مقاومات', 'حاجز', 'قمة', 'خط', 'منطقة', 'نطاق', 'متوسط'],
  ...['نموذج', 'دعم', 'سعر', 'سعري', 'صعودي', 'هبوطي', 'كاذب', 'فني', 'عتبة', 'ألف'],
];
const OTHERWISE = [
  ...['government shut down', 'government shutdown', 'government shuts down'],
  ...['steals the show', 'steals the spotlight', 'steal the show', 'life hack*', 'growth hack*'],
  ...pairs(BROKEN_AR, LEVELS_AR),
].map(patternOf);

const PATTERNS = ALARMS.map((alarm) => ({ alarm, pattern: anyOf(PHRASES[alarm].map(patternOf)) }));
const IGNORED = anyOf(OTHERWISE, 'gu');

/** The alarm in a headline's words, in English or Arabic; null where there is none. */
export function alarmIn(title: string): Alarm | null {
  const words = spacedWords(title).replace(IGNORED, ' ·');
  return PATTERNS.find(({ pattern }) => pattern.test(words))?.alarm ?? null;
}

// One phrase for all of them: for each pair by itself the engine would prepare the pattern for seconds.
function pairs(first: string[], second: string[]): string[] {
  return [[first, second].map((each) => each.join('|')).join(' … ')];
}

function patternOf(phrase: string): string {
  return phrase.split(' … ').map(eitherOf).join(` ${BETWEEN}`);
}

function eitherOf(phrases: string): string {
  return `(?:${phrases.split('|').map(phrasePattern).join('|')})`;
}

function anyOf(patterns: string[], flags = 'u'): RegExp {
  return new RegExp(` (?:${patterns.join('|')})(?= )`, flags);
}
