import { foldForSearch } from '#domain/listing/list/search-text.ts';
import type { PublicLanguage } from '#domain/listing/listing.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { ASSETS, type AssetKind } from '#domain/method/version-2-assets.ts';

const STABLE = ['stable', 'stablecoin', 'stablecoins', 'مستقرة', 'ستيبل كوين', 'ستابل كوين'];

const STABLE_NAMES: Partial<Record<AssetKind, Record<PublicLanguage, string>>> = {
  'currency-backed': {
    en: 'Stablecoins backed by currency',
    ar: 'عملات مستقرة مغطاة بعملة ورقية',
  },
  'crypto-backed': {
    en: 'Stablecoins backed by crypto-assets',
    ar: 'عملات مستقرة مغطاة بأصول رقمية',
  },
};

/** Readers' names for the coins of a kind of asset, beside the method's. */
const WORDS: Record<AssetKind, readonly string[]> = {
  payment: ['payment', 'payments', 'دفع', 'مدفوعات'],
  network: ['network', 'layer 1', 'layer one', 'l1', 'blockchain', 'smart contracts'].concat([
    'شبكة',
    'شبكات',
    'الطبقة الأولى',
    'بلوكتشين',
    'بلوك تشين',
    'عقود ذكية',
  ]),
  service: ['service', 'services', 'utility', 'خدمة', 'خدمات'],
  governance: ['governance', 'voting', 'dao', 'حوكمة', 'تصويت'],
  claim: ['income', 'revenue', 'buyback', 'buy-back', 'دخل'],
  'metal-backed': ['gold', 'silver', 'metal', 'ذهب', 'فضة', 'معدن'],
  'currency-backed': [...STABLE, 'fiat', 'fiat-backed', 'دولار رقمي'],
  'crypto-backed': STABLE,
  receipt: ['receipt', 'wrapped', 'liquid staking', 'إيصال', 'مغلفة', 'مغلف'],
  meme: ['meme', 'memes', 'memecoin', 'memecoins', 'ميم', 'ميمز'],
};

/** An unfinished word of fewer letters could be the beginning of too many others. */
const MIN_START_LENGTH = 4;

export const ASSET_KINDS = Object.keys(ASSETS.coin) as AssetKind[];
// Words that say only that it is a coin, and the Arabic article.
const GENERAL = new Set(
  ['coin', 'coins', 'token', 'tokens', 'عملة', 'عملات', 'رمز', 'رموز'].map(foldForSearch),
);
const ARTICLE = /^ال(?=\p{L}{3})/u;

const FOLDED = ASSET_KINDS.map((kind) => {
  const names = [ASSETS.coin[kind].name, STABLE_NAMES[kind]].flatMap((name) =>
    name ? [name.en, name.ar] : [],
  );
  return {
    kind,
    words: [...names, ...WORDS[kind]].map((word) => distinctive(foldForSearch(word))),
  };
});

/** The kinds of asset that the folded `term` names, also where its last word is unfinished. */
export function assetsNamed(term: string): AssetKind[] {
  const asked = distinctive(term);
  if (asked === '') return [];
  const isNamed = (word: string) =>
    word === asked || (asked.length >= MIN_START_LENGTH && word.startsWith(asked));
  return FOLDED.filter(({ words }) => words.some(isNamed)).map(({ kind }) => kind);
}

/** The name of a kind of asset, of a stablecoin with that word, by which readers know it. */
export function assetName(kind: AssetKind, language: PublicLanguage): string {
  return inLanguage(STABLE_NAMES[kind] ?? ASSETS.coin[kind].name, language);
}

function distinctive(folded: string): string {
  const words = folded.split(' ').map((word) => word.replace(ARTICLE, ''));
  return words.filter((word) => !GENERAL.has(word)).join(' ');
}
