import type { ProductScope } from '#domain/method/scope.ts';

/** Words by which headlines name a product. A headline about futures with leverage is about futures, so the order matters. */
const PRODUCTS: readonly (readonly [ProductScope, RegExp])[] = [
  ['futures', /\b(?:futures|perpetuals?|perps|derivatives)\b|آجلة|الآجل(?!\p{L})|مشتقات/iu],
  [
    'margin',
    /\b(?:margin (?:trad|lend|loan|call|account)\w*|on margin|leveraged|leverage (?:trad|token)\w*|\d+x)\b|بالهامش|برافعة|الرافعة/iu,
  ],
  ['staking', /\b(?:re)?staking\b|تحصيص|ستيكينج|ستيكينغ/iu],
  [
    'earn',
    /\b(?:lending|(?<!(?:bond|treasury) )yield|interest-bearing|(?:simple|flexible) earn|earn (?:program|product|account|service|user|customer)\w*)\b|منتجات? العائد|الإقراض/iu,
  ],
];

/** The product that a headline names beside spot trading; null: none. */
export function productIn(title: string): ProductScope | null {
  return PRODUCTS.find(([, pattern]) => pattern.test(title))?.[0] ?? null;
}
