import type { ChangedField, ChangedName } from '#domain/listing/field.ts';

export const FIELD_LABELS: Record<ChangedName, string> = {
  symbol: 'Symbol',
  image: 'Image',
  category: 'Category',
  rating: 'Rating',
  established: 'Established',
  country: 'Country',
  rank: 'Rank',
  marketId: 'Market ID (CoinGecko)',
  website: 'Website',
  twitter: 'Twitter',
  reddit: 'Reddit',
  github: 'GitHub',
  telegram: 'Telegram',
  whitepaper: 'Whitepaper',
  'en.name': 'Name',
  'en.description': 'Description',
  'en.pros': 'Pros',
  'en.cons': 'Cons',
  'en.reason': 'Reason for category',
  'ar.name': 'Arabic name',
  'ar.description': 'Arabic description',
  'ar.pros': 'Arabic pros',
  'ar.cons': 'Arabic cons',
  'ar.reason': 'Arabic reason',
  'tr.name': 'Turkish name',
  'tr.description': 'Turkish description',
  'tr.pros': 'Turkish pros',
  'tr.cons': 'Turkish cons',
  'tr.reason': 'Turkish reason',
  'ruling.spot': 'Classification (spot)',
  'ruling.staking': 'Classification (staking)',
  'ruling.margin': 'Classification (margin)',
  'ruling.futures': 'Classification (futures)',
  'ruling.earn': 'Classification (earn)',
  offers: 'Products offered',
  soundness: 'Soundness',
  terms: 'Fees and availability',
  contracts: 'Contracts',
  licences: 'Licences',
};

export const CATEGORY_LABELS = {
  '': 'Not yet reviewed',
  halal: 'Halal',
  questionable: 'Questionable',
  haram: 'Haram',
} as const;

/** A field's text as it is read: a category by its name. */
export function shownText(name: ChangedField['name'], text: string): string {
  if (name !== 'category') return text;
  return CATEGORY_LABELS[text as keyof typeof CATEGORY_LABELS] ?? text;
}

/** Language and direction of a field's text. */
export function languageOfField(name: ChangedField['name']): {
  lang?: string;
  dir?: 'rtl' | 'ltr';
} {
  const [language] = name.split('.');
  if (language === 'ar') return { lang: 'ar', dir: 'rtl' };
  if (language === 'tr') return { lang: 'tr', dir: 'ltr' };
  return {};
}
