import type { Method } from './definition.ts';

/** The kinds of asset that decide the core criteria of a coin. */
export const ASSETS = {
  coin: {
    payment: {
      name: { en: 'Payment coin', ar: 'عملة دفع' },
      meaning: { en: 'It is made for payment.', ar: 'صُنعت للدفع بها.' },
    },
    network: {
      name: { en: 'Network coin', ar: 'عملة شبكة' },
      meaning: {
        en: 'It pays for the work of its own chain. Burning the network’s own fees does not put it into the kind “Income token”.',
        ar: 'تُدفع مقابل عمل شبكتها. وإذا أحرقت الشبكة ما تتقاضاه من رسوم، لم تدخل العملة بذلك في نوع «رمز ينتفع حائزه بدخل».',
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
      name: { en: 'Income token', ar: 'رمز ينتفع حائزه بدخل' },
      meaning: {
        en: 'Its holder gains from the income of a business or protocol: a share, a buy-back, or the burning of units bought with money that others pay.',
        ar: 'ينتفع حائزه بدخل شركة أو بروتوكول: بنصيب من الدخل، أو بإعادة شراء الرمز، أو بحرق وحدات مما يدفعه الآخرون.',
      },
    },
    'metal-backed': {
      name: { en: 'Backed by metal', ar: 'عملة مغطاة بمعدن' },
      meaning: { en: 'Each unit represents gold or silver.', ar: 'تمثل كل وحدة ذهبًا أو فضة.' },
    },
    'currency-backed': {
      name: { en: 'Backed by currency', ar: 'عملة مغطاة بعملة ورقية' },
      meaning: {
        en: 'Each unit represents an amount of national currency that the issuer owes.',
        ar: 'تمثل كل وحدة مبلغًا بعملة دولة يلتزم المُصدِر بدفعه.',
      },
    },
    'crypto-backed': {
      name: { en: 'Backed by crypto-assets', ar: 'عملة مغطاة بأصول رقمية' },
      meaning: {
        en: 'Units are issued against other crypto-assets.',
        ar: 'تُصدر وحداتها مقابل أصول رقمية أخرى.',
      },
    },
    receipt: {
      name: { en: 'Receipt', ar: 'رمز إيصال' },
      meaning: {
        en: 'It represents another coin in the directory, wrapped or staked, and its verdict is never more lenient than that coin’s.',
        ar: 'يمثل عملة أخرى في الدليل بعد تغليفها أو وضعها في التحصيص، ولا يكون تصنيفه أخفّ من تصنيفها.',
      },
    },
    meme: {
      name: { en: 'Meme coin', ar: 'عملة ميم' },
      meaning: {
        en: 'It was made without a use and has none.',
        ar: 'صُنعت بلا استعمال مقصود، ولا تُستعمل في شيء.',
      },
    },
  },
  exchange: null,
} satisfies Method['assets'];
export type AssetKind = keyof typeof ASSETS.coin;

export const STAKING_FORMS: Method['stakingForms'] = {
  'own-validator': {
    name: { en: 'Own validator', ar: 'مدقِّق يشغّله الحائز' },
    meaning: { en: 'The holder runs the validator.', ar: 'يؤدي الحائز العمل بنفسه.' },
  },
  delegation: {
    name: { en: 'Delegation', ar: 'تفويض' },
    meaning: {
      en: 'The holder keeps the coins and lets a validator count them towards its stake.',
      ar: 'تبقى العملات لصاحبها، ويُحسب وزنها لمدقِّق يؤدي العمل.',
    },
  },
  pool: {
    name: { en: 'Custodial pool', ar: 'وعاء مشترك لدى أمين حفظ' },
    meaning: {
      en: 'A company holds and stakes the coins of many customers.',
      ar: 'تحفظ شركة عملات عملائها معًا وتضعها في التحصيص.',
    },
  },
  liquid: {
    name: { en: 'Liquid receipt', ar: 'إيصال قابل للتداول' },
    meaning: {
      en: 'The holder gets a token that represents the staked coins.',
      ar: 'يُعطى الحائز رمزًا يمثل عملاته الموضوعة في التحصيص.',
    },
  },
  locking: {
    name: { en: 'Locking without work', ar: 'تجميد بلا عمل' },
    meaning: {
      en: 'Coins are locked in return for units or benefits, and nothing is validated.',
      ar: 'تُجمَّد العملات مقابل وحدات أو مزايا، دون عمل يقابلها من تحقق أو غيره.',
    },
  },
  restaking: {
    name: { en: 'Restaking', ar: 'إعادة التحصيص' },
    meaning: {
      en: 'The staked coins also secure other services.',
      ar: 'تؤمّن العملات الموضوعة في التحصيص خدمات أخرى كذلك.',
    },
  },
};
