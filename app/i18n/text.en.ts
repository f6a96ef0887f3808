import { plural } from './plural.ts';

/** The English texts. Other languages have the same keys; the compiler checks. */
export const en = {
  skipToContent: 'Skip to content',
  loading: 'Loading…',
  opensInNewTab: '(opens in a new tab)',
  description:
    'A bilingual directory of coins and exchanges: real or a scam, sound or not, halal, questionable or haram, each with its reason.',

  nav: {
    label: 'Main',
    home: 'Home',
    markets: 'Markets',
    news: 'News',
    exchanges: 'Exchanges',
    coins: 'Coins',
    menu: 'Menu',
    startTrading: 'Start Trading',
    lightMode: 'Light mode',
    darkMode: 'Dark mode',
  },

  footer: {
    about:
      'Tabayyan helps you tell a sound project from a scam and know what Islamic finance says of it, in Arabic and English.',
    follow: 'Follow us',
    copyright: (year: number) => `© ${year} Tabayyan. All rights reserved.`,
  },

  verdict: {
    halal: 'Halal',
    questionable: 'Questionable',
    haram: 'Haram',
    notYetReviewed: 'not yet reviewed',
    notAFatwa: 'Research classification, not a fatwa.',
    notAFatwaLong:
      'Research classification, not a fatwa. For a ruling on your own case, ask a scholar you trust.',
    reviewedOn: (date: string) => `Classified on ${date}`,
    nobodyRuled:
      'No editor has reviewed this yet. The badge is the directory’s default and says nothing about it.',
  },

  rating: {
    outOf5: (rating: string) => `${rating} out of 5`,
    none: 'Not rated yet',
  },

  home: {
    title: 'Is it real, is it sound, is it halal?',
    heroTitle: 'Make sure before you invest',
    heroText:
      'Every coin and every exchange here is reviewed on its technology, its legal standing and Islamic finance, and each verdict comes with its reason.',
    signUp: 'Sign up',
    watchDemo: 'Watch the demo',
    // The three figures are the spec's (section 1).
    statistics: [
      { figure: '1M+', label: 'users' },
      { figure: '50+', label: 'cryptos' },
      { figure: '99.9%', label: 'uptime' },
    ],
    exchangesTitle: 'Exchanges',
    exchangesText: 'The newest trading platforms in the directory.',
    allExchanges: 'All exchanges',
    readReview: 'Read Review',
    tryNow: 'Try Now',
    trendingTitle: 'Trending coins',
    trendingText: 'The newest coins in the directory.',
    allCoins: 'All coins',
    details: 'Details',
    featuredTitle: 'Featured coins',
    featuredText: 'One by one, or side by side.',
    tabs: { label: 'View', featured: 'Featured', comparison: 'Comparison' },
    illustrative: 'Illustrative figures',
    price: 'Price',
    change24h: '24h change',
    marketCap: 'Market cap',
    volume: 'Volume',
    distributionTitle: 'By verdict',
    averageRating: 'Average rating',
    acrossNewest: (count: number) =>
      plural('en', count, { one: 'Across the newest coin', other: 'Across the # newest coins' }),
    mockupTitle: 'The whole picture on one screen',
    mockupText:
      'Verdict, reason, rating and risks stand together, so that a decision rests on more than a price.',
    mockupPoints: [
      'A verdict with its reason',
      'Strengths and weaknesses, line by line',
      'Official links, to know the real from the fake',
    ],
    mockupLabel: 'Drawing of a review: a rating, and a verdict with its reasons',
  },

  listing: {
    coin: 'Coin',
    status: 'Verdict',
    rating: 'Rating',
    established: 'Established',
    country: 'Country',
    view: 'View',
    visit: 'Visit',
    review: 'Review',
    viewNamed: (name: string) => `View ${name}`,
    about: 'About',
    pros: 'Pros',
    cons: 'Cons',
    reason: 'Why this verdict',
    facts: 'Facts',
    rank: 'Rank by market cap',
    links: 'Official links',
    linkTo: {
      website: 'Website',
      twitter: 'X (Twitter)',
      reddit: 'Reddit',
      github: 'GitHub',
      telegram: 'Telegram',
      whitepaper: 'Whitepaper',
    },
    updated: (date: string) => `Updated ${date}`,
    inEnglish: 'This text is available in English only so far.',
    noDescription: 'No description yet.',
  },

  feed: {
    title: 'New and changed reviews',
  },

  share: {
    coin: 'Coin',
    exchange: 'Exchange',
  },

  coins: {
    title: 'Cryptocurrencies',
    text: 'Every coin in the directory, with its verdict and the reason for it.',
    back: 'All coins',
    empty: 'No Cryptocurrencies Available',
    emptyHint: 'Please check back later.',
    notFound: 'Coin not found or failed to load. Please try again later.',
    tableCaption: 'Coins with verdict, rating, year and country',
  },

  exchanges: {
    title: 'Exchanges',
    text: 'Trading platforms by safety, licence and what Islamic finance says of them.',
    back: 'All exchanges',
    results: 'List of exchanges',
    empty: 'No Exchanges Available',
    emptyHint: 'Please check back later.',
    notFound: 'Exchange Not Found',
    notFoundText: "The exchange you're looking for doesn't exist.",
    established: (year: string) => `Established: ${year}`,
  },

  filters: {
    label: 'Search and filter',
    search: 'Search by name or symbol',
    submit: 'Search',
    category: 'Verdict',
    all: 'All',
    noResults: 'No results found',
    noResultsHint: 'Try another spelling, or show all verdicts.',
    showAll: 'Show all',
    found: (count: number, more: boolean) =>
      more
        ? `More than ${count} results`
        : plural('en', count, { one: '# result', other: '# results' }),
    sortedUp: 'ascending',
    sortedDown: 'descending',
    sortBy: (column: string) => `Sort by ${column}`,
  },

  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
  },

  features: {
    coinsTitle: 'How coins are reviewed',
    coins: [
      {
        title: 'A reason, not a label',
        text: 'Each verdict says what it rests on: use, riba, gharar, maysir, supply.',
      },
      {
        title: 'Contested is called contested',
        text: 'Where scholars and researchers differ, both sides are named.',
      },
      {
        title: 'Strengths beside weaknesses',
        text: 'No coin is without risk, and none is shown as if it were.',
      },
    ],
    exchangesTitle: 'How exchanges are reviewed',
    exchanges: [
      {
        title: 'Spot, margin, futures, lending',
        text: 'What a platform sells decides its verdict, not its fame.',
      },
      {
        title: 'Who holds your assets',
        text: 'Custody, licence, and what happened in past incidents.',
      },
      {
        title: 'The real address',
        text: 'Links go to the official site, to spare you the look-alikes.',
      },
    ],
  },

  markets: {
    title: 'Markets',
    // The figures are the spec's (section 1).
    subtitle: 'Total market cap: $1.67 trillion, up 2.3%.',
    search: 'Search by name or symbol',
    caption: 'The hundred coins of highest market cap',
    columns: {
      rank: 'Rank',
      name: 'Coin',
      price: 'Price',
      change24h: '24h',
      marketCap: 'Market cap',
      volume: 'Volume',
      circulatingSupply: 'Circulating supply',
      verdict: 'Verdict',
    },
    rose: 'up',
    fell: 'down',
    notReviewed: 'Not reviewed',
    noVerdict: 'verdict not available right now',
    noVerdicts: 'Verdicts cannot be shown right now.',
    noFigure: 'no figure',
    fresh: (age: string) => `Updated ${age}.`,
    stale: (age: string) => `Figures from ${age}; newer ones are awaited.`,
    unreachable: (age: string) => `Updated ${age}. Could not be refreshed; trying again.`,
    none: 'Market data is not available right now',
    noneHint: 'The market service is not answering. The table fills by itself once it does.',
    noResultsHint: 'Among the hundred coins of highest market cap nothing matches.',
    live: 'Live figures',
    maxSupply: 'Maximum supply',
    attribution: 'Data provided by CoinGecko',
  },
  news: {
    title: 'News',
    text: 'What is reported about coins, exchanges and their regulation.',
    category: 'Topic',
    all: 'All',
    categories: {
      bitcoin: 'Bitcoin',
      ethereum: 'Ethereum',
      defi: 'DeFi',
      nft: 'NFT',
      regulation: 'Regulation',
    },
    articles: 'Articles',
    // The two texts are the spec's, word for word.
    failed: 'Unable to load latest news. Showing sample data instead.',
    empty: 'No news found for this category. Try another category.',
    showAll: 'All news',
    stale: (age: string) => `Newer articles could not be loaded yet. These were fetched ${age}.`,
    disclaimer:
      'Articles belong to their publishers. Being listed here is neither advice nor a ruling.',
  },

  errors: {
    // The two texts are the spec's, word for word.
    notFound:
      'Oops! The page you are looking for does not exist. It might have been moved or deleted.',
    unexpected: 'Unexpected Application Error!',
    unexpectedHint:
      'It has been recorded. Reload the page in a moment, or go back to the home page.',
    notFoundTitle: 'Page not found',
    backToHome: 'Back to Home',
  },
};

export type Text = typeof en;
