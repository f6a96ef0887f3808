import type { NewsArticle } from './article.ts';

// Old documents that anyone can look up, so that nothing here is invented or could be taken for today's news.
const WHITE_PAPER = {
  url: 'https://bitcoin.org/bitcoin.pdf',
  publishedAt: '2008-10-31T00:00:00.000Z',
  categories: ['bitcoin'] as const,
};
const ERC_721 = {
  url: 'https://eips.ethereum.org/EIPS/eip-721',
  publishedAt: '2018-01-24T00:00:00.000Z',
  categories: ['ethereum', 'nft'] as const,
};
const MICA = {
  url: 'https://eur-lex.europa.eu/eli/reg/2023/1114/oj',
  publishedAt: '2023-05-31T00:00:00.000Z',
  categories: ['defi', 'regulation'] as const,
};

/** The three articles that stand in while there is no news (requirement 7.3), in each language, newest first. */
export const SAMPLES: NewsArticle[] = [
  sample('en', MICA, {
    title: 'Sample: the European regulation on markets in crypto-assets (MiCA)',
    body: 'Regulation (EU) 2023/1114 sets common rules for crypto-assets and their service providers in the European Union. It does not cover services provided in a fully decentralised manner.',
  }),
  sample('ar', MICA, {
    title: 'نموذج: اللائحة الأوروبية لأسواق الأصول المشفرة (MiCA)',
    body: 'تضع اللائحة (EU) 2023/1114 قواعد مشتركة للأصول المشفرة ولمقدمي خدماتها في الاتحاد الأوروبي، ولا تشمل ما كان من الخدمات لامركزيًّا بالكامل.',
  }),
  sample('en', ERC_721, {
    title: 'Sample: ERC-721, the standard for non-fungible tokens',
    body: 'The proposal describes a smart-contract interface on Ethereum for tokens that are each distinct, and how to track and transfer their ownership.',
  }),
  sample('ar', ERC_721, {
    title: 'نموذج: ERC-721، معيار الرموز غير القابلة للاستبدال',
    body: 'يصف المقترح واجهة للعقود الذكية على شبكة إيثيريوم، لرموز يتميز كل منها عن غيره، ويبيّن كيف تُعرف ملكيتها وتُنقل.',
  }),
  sample('en', WHITE_PAPER, {
    title: 'Sample: the Bitcoin white paper',
    body: 'Satoshi Nakamoto’s paper proposes electronic cash that goes from one party to another without a financial institution, and proof of work to prevent double spending.',
  }),
  sample('ar', WHITE_PAPER, {
    title: 'نموذج: الورقة البيضاء لبيتكوين',
    body: 'تقترح ورقة ساتوشي ناكاموتو نقدًا إلكترونيًّا ينتقل من طرف إلى آخر دون مؤسسة مالية، ويحول إثبات العمل دون إنفاقه مرتين.',
  }),
];

function sample(
  language: NewsArticle['language'],
  { url, publishedAt, categories }: typeof WHITE_PAPER | typeof ERC_721 | typeof MICA,
  texts: { title: string; body: string },
): NewsArticle {
  return {
    id: `sample-${publishedAt.slice(0, 4)}-${language}`,
    ...texts,
    source: language === 'ar' ? 'نموذج' : 'Sample',
    sourceImage: null,
    url,
    image: null,
    publishedAt,
    language,
    categories: [...categories],
  };
}
