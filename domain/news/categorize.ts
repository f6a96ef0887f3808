import { NEWS_CATEGORIES, type NewsCategory } from './categories.ts';
import { phrasesPattern, spacedWords } from './phrases.ts';

// Words of a title or a tag. `*` stands for any ending. Arabic words are found behind «ال», «و», «ب» and the like.
const WORDS: Record<NewsCategory, string> = {
  bitcoin: `
    bitcoin, bitcoins, btc, xbt, satoshi*, lightning network,
    بيتكوين, بتكوين, بيت كوين, بت كوين, ساتوشي
  `,
  ethereum: `
    ethereum, ether, eth, vitalik, buterin,
    إيثيريوم, إيثريوم, إثيريوم, إيثيروم, إيثريم, إيثر, فيتاليك
  `,
  defi: `
    defi, decentralized finance, decentralised finance, decentralized exchange*,
    decentralised exchange*, dex, dexs, dexes, yield farming, liquidity pool*,
    liquidity mining, liquid staking, lending protocol*, flash loan*, uniswap, aave, makerdao,
    curve finance, sushiswap, pancakeswap, lido, 1inch, synthetix, yearn, dydx, gmx, pendle,
    hyperliquid, ethena, eigenlayer, thorchain,
    التمويل اللامركزي, تمويل لامركزي, المالية اللامركزية, ديفاي, دي فاي, منصة لامركزية,
    المنصات اللامركزية, التداول اللامركزي*, زراعة العائد*, مجمع السيولة, مجمعات السيولة,
    تجمعات السيولة, يوني سواب, يونيسواب
  `,
  nft: `
    nft, nfts, non fungible*, nonfungible*, digital collectible*, opensea, bored ape*, bayc,
    cryptopunk*, cryptokitties, pudgy penguin*, azuki, rarible, magic eden, superrare,
    ordinals, apecoin,
    غير قابل للاستبدال, غير قابلة للاستبدال, غير القابلة للاستبدال, إن إف تي,
    المقتنيات الرقمية, مقتنيات رقمية, أوبن سي, القردة المملة
  `,
  regulation: `
    regulat*, deregulat*, legislat*, lawmaker*, lawsuit*, senate, senator*, congress, cftc,
    mica, esma, finma, fca, fatf, vara, sanction*, aml, kyc, anti money laundering, compliance,
    licens*, licence*, banned, genius act, clarity act, crypto law*, crypto bill*, crypto ban,
    securities law*,
    تنظيم*, لوائح, لائحة, قانون*, قوانين, تشريع*, ترخيص*, تراخيص, مرخص*, الجهات الرقابية,
    رقابة, رقابي*, حظر, تحظر, يحظر, عقوبات, هيئة الأوراق المالية,
    هيئة الأوراق المالية والبورصات, أسواق المال, دعوى قضائية, غسل الأموال, غسيل الأموال,
    الامتثال, الكونغرس, مجلس الشيوخ
  `,
};

// Tickers and names that are too short or too common to search for in a title, but clear as a tag or a source's category.
const TAGS: Record<NewsCategory, string[]> = {
  bitcoin: ['wbtc'],
  ethereum: ['weth', 'steth', 'erc20'],
  defi: ['uni', 'mkr', 'crv', 'comp', 'sushi', 'cake', 'snx', 'yfi', 'ldo', 'bal', 'rune', 'ena'],
  nft: ['ape', 'blur', 'sand', 'mana', 'erc721'],
  regulation: ['sec', 'law', 'legal', 'policy', 'government', 'politics', 'sec v ripple'],
};

// A small "sec" is a second, not the American commission.
const CASED: Partial<Record<NewsCategory, RegExp>> = { regulation: /\bSEC\b/ };

// Other coins that carry the name.
const OTHER_COINS =
  / (?:bitcoin (?:cash|sv|gold|hyper)|ethereum (?:classic|pow)|ether fi|\p{L}*بيتكوين كاش|\p{L}*(?:ايثيريوم|ايثريوم|اثيريوم) كلاسيك)(?= )/gu;

const PATTERNS = Object.fromEntries(
  NEWS_CATEGORIES.map((category) => [category, phrasesPattern(WORDS[category])]),
) as Record<NewsCategory, RegExp>;

/** The categories of an article, by its title and by the source's own categories and tags, in both languages. */
export function categorize({ title, tags }: { title: string; tags: string[] }): NewsCategory[] {
  const words = wordsOf(title);
  const tagWords = tags.map(wordsOf);
  return NEWS_CATEGORIES.filter(
    (category) =>
      [words, ...tagWords].some((text) => PATTERNS[category].test(text)) ||
      tagWords.some((tag) => TAGS[category].includes(tag.trim())) ||
      CASED[category]?.test(title),
  );
}

function wordsOf(text: string): string {
  return spacedWords(text).replace(OTHER_COINS, ' ');
}
