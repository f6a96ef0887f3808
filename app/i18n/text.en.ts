import type { ReasonNote } from '#domain/listing/display.ts';
import type { FactField } from '#domain/listing/plain-field.ts';
import { plural } from './plural.ts';

/** The English texts. Other languages have the same keys; the compiler checks. */
export const en = {
  skipToContent: 'Skip to content',
  loading: 'Loading…',
  opensInNewTab: '(opens in a new tab)',
  leavesSite: '(leaves this site, opens in a new tab)',
  description:
    'A bilingual directory of coins and exchanges: real or a scam, sound or not, halal, questionable or haram, each with its reason.',

  nav: {
    label: 'Main',
    home: 'Home',
    markets: 'Markets',
    news: 'News',
    exchanges: 'Exchanges',
    coins: 'Coins',
    check: 'Check',
    mine: 'My list',
    more: 'More',
    bottom: 'Quick links',
    menu: 'Menu',
    startTrading: 'Start Trading',
    lightMode: 'Light mode',
    darkMode: 'Dark mode',
  },

  menuGroups: {
    lookUp: 'Look up',
    makeSure: 'Make sure',
    yours: 'Yours',
    trust: 'How it works',
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
    overdue: 'Review overdue',
    notAFatwa: 'Research classification, not a fatwa.',
    notAFatwaLong:
      'Research classification, not a fatwa. For a ruling on your own case, ask a scholar you trust.',
    unsigned: 'No scholar has reviewed this yet.',
    signedBy: 'Signed by',
    signedOn: (date: string) => `on ${date}`,
    signedEarlier: 'for an earlier version of this ruling',
    reviewedOn: (date: string) => `Classified on ${date}`,
    nobodyRuled:
      'No editor has reviewed this yet. The badge is the directory’s default and says nothing about it.',
  },

  ruling: {
    evidence: 'What the verdict rests on',
    atAGlance: 'At a glance',
    scholars: 'What bodies and scholars say',
    why: 'Why',
    jump: 'Parts of this page',
    jumps: {
      why: 'Why',
      links: 'Official links',
      evidence: 'Evidence',
      scholars: 'Scholars',
      flags: 'Red flags',
      changes: 'Changes',
      soundness: 'Soundness',
      about: 'About',
    },
    conditions: {
      coin: 'For holding and spot buying only. Margin, futures and lending for a yield are outside it.',
      exchange: 'For spot trading only. Each other product has a verdict of its own.',
    },
    classified: (date: string) => `Classified ${date}`,
    nextReview: (date: string) => `next review by ${date}`,
    unchanged: 'unchanged since',
    changedOn: (date: string) => `last changed ${date}`,
    methodVersion: (version: string) => `method ${version}`,
    decisions: (total: number) =>
      plural('en', total, { one: '# decision held here', other: '# decisions held here' }),
    namesIt: (named: number, total: number) =>
      named === 0
        ? 'all on crypto-assets as such'
        : named === total
          ? ''
          : `${named} on it or its kind, the rest on crypto-assets as such`,
    noDecisions: 'No decision of a named body or scholar on it is held here.',
    noVote: 'Decisions collected here, not a vote.',
    product: 'Product',
    decides: 'What decides',
    sourcesColumn: 'Sources',
    dueColumn: 'Next review',
    nothingOpen: 'Every core criterion passes',
    notLookedAt: 'Not looked at',
    notOffered: 'Not offered',
    matrix: (name: string) => `The products of ${name}, each with its verdict`,
    productCounts: (halal: number, haram: number, all: number) =>
      `${all} ${all === 1 ? 'product' : 'products'} looked at: ${halal === 0 ? 'none is halal' : `${halal} halal`}, ${haram === 0 ? 'none is haram' : `${haram} haram`}.`,
    products: 'Its products, each with a verdict of its own',
    positions: 'What others have ruled',
    noPositions: 'We have no statement of a named body or scholar on this with a link to it.',
    noGrounds:
      'No criterion has been checked against a source yet. The verdict rests on the summary above alone.',
    passing: (passing: number, asked: number) => `${passing} of ${asked} criteria pass`,
    howWeJudge: 'How we come to a verdict, and what each criterion means',
    scope: 'Applies to',
    reviewer: 'Reviewed by',
    method: 'Method',
    version: (version: string) => `version ${version}`,
    reviewDue: 'To be looked at again by',
    overdue: 'This review is overdue: what it says may no longer hold.',
    departureIsReason: 'see the summary above.',
    sources: (count: number) => plural('en', count, { one: '# source', other: '# sources' }),
    linesOf: (criterion: string) => `“${criterion}” in the method`,
    isCore: 'Core: without an answer there is no telling whether it is halal.',
    noSource: 'We have found no public source that answers this.',
    copyRead: (readOn: string, copiedOn: string) =>
      `read on ${readOn} in a stored copy of ${copiedOn}`,
    asset: 'Kind of asset',
    stakingForm: 'Form of staking',
    departs: (verdict: string) => `This verdict departs from the method, which gives “${verdict}”.`,
    departsFromNothing: 'This verdict departs from the method, which gives none yet.',
    departsWithout: (missing: string) => `The departure is without ${missing}.`,
    missing: {
      reason: 'a written reason',
      position: 'a linked position',
      secondEditor: 'a second editor',
    },
    readOn: (date: string) => `read on ${date}`,
    quoteIn: (language: string) => `quoted in ${language}`,
  },

  positions: {
    title: 'Positions of bodies and scholars',
    text: 'What fatwa bodies, councils and scholars have said on crypto-assets, in their own words, each with its source. They are no vote: none is counted against another.',
    none: 'No position has been entered yet.',
    differTitle: 'Where they differ',
    differ: (decisions: number, holders: number) =>
      `${decisions} decisions by ${holders} bodies and scholars are held here. Parts, translations and reprints of one decision count once.`,
    holdersTitle: 'By body and scholar',
    allOf: (name: string) => `All positions of ${name}`,
    ofHolder: (name: string) => `What ${name} has said on crypto-assets, with sources.`,
    stances: {
      permitted: 'Permitted',
      conditions: 'Permitted with conditions',
      'advises-against': 'Advises against',
      forbidden: 'Forbidden',
      undecided: 'Undecided',
    },
    covers: 'Covers:',
    asClass: 'crypto-assets as such',
    acts: {
      spot: 'holding and spot buying',
      staking: 'staking',
      margin: 'margin trading',
      futures: 'futures',
      earn: 'lending for a yield',
      mining: 'mining',
    },
    school: 'School',
    gloss: 'Our rendering',
    unreadGloss: 'Our rendering, not yet reviewed',
    ownWords: 'own words',
    reportedBy: 'reported by',
    more: (count: number) =>
      plural('en', count, { one: '# more position on it', other: '# more positions on it' }),
    onClass: (count: number) =>
      plural('en', count, {
        one: '# position on crypto-assets as such',
        other: '# positions on crypto-assets as such',
      }),
  },

  methodology: {
    title: 'How we judge',
    text: 'The questions put to every coin and every exchange, and how their answers become a verdict.',
    verdictTitle: 'From answers to a verdict',
    findingsTitle: 'The answers',
    firmnessTitle: 'How firm a verdict is',
    treeTitle: 'Rule by rule, with today’s counts',
    treeText:
      'The rules are tried in this order, and the first that fits gives the verdict. The counts follow from the findings on holding and spot buying. Each opens the list of that verdict, which may hold listings of other rules too.',
    elseIf: 'otherwise',
    noVerdict: 'No verdict: not yet reviewed',
    counted: {
      coin: (count: number) => plural('en', count, { one: '# coin', other: '# coins' }),
      exchange: (count: number) => plural('en', count, { one: '# exchange', other: '# exchanges' }),
    },
    earlier: (version: string, counts: string) =>
      `Not in these counts, because still ruled under version ${version}: ${counts}.`,
    noCounts: 'Today’s counts cannot be shown at the moment.',
    tableTitle: 'The criteria',
    tableText:
      'Each criterion with its question, the kinds of asset or the dealings for which it is core, and the line for each answer.',
    criterion: 'Criterion',
    coreFor: 'Core for',
    criteriaTitle: { coin: 'What is asked of a coin', exchange: 'What is asked of an exchange' },
    core: 'core',
    coreOnly: (kinds: string) => `core only for: ${kinds}`,
    coreExcept: (kinds: string) => `core for all kinds except: ${kinds}`,
    notCore: 'not core',
    departuresTitle: 'Departures from the method',
    departuresText: 'Each verdict is measured by the version of the method that it was made under.',
    departures: (count: number) =>
      count === 0
        ? 'No verdict departs from the method today.'
        : plural('en', count, {
            one: '# verdict departs from the method.',
            other: '# verdicts depart from the method.',
          }),
    directions: {
      leniency: 'Towards leniency',
      strictness: 'Towards strictness',
      nothing: 'Where the method gives no verdict',
    },
    parts: { coin: 'Criteria of coins', exchange: 'Criteria of exchanges', findings: 'Answers' },
    added: 'New',
    dropped: 'Dropped',
    renamed: 'Renamed',
    renamedTo: (before: string, after: string) => `“${before}” is now “${after}”`,
    limitsTitle: 'What it cannot do',
    changesTitle: 'Changes of the method',
    version: (version: string, date: string) => `Version ${version}, ${date}`,
  },

  compare: {
    title: 'Side by side',
    text: 'Two to four coins, or two to four exchanges, criterion by criterion.',
    named: (names: string) => `${names}: side by side`,
    choose: 'Choose what to compare',
    chooseHint: 'Names or tickers, one a field; coins beside coins or exchanges beside exchanges.',
    field: (place: number) => `Listing ${place}`,
    compare: 'Compare',
    notFound: (given: string) => `We have no listing called “${given}”.`,
    otherKind: (name: string) => `${name} is of the other kind and was left out.`,
    tooFew: 'It takes at least two to compare.',
    criterion: 'Criterion',
    differs: 'differs',
    notRuled: 'No ruling',
    noneRuled: (scopes: string) => `No ruling on any of them: ${scopes}.`,
    onlyDifferent: 'Only differences',
    all: 'Every criterion',
    noneDiffer: 'No two answers differ here.',
    note: 'Note',
    add: 'Compare with others',
  },

  soundness: {
    title: 'Soundness',
    isEstimate: 'an editor’s estimate',
    meaning:
      'A star for each yes below, half for each partly. The stars say how sound it is, and nothing about whether it is halal.',
    estimate:
      'This number is an editor’s estimate: not every question below has an answer with a source yet. It says nothing about whether it is halal.',
    answers: { yes: 'Yes', partly: 'Partly', no: 'No', 'not-known': 'Not known' },
    questions: {
      works: {
        name: 'Works, and can be inspected',
        question: 'Does it do what it says, and can its code or its books be seen?',
      },
      record: {
        name: 'Record',
        question: 'How has it held up: audits, incidents, and whether losses were made good?',
      },
      control: {
        name: 'Control',
        question: 'Is nobody able to change it, freeze it or take it alone?',
      },
      law: {
        name: 'Standing in law',
        question: 'Is there somebody who answers for it, a licence, or a clear legal standing?',
      },
      staying: {
        name: 'Staying power',
        question: 'Do its age, liquidity and spread of holders speak for its lasting?',
      },
    },
  },

  rating: {
    outOf5: (rating: string) => `${rating} out of 5`,
    spoken: (rating: string) => `Rating: ${rating} out of 5`,
    none: 'Not rated yet',
  },

  home: {
    title: 'Is it real, is it sound, is it halal?',
    heroTitle: 'Make sure before you invest',
    heroText:
      'Is it real, is it sound, is it halal? Every coin and exchange here with its verdict, its sources and the scholars who disagree.',
    ask: 'Name, ticker or a link you were sent',
    askSubmit: 'Make sure',
    tryThese: 'Try',
    exampleName: 'Solana',
    counts: {
      coins: 'coins',
      exchanges: 'exchanges',
      sources: 'quoted sources',
      entries: 'ledger entries',
    },
    boardTitle: (coins: number) =>
      plural('en', coins, { one: '# coin by verdict', other: '# coins by verdict' }),
    striped: 'striped: evidence incomplete',
    doorsTitle: 'Tools',
    doors: {
      check: { title: 'Is it the real one?', hint: 'Paste a link before you sign in' },
      compare: { title: 'Compare', hint: 'Two to four, criterion by criterion' },
      mine: { title: 'My list and zakat', hint: 'Kept in this browser only' },
      ledger: { title: 'Ledger of verdicts', hint: 'What changed, when and why' },
    },
    changesTitle: 'What changed lately',
    changesText: 'The newest entries of the public ledger.',
    allChanges: 'The whole ledger',
    signUp: 'Sign up',
    watchDemo: 'Watch the demo',
    // Fixed figures: requirement 1.4.
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
    share: (count: string, percent: string) => `${count} of them, ${percent}`,
    acrossNewest: (count: number) =>
      plural('en', count, { one: 'Across the newest coin', other: 'Across the # newest coins' }),
    mockupTitle: 'The whole picture on one screen',
    mockupText:
      'Verdict, reason, rating and risks stand together, so that a decision rests on more than a price.',
    mockupPoints: [
      'A verdict, and how firm it is',
      'Every finding with its source, quoted',
      'Official links, to know the real from the fake',
    ],
  },

  listing: {
    coin: 'Coin',
    status: 'Verdict',
    rating: 'Rating',
    view: 'View',
    visit: 'Visit',
    review: 'Review',
    viewNamed: (name: string) => `View ${name}`,
    about: 'About',
    pros: 'Pros',
    cons: 'Cons',
    reason: 'Why this verdict',
    facts: 'Facts',
    fact: {
      established: 'Established',
      country: 'Country',
      rank: 'Rank by market cap',
    } satisfies Record<FactField, string>,
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
    reasonNote: {
      earlier: 'This reason was read by an editor earlier. A newer version has not been read yet.',
      unread: 'The Arabic translation of this reason has not been read by an editor yet.',
      untranslated: 'This text is available in English only so far.',
    } satisfies Record<ReasonNote, string>,
    noDescription: 'No description yet.',
    ownWords:
      'The overview, the pros and the cons are the editors’ own words, without sources; no verdict rests on them.',
  },

  feed: {
    title: 'New and changed reviews',
  },

  api: {
    title: 'API for developers',
    text: 'Coins, exchanges, rulings, markets and news as JSON: open to read, without a key, from any site.',
    openApi: 'The description for programs, in OpenAPI 3.1',
    addresses: 'Addresses',
    summaries: {
      listCoins: 'Coins, page by page',
      getCoin: 'One coin',
      getCoinRulings: 'What the verdicts on a coin rest on',
      countCoins: 'How many coins there are',
      listExchanges: 'Exchanges, page by page',
      getExchange: 'One exchange',
      getExchangeRulings: 'What the verdicts on an exchange rest on',
      countExchanges: 'How many exchanges there are',
      listPositions: 'Positions of bodies and scholars on crypto-assets',
      listChanges: 'Changes of rulings, the newest first',
      getRulingText: 'The exact text that a digest in the ledger covers',
      checkReal: 'Whether a link, a handle or a ticker is the real one',
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
      before: 'Entries before the one of this number: nextBefore of the answer before.',
      entries: 'The most entries in one answer.',
      pasted: 'A link, a handle, a name or a ticker, as it was found. It is never opened.',
      digest: 'The digest of a ledger entry, from /api/changes.',
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

  about: {
    title: 'About this site',
    text: 'Who publishes it, who pays for it, and where its links lead.',
    publisherTitle: 'Publisher',
    publisherUnsaid: 'This installation has not said who publishes it.',
    ownWords: 'In the publisher’s own words:',
    whoPaysTitle: 'Who pays',
    whoPaysUnsaid: 'This installation has not said who pays for it.',
    whoPaysAbove:
      'The publisher’s own words above are all that this installation says about who pays for it.',
    verdictsTitle: 'No listing pays for its verdict',
    verdicts: [
      'The software takes no payments. It has no advertisements, no paid listings and no paid places in a list.',
      'Verdicts follow a published method. Where an editor departs from it, the page says so.',
      'Every change to a classification is entered in a public ledger. Its entries are chained, so that a later alteration shows.',
      'The software does not know what publisher or editors are paid elsewhere. Only the publisher can say that.',
    ],
    linksTitle: 'Links to other sites',
    links: [
      'The page of a coin or exchange links to its official site and accounts. “Visit” and “Try Now” lead to the official site of the exchange.',
      'Evidence and positions link to their sources, headlines to the article, and market figures to CoinGecko.',
      'The software adds no affiliate or referral code to a link. Links to coins and exchanges are shown as the editors entered them.',
      'A link to another site opens in a new tab and does not tell that site which page you came from.',
    ],
    operatorLinksTitle: 'Links set by the operator',
    operatorLinksText:
      'The operator of this installation decides where these three links and the icons in the footer lead. They are not recommendations, and the editors do not choose them. An arrow marks a link that leaves this site. If the operator earns from it, that is for the publisher to say.',
    ownPage: (title: string) => `a page of this site: ${title}`,
    correctionsTitle: 'Corrections',
    correctionsText:
      'If a fact, a quote, a link or a translation is wrong or out of date, tell us the page and, if you can, a source.',
  },

  // For pages that ask readers to write.
  contact: {
    title: 'Tell us',
    link: 'Write to us',
    none: 'The operator of this site has not published a contact address.',
    socialOnly: 'You can reach the operator through the links in the footer.',
    wrongHere: 'Is something on this page wrong or out of date?',
  },

  accessibility: {
    title: 'Accessibility',
    text: 'This site is for everyone who wants to make sure, however they see, hear, point or read.',
    aimTitle: 'What it is measured by',
    aimText:
      'The Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on every page and in both languages. It meets them in part: what falls short is said below.',
    testedTitle: 'How it is tested',
    tested: [
      'Every page is checked by a program, in both languages, dark and light, in a wide window and in a narrow one.',
      'The ways through the pages are walked with the keyboard alone, and so are the forms of the editors.',
      'What a screen reader is given to say on the main pages is written down, and each change of it is read.',
      'Colours forced by the system, no motion, and a zoom of four times are tried on every page.',
    ],
    shortTitle: 'What falls short',
    short: [
      'Nobody who relies on a screen reader every day has tried it yet, and all tests run in one kind of browser.',
      'Large amounts are shortened with letters that a screen reader may say as letters, in Arabic too: K is a thousand, M a million, B a billion, T a trillion.',
      'A review that is not translated yet stands in English on Arabic pages. They say so, and mark the text as English.',
      'Pictures beside news have no description, and the articles are on the sites of their publishers, which we cannot mend.',
    ],
    keyTitle: 'The search key',
    keyText:
      'The key / opens the search wherever nobody is typing, as Ctrl+K and Command+K do. Whoever speaks to the computer, or often hits a key by accident, can turn it off in this browser.',
    keyLabel: 'The key / opens the search',
    barriersTitle: 'Barriers',
    contactText:
      'If something stands in your way, say which page it was, what you wanted to do there, and what you use: browser, screen reader, keyboard, magnifier.',
    writtenOn: (date: string) => `Written on ${date}, from the tests of that day.`,
  },

  share: {
    coin: 'Coin',
    exchange: 'Exchange',
    criteria: 'Criteria:',
    found: {
      pass: (count: number) => plural('en', count, { one: '# passed', other: '# passed' }),
      concern: (count: number) => plural('en', count, { one: '# concern', other: '# concerns' }),
      fail: (count: number) => plural('en', count, { one: '# failed', other: '# failed' }),
      unknown: (count: number) => plural('en', count, { one: '# unknown', other: '# unknown' }),
    },
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
    exchange: 'Exchange',
    views: { label: 'View', cards: 'Cards', products: 'Product by product' },
    products: {
      spot: 'Spot',
      staking: 'Staking',
      margin: 'Margin',
      futures: 'Futures',
      earn: 'Earn',
    },
    productsCaption: 'Exchanges, with a verdict on each product',
    productsLegend:
      'A dash: not looked at yet. A dashed disc: evidence incomplete. The small sign beside a verdict says how firm it is.',
  },

  filters: {
    label: 'Search and filter',
    search: 'Search by name or symbol',
    submit: 'Search',
    category: 'Verdict',
    country: 'Country',
    anyCountry: 'All countries',
    all: 'All',
    reviewedOnly: 'Filtering by verdict leaves out what has not been reviewed yet.',
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
    isAddress: 'This looks like an address. Press Enter to check whether it is the real one.',
    nothingHint: 'Try another spelling, the symbol, or only part of the name.',
    didYouMean: (name: string) => `Did you mean “${name}”?`,
    near: 'Here is what is called nearly so.',
    noPrice: 'no price',
    failed: 'The search is not answering right now.',
    // Search words of pages, beside their titles.
    words: {
      home: ['Home', 'Start'],
      comparison: ['Compare coins', 'Side by side'],
      coins: ['Coins', 'Tokens', 'List of coins', 'Halal coins', 'Verdicts'],
      exchanges: ['Platforms', 'Brokers', 'List of exchanges', 'Halal exchanges'],
      markets: ['Prices', 'Market cap', 'Volume', 'Figures'],
      news: ['Articles', 'Headlines', 'Regulation'],
      about: ['Publisher', 'Who pays', 'Funding', 'Contact', 'Corrections', 'Advertising'],
      accessibility: ['Screen reader', 'Keyboard', 'Large text', 'Blind readers', 'Disability'],
      changes: ['Changes', 'History of rulings', 'Changed verdicts'],
      positions: ['Fatwa', 'Scholars', 'Councils', 'Opinions'],
      check: ['Fake', 'Scam', 'Official link', 'Look-alike'],
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
    // Fixed figures: requirement 1.4.
    subtitle: 'Total market cap: $1.67 trillion, up 2.3%.',
    sum: (coins: number, worth: string, rose: number, fell: number) =>
      `These ${coins} together: ${worth}. ${rose} rose and ${fell} fell within a day.`,
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
    renewed: 'Refresh the figures automatically',
    allColumns: 'All columns',
    maxSupply: 'Maximum supply',
    attribution: 'Data provided by CoinGecko',
  },
  plot: {
    title: 'Price and verdict',
    week: '7 days',
    month: '30 days',
    keptSince: (date: string) => `We have kept prices since ${date}.`,
    days: (count: number) => plural('en', count, { one: 'in # day', other: 'in # days' }),
    moved: (days: string, change: number, size: string, lowest: string, highest: string) => {
      const moves = change > 0 ? `Up ${size} ${days}` : `Down ${size} ${days}`;
      return `${change === 0 ? `Unchanged ${days}` : moves}, lowest ${lowest}, highest ${highest}.`;
    },
    changed: (date: string, before: string, after: string) =>
      `Verdict changed on ${date}: ${before} before, ${after} after.`,
    source: (date: string) =>
      `The first price that we fetched from CoinGecko on each day (UTC), kept since ${date}.`,
    asTable: 'The prices as a table',
    daily: 'One price a day.',
    weekly: 'One price a week; the line has every day.',
    day: 'Day',
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
    // Exact texts: requirement 8.
    failed: 'Unable to load latest news. Showing sample data instead.',
    empty: 'No news found for this category. Try another category.',
    showAll: 'All news',
    stale: (age: string) => `Newer articles could not be loaded yet. These were fetched ${age}.`,
    disclaimer:
      'Articles belong to their publishers. Being listed here is neither advice nor a ruling.',
  },

  offline: {
    title: 'Kept pages',
    text: 'Pages you visit are kept in this browser, to be read when the site cannot be reached.',
    kept: (moment: string) =>
      `The site cannot be reached. This is a copy from ${moment}; verdicts and prices may have changed since.`,
    notKept: 'The site cannot be reached, and no copy of this page has been kept.',
    copy: 'kept copy',
    from: (moment: string) => `Copy from ${moment}`,
    none: 'No page has been kept.',
    remove: 'Remove kept pages',
    tryAgain: 'Try again',
    oldPage: 'This page was loaded over an hour ago; verdicts and prices may have changed since.',
    newVersion: 'There is a new version of the site.',
    reload: 'Reload',
  },

  errors: {
    // Exact texts: requirement 8.
    notFound:
      'Oops! The page you are looking for does not exist. It might have been moved or deleted.',
    unexpected: 'Unexpected Application Error!',
    unexpectedHint:
      'It has been recorded. Reload the page in a moment, or go back to the home page.',
    busyTitle: 'The site is busy',
    busyHint: 'Too many requests are waiting at the moment. Try again in a few seconds.',
    tryAgain: 'Try again',
    notFoundTitle: 'Page not found',
    backToHome: 'Back to Home',
  },

  freshness: {
    gone: (date: string) => `No page was found there on ${date}.`,
    silent: (date: string) => `Did not answer on ${date}.`,
  },

  changes: {
    title: 'Ledger of verdicts',
    text: 'What each ruling was, what it is now, why, when and by whom. Entries are added; none is altered or taken out.',
    feed: 'Changes of rulings',
    list: 'Entries, the newest first',
    show: 'Show',
    groups: {
      all: 'All',
      verdict: 'Verdict changed',
      evidence: 'Evidence changed',
      first: 'First entries',
    },
    firstOfDay: (count: number) =>
      plural('en', count, { one: '# first entry', other: '# first entries' }),
    onlyOf: 'Only the entries of',
    allListings: 'Entries of all listings',
    ofListing: 'What changed',
    allOfListing: 'Every change of its rulings',
    checkTitle: 'How to check it',
    check:
      'Every entry holds the hash of the one before it: whoever has kept the newest hash can tell whether anything before it was altered or is gone. Whoever runs the site holds ledger and rulings against it with the command below, and anyone can compute the hashes anew from what the API gives.',
    newest: 'Hash of the newest entry',
    how: 'A hash is the SHA-256 of the entry as the API gives it, without its field hash: as JSON in UTF-8, keys in alphabetical order, no spaces.',
    entry: (seq: string) => `Entry ${seq}`,
    hash: 'Hash',
    previous: 'Hash of the entry before',
    digest: 'SHA-256 of the whole ruling',
    wording: 'Wording only',
    opened: 'First entry',
    first: 'A new ruling',
    withdrawn: 'Withdrawn',
    withdrawnFrom: (verdict: string) => `Withdrawn, was ${verdict}`,
    removed: 'The listing was taken out of the directory.',
    stays: 'The verdict stays.',
    anew: 'It was reviewed anew.',
    becomes: 'becomes',
    fromTo: (from: string, to: string) => `${from}, now ${to}`,
    changed: 'What changed:',
    parts: {
      verdict: 'verdict',
      firmness: 'how firm it is',
      criteria: 'findings',
      evidence: 'evidence',
      positions: 'positions',
      summary: 'summary',
      departure: 'why it departs from the method',
      review: 'date of the next review',
      reviewer: 'reviewer',
      signature: 'signature',
      method: 'version of the method',
      asset: 'kind of asset',
      judgedOn: 'day on which the findings were weighed',
    },
    nextReview: 'Next review',
    noDate: 'no date',
    why: 'Why',
    whatAndWhy: 'what changed and why',
    anEditor: 'an editor of Tabayyan',
    imported: 'taken over from a file',
    restsOn: 'What it rests on:',
    older: 'Older entries',
    newer: 'The newest entries',
    none: 'There is no entry yet.',
    failed: 'The ledger cannot be read right now.',
    sinceVisit: 'Changed since your last visit',
  },

  pastRuling: {
    link: (seq: string) => `Classification at entry ${seq}`,
    title: (name: string, seq: string) => `${name}: classification at ledger entry ${seq}`,
    text: (scope: string, date: string) => `${scope}, as entered in the ledger on ${date}.`,
    current: 'This is the current classification.',
    superseded: 'This is an earlier classification. A later entry has changed it.',
    withdrawn: 'This entry withdraws the classification.',
    toCurrent: (name: string) => `Current page: ${name}`,
    notKeptTitle: 'Text not kept',
    notKept:
      'This entry was made before full texts were kept, and its text could not be rebuilt. The ledger entry below is complete.',
    unreadable:
      'The text was kept, but this version of the site cannot show it here. The API returns it in full.',
    computed:
      'Firmness is not part of the text. It is computed from the positions shown on the current page.',
    entryTitle: 'The ledger entry',
    citeTitle: 'Cite this',
    cite: (title: string, site: string, date: string) => `“${title}”, ${site}, ${date},`,
    digest: 'SHA-256',
    checkTitle: 'Check it yourself',
    check:
      'The digest is the SHA-256 of the exact text that the API returns. Hash the text and compare.',
    exact: 'The exact text in the API',
  },

  caution: {
    fields: { name: 'Name', symbol: 'Symbol', established: 'Established', country: 'Country' },
    flags: {
      title: 'Red flags',
      none: 'We found none of what we look for. That is no seal of approval.',
      note: 'This is what was found, and no accusation. Nothing is added up: each stands by itself.',
      website: 'We found no website.',
      code: 'We found no public code.',
      country: {
        coin: 'We found no country for its issuer: it is not known whose law applies.',
        exchange: 'We found no country for its company: it is not known whose law applies.',
      },
      age: (year: string) => `It is less than a year old: it was established in ${year}.`,
      highVolume: (share: string) =>
        `${share} of its market value was traded within a day, which is more than there is of it. Such trade may be real or made up; figures alone do not tell.`,
      lowVolume: (share: string) =>
        `Only ${share} of its market value was traded within a day: what a larger amount would fetch is not known.`,
      supply: (share: string) =>
        `${share} of its maximum supply is in circulation: most of it is not.`,
      likeness: (own: string, field: string, other: string, otherField: string, name: string) =>
        `${own} (its field “${field}”) looks like ${other} (the field “${otherField}” of ${name}).`,
      sourceField: (field: string, date: string) =>
        `Looked at: the field “${field}” of this listing, as last saved on ${date}.`,
      sourceMarket: (figures: string, moment: string) =>
        `Looked at: market figures (${figures}) from CoinGecko, ${moment}.`,
      clear: (names: string, date: string) =>
        `Looked at in this listing as last saved on ${date}, nothing found: ${names}.`,
      clearMarket: (names: string, date: string) =>
        `Looked at in market figures from CoinGecko of ${date}, nothing found: ${names}.`,
      unknown: (names: string) => `Could not be looked at for want of certain data: ${names}.`,
      notAsked: {
        coin: (names: string) =>
          `Not asked of a coin of this kind, which no issuer backs: ${names}.`,
        exchange: (names: string) => `Not asked of an exchange: ${names}.`,
      },
      names: {
        website: 'website',
        code: 'public code',
        country: 'country',
        age: 'age',
        volume: 'volume against market value',
        supply: 'supply in circulation',
        likeness: 'likeness to other listings',
      },
    },
    check: {
      title: 'Is this the real one?',
      text: 'Paste a link, a handle or a ticker. You learn whether it is the one the directory knows, or only looks like it.',
      label: 'Link, handle, name or ticker',
      submit: 'Check',
      hint: 'It is read and never opened, and we do not keep it.',
      pasted: 'What was pasted',
      hiddenLetter: (code: string) => `${code} is not seen, and was taken out.`,
      foreignLetter: (shown: string, name: string, like: string) =>
        `${shown} is ${name}; it only looks like ${like}.`,
      leadsTo: (host: string) => `A browser reads the address as ${host}.`,
      belongsTo: (domain: string) => `Its owner is whoever has registered ${domain}.`,
      inPunycode: (ascii: string) => `Where other alphabets are not shown it reads ${ascii}.`,
      ofAnybody: 'Many have pages or accounts there: the place says nothing of whose this one is.',
      official: (name: string) => `It is the one the directory has for ${name}.`,
      listed: (name: string) => `The directory has ${name} under this.`,
      looksLike: (name: string) => `It looks like ${name}, and is not it.`,
      unknown: 'It is not in the directory.',
      unreadable: 'It cannot be read as one address.',
      officialMeans:
        'An editor has written it into the field named below. It says nothing of what you are asked to do there: whoever asks for your recovery phrase is after your money.',
      listedMeans: (asked: string) =>
        `${asked} can be several things: a name or a ticker belongs to nobody, and other tokens that are not listed here may have it too. Compare the address.`,
      looksLikeMeans:
        'Do not sign in there and send no coins to it. How it differs stands below: that is what was found, not whose it is or what for.',
      unknownMeans:
        'No listing names it, nor anything that looks so. That makes it neither a fake nor sound: the directory has the main addresses of what is listed, and no others.',
      walletMeans:
        'It looks like the address of a wallet or a contract. The directory has none of those.',
      unreadableMeans:
        'Programs take different parts of it for the address, or it is an address of no page. Do not open it.',
      mailMeans: 'The sender of a mail is easily forged, also with the right address.',
      search: 'Search the directory for it',
      fromSearch: 'Is it a link or a handle? Check whether it is the real one',
      says: (field: string) => `The field “${field}” says:`,
      website: 'Its website:',
      review: (name: string) => `The review of ${name}`,
      differs: 'How it differs',
      examples: 'Try one of these',
      onPhone:
        'On a phone, tap the browser’s address bar to see the whole address. In Telegram and on X the handle begins with @ and stands under the name.',
    },
    differences: {
      letters: (shown: string, expected: string, name: string | null) =>
        name ? `${shown} (${name}) in place of ${expected}` : `${shown} in place of ${expected}`,
      marked: (shown: string, expected: string, code: string) =>
        `${shown} in place of ${expected}: a mark (${code}) was added to the letter`,
      missing: (letters: string) => `${letters} is missing`,
      extra: (letters: string) => `${letters} is one too many`,
      other: (shown: string, expected: string) => `${shown} in place of ${expected}`,
      swapped: (shown: string, expected: string) =>
        `${shown} in place of ${expected}: letters have changed places`,
      punctuation: 'dots, hyphens or blanks stand elsewhere',
      added: (words: string) => `beside the name stands ${words}`,
      call: (words: string) => `beside the name stands ${words}, which anybody can put there`,
      ending: (shown: string, expected: string) => `it ends in ${shown}, not in ${expected}`,
      hosted: (shown: string) => `anybody can have an address that ends in ${shown}`,
      subdomain: (host: string) =>
        `the name stands in front; whose address it is stands at the end: ${host}`,
      user: (host: string) => `what stands before the @ is no address: it leads to ${host}`,
      path: (host: string) => `the name stands after the address, which is ${host}`,
      place: (field: string) => `it is known so in its field “${field}”, and not here`,
    },
  },

  mine: {
    title: 'My list and its zakat',
    link: 'My list',
    text: 'What you watch and what you hold: how much by verdict, what has changed, and an estimate of its zakat.',
    inBrowser: 'Stays in this browser',
    private:
      'No account is needed: all of it stays in this browser. Nothing of it is sent to us or to anyone else: the page loads the same data for everybody, and counts here. Whoever uses this browser can see it, and it goes when the browser’s data is cleared; you can save a copy at the end of the page.',
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
      examples: 'Examples to add',
      exampleNames: { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tether: 'Tether' },
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
      why: (name: string) => `Why it changed: every entry on ${name}`,
    },
    uses: {
      otherwise: 'Ruled otherwise than holding or spot buying:',
      names: {
        staking: 'Staking',
        margin: 'Margin trading',
        futures: 'Futures',
        earn: 'Earn and lending',
      },
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
      bySpot:
        'By the verdict on holding. Where staking or another use is ruled otherwise, the list below says so.',
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
      countedText:
        'It is counted as the rest of your wealth is. We have found no answer on this that we could link.',
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
