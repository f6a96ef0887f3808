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

  api: {
    title: 'API for developers',
    text: 'Coins, exchanges, markets and news as JSON: open to read, without a key, from any site.',
    openApi: 'The description for programs, in OpenAPI 3.1',
    addresses: 'Addresses',
    summaries: {
      listCoins: 'Coins, page by page',
      getCoin: 'One coin',
      countCoins: 'How many coins there are',
      listExchanges: 'Exchanges, page by page',
      getExchange: 'One exchange',
      countExchanges: 'How many exchanges there are',
      getMarkets: 'The hundred coins of highest market cap',
      getNews: 'News, the newest first',
      getHealth: 'Whether the server is alive',
      getReadiness: 'Whether the server wants visitors',
    },
    parametersTitle: 'Parameters',
    parameters: {
      id: 'The last part of the address of its page.',
      q: 'A name in either language or a symbol, whole or in part.',
      category: 'The verdict that editors have given.',
      country: 'The country, in English, as listings have it.',
      sort: 'What the list is sorted by.',
      order:
        'Ascending or descending. Where it is not given, the best, the newest or the first letter is on top.',
      limit: 'The most listings in one answer.',
      cursor: 'Where to go on: nextCursor of the answer before.',
      topic: 'What the news are about.',
      lang: 'The language the news are written in.',
    },
    values: 'Values',
    range: (from: string, to: string) => `From ${from} to ${to}`,
    initial: 'Default',
    request: 'Request',
    answer: 'Answer, shortened',
    open: 'Open',
    pagingTitle: 'Page by page',
    pagingText:
      'A list ends with nextCursor. Ask again with the same parameters and with it as cursor; null is the end. What is added meanwhile makes no listing come twice or go missing.',
    errorsTitle: 'Errors',
    errorsText:
      'An error is an object: error says what is wrong, and field names the parameter where one is at fault.',
    statuses: {
      304: 'Nothing has changed since the answer whose ETag came along as If-None-Match.',
      400: 'A parameter cannot be meant.',
      404: 'There is no such listing.',
      429: 'Too many requests in a minute from one network.',
      503: 'Nothing can be answered right now.',
    },
    limitsTitle: 'Limits and caching',
    limitsText:
      'Headers of each answer say how much may be asked. Whoever keeps an answer with its ETag and sends that along is told in a few bytes that nothing has changed.',
    limit: 'Requests a minute from one network',
    noLimit: 'any number',
    headers: {
      etag: 'Names this state of the answer; to be sent along as If-None-Match.',
      rateLimit:
        'How many requests are left (r), and in how many seconds the count starts anew (t).',
      rateLimitPolicy: 'How many requests are allowed (q), and in how many seconds (w).',
      retryAfter: 'In how many seconds to try again.',
    },
    accessTitle: 'From pages of other sites',
    accessText:
      'A page of any site may ask, by GET alone. Cookies are neither needed nor looked at.',
    badgeTitle: 'A badge for your page',
    badgeText:
      'Name, verdict and date of a listing as they are today: in a frame, or as a picture with a link. It follows the reader’s device into dark or light; theme=dark or theme=light sets one.',
    badgeFrame: 'In a frame',
    badgePicture: 'As a picture',
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

  search: {
    title: 'Find anything',
    titleOf: (q: string) => `“${q}”: what was found`,
    text: 'Coins, exchanges, markets and pages, by name or symbol, in Arabic or English.',
    label: 'Name or symbol',
    submit: 'Find',
    close: 'Close the search',
    groups: { coins: 'Coins', exchanges: 'Exchanges', markets: 'Markets', pages: 'Pages' },
    more: { coins: 'All matching coins', exchanges: 'All matching exchanges' },
    results: 'Results',
    nothing: (q: string) => `Nothing is called “${q}”.`,
    nothingHint: 'Try another spelling, the symbol, or only part of the name.',
    didYouMean: (name: string) => `Did you mean “${name}”?`,
    near: 'Here is what is called nearly so.',
    noPrice: 'no price',
    failed: 'The search is not answering right now.',
    // By which words a page is found, beside its title.
    words: {
      home: ['Home', 'Start'],
      comparison: ['Compare coins', 'Side by side'],
      coins: ['Coins', 'Tokens', 'List of coins', 'Halal coins', 'Verdicts'],
      exchanges: ['Platforms', 'Brokers', 'List of exchanges', 'Halal exchanges'],
      markets: ['Prices', 'Market cap', 'Volume', 'Figures'],
      news: ['Articles', 'Headlines', 'Regulation'],
      mine: ['My list', 'Watchlist', 'Portfolio', 'Holdings', 'Zakat', 'Zakat calculator'],
    },
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

  mine: {
    title: 'My list and its zakat',
    link: 'My list',
    text: 'What you watch and what you hold: how much by verdict, what has changed, and an estimate of its zakat.',
    private:
      'All of it stays in this browser. Nothing of it is sent to us or to anyone else: the page loads the same data for everybody, and counts here. Whoever uses this browser can see it, and it goes when the browser’s data is cleared; you can save a copy at the end of the page.',
    needsScripts:
      'This page needs JavaScript: because nothing is sent to a server, your browser has to do the sums itself.',
    unkept:
      'This browser keeps nothing for us (a private window, or no room left). The list lasts as long as this page; you can save a copy at its end.',
    unreadable:
      'This browser keeps a list that cannot be read, perhaps from another version of this site. It is left as it is: save it as a file, or start anew.',
    saveUnreadable: 'Save it as a file',
    startAnew: 'Start anew',
    loading: 'Loading verdicts and prices…',
    failed: 'Verdicts and prices could not be loaded. What you have typed is still here.',
    again: 'Try again',
    mark: {
      put: 'Put on my list',
      on: 'On my list',
      onNamed: (name: string) => `On my list: ${name}`,
      takeOff: 'Take off my list',
    },
    add: {
      title: 'Add to the list',
      label: 'Coin or exchange, by name or symbol',
      hint: 'It is looked up in this browser; what you type is not sent.',
      put: (name: string) => `Put ${name} on the list`,
      isOn: 'on the list',
      added: (name: string) => `${name} is on the list.`,
      nothing: 'Nothing in the directory is called so.',
      full: 'The list is full.',
    },
    changes: {
      title: 'What has changed',
      none: 'No verdict on your list has changed since you last looked.',
      before: (date: string) => `When you looked on ${date}:`,
      since: (date: string) => `since ${date}:`,
      now: 'now:',
      anew: (date: string) => `The same verdict was given anew on ${date}.`,
      seen: 'I have seen it',
      seenNamed: (name: string) => `I have seen it: ${name}`,
    },
    list: {
      title: 'On the list',
      empty: 'Nothing yet. Look something up above, or choose “Put on my list” on its page.',
      takeOff: (name: string) => `Take ${name} off the list`,
      gone: 'not in the directory any more',
      amount: 'Amount you hold',
      price: 'Price of one',
      priceIn: (currency: string) => `Price of one, in ${currency}`,
      noPrice: 'No price known. You may type one.',
      worth: 'Worth',
      unknown: 'not known',
      counts: 'Counts towards zakat',
    },
    others: {
      title: 'Cash and other wealth',
      text: 'What the directory does not have: cash, accounts, gold, goods for sale.',
      add: 'Add a line',
      name: 'What it is',
      worth: 'Worth',
      currency: 'Currency',
      takeOff: 'Take this line off',
    },
    totals: {
      title: 'How much by verdict',
      currency: 'Count in',
      group: 'Verdict',
      count: 'Coins',
      worth: 'Worth',
      share: 'Share',
      unreviewed: 'Not yet reviewed',
      others: 'Other wealth',
      whole: 'Together',
      unpriced: 'In none of these sums, because no price is known:',
    },
    field: {
      notANumber: 'This is no amount, and has not been taken. Write it like 1234.5.',
    },
    rates: {
      isPeg: 'The rate its central bank has fixed.',
      isMarket: (age: string) => `From CoinGecko’s exchange rates, fetched ${age}.`,
      isTyped: 'The figure you have typed.',
      none: 'No figure is known here. Type one, and where you have it from is up to you.',
      dollar: (amount: string) => `One US dollar is ${amount}.`,
      typeRate: (currency: string) => `How much ${currency} is one US dollar?`,
      coins: (age: string) => `Prices of coins: CoinGecko, fetched ${age}.`,
      noCoins: 'Prices of coins are not available right now.',
      refresh: 'Fetch them again',
    },
    currencies: {
      USD: 'US dollar',
      SAR: 'Saudi riyal',
      AED: 'UAE dirham',
      QAR: 'Qatari riyal',
      KWD: 'Kuwaiti dinar',
      BHD: 'Bahraini dinar',
      OMR: 'Omani rial',
      EGP: 'Egyptian pound',
      MAD: 'Moroccan dirham',
      TND: 'Tunisian dinar',
      DZD: 'Algerian dinar',
      LYD: 'Libyan dinar',
      MRU: 'Mauritanian ouguiya',
    },
    zakat: {
      title: 'Zakat: an estimate',
      text: 'Scholars differ on several points. Choose the opinion you follow, and the sum is done by it; this page decides none of them. The links lead to who says so.',
      nisab: 'Nisab: from how much wealth on zakat is due',
      gold: '85 grams of gold',
      goldText: 'Money reaches the nisab when it is worth this much gold.',
      silver: '595 grams of silver',
      silverText:
        'Money reaches the nisab when it is worth this much silver, which is reached much earlier.',
      gram: {
        gold: (amount: string) => `A gram of gold: ${amount}.`,
        silver: (amount: string) => `A gram of silver: ${amount}.`,
      },
      typeGram: {
        gold: (currency: string) => `Another price of a gram of gold, in ${currency}`,
        silver: (currency: string) => `Another price of a gram of silver, in ${currency}`,
      },
      year: 'The year you count by',
      lunar: 'A lunar year: 2.5%',
      lunarText: 'A fortieth, when a lunar year has passed.',
      solar: 'A solar year: 2.577%',
      solarText: 'Who counts by the solar calendar gives more for its eleven days more.',
      unlawful: 'What is classified haram',
      counted: 'Count it with the rest',
      countedText: 'Some hold that it does not fall out of one’s wealth by this.',
      leftOut: 'Leave it out',
      leftOutText:
        'Of unlawful wealth, say the answers linked here, no zakat is due: all of it is to be given back or given away. Whether a coin that this directory classifies haram is unlawful wealth of yours they do not say.',
      countsTitle: 'What counts',
      countsText:
        'One answer counts all coins with money, at their price on the day. Another counts what was bought to be sold, and coins that serve as money always, but not tokens bought to be used; of what is held for the long term it looks at what stands behind it. Mark each holding accordingly.',
      hawlTitle: 'The year (hawl)',
      hawlText:
        'Zakat is due when a lunar year (354 days) has passed since your wealth first reached the nisab, on what you have on that day at that day’s prices. If it falls below the nisab in between, some hold that only the beginning and the end of the year count. This page knows neither your day nor your debts.',
      choose: 'Choose a nisab to see the estimate.',
      chooseUnlawful:
        'Something you count is classified haram. It is left out until you choose what to do with it.',
      noGram: 'There is no price of this metal: type one to see the estimate.',
      wealth: 'Wealth that counts',
      threshold: 'Nisab',
      reached: 'The nisab is reached. The zakat would be:',
      notReached: 'The nisab is not reached: by this opinion no zakat is due.',
      rounding:
        'Counted exactly and rounded once, at the end, to the smallest unit of the currency. What has no price is not in it.',
      sources: 'Who says so:',
    },
    sources: {
      islamweb: 'IslamWeb, fatwa 81355',
      kahfGold: 'Monzer Kahf, IslamOnline: money by gold',
      islamqaCoins: 'Islam Q&A 563461 (in Arabic)',
      seekers: 'SeekersGuidance: both opinions, silver by Nuh Keller',
      kahfSolar: 'Monzer Kahf, IslamOnline: the solar calendar',
      kahfHawl: 'Monzer Kahf, IslamOnline: the hawl',
      hanafiHawl: 'IslamQA.org 46049 (Hanafi): below the nisab in between',
      amanah: 'Faraz Adam, Amanah Advisors: crypto-assets',
      islamqaUnlawful: 'Islam Q&A 93525',
      islamonlineUnlawful: 'IslamOnline: unlawful money',
    },
    keep: {
      title: 'Keep a copy, or delete',
      save: 'Save as a file',
      saveText: 'The file is made here and holds all of it, readable for whoever has it.',
      bringBack: 'Bring back from a file',
      notAList: 'This file holds no list of this page. Nothing has been changed.',
      broughtBack: 'The list of the file is here.',
      replaceTitle: 'Put the file’s list in the place of this one?',
      replaceText: 'What is here now is then gone.',
      replace: 'Put it in place',
      remove: 'Delete everything',
      removeTitle: 'Delete everything on this page?',
      removeText:
        'List, amounts and choices go from this browser and cannot be brought back without a file.',
      removed: 'Everything has been deleted.',
      cancel: 'Leave it as it is',
      print: 'Print',
    },
  },
};

export type Text = typeof en;
