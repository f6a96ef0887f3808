import type { ReasonNote } from '#domain/listing/display.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { FactField } from '#domain/listing/plain-field.ts';
import type { Tone } from '#domain/method/definition.ts';
import type { DecidingTone } from '#domain/ruling/deciding-criteria.ts';
import { plural } from './plural.ts';

/** Decisions that are all on the listing or its kind, only some of them, or none. */
type DecisionsOn = 'listing' | 'both' | 'class';
type MostSay = (count: number, total: number, on: DecisionsOn) => string;
const mostSay =
  (verb: string, rest = ''): MostSay =>
  (count, total, on) => {
    const decisions = `${count} of ${total} decisions collected here`;
    if (on === 'class') return `${decisions} on crypto-assets in general ${verb} them${rest}`;
    return `${decisions} ${verb} ${on === 'both' ? 'it or crypto-assets in general' : 'it'}${rest}`;
  };

/** Decisions by what they say, with a noun or without. */
function stanceCounts(noun: string) {
  const counted = (one: string, other: string) => (count: number) =>
    plural('en', count, {
      one: noun ? `# ${noun} ${one}` : `# ${one}`,
      other: noun ? `# ${noun}s ${other}` : `# ${other}`,
    });
  return {
    permitted: counted('permits', 'permit'),
    conditions: counted('permits with conditions', 'permit with conditions'),
    'advises-against': counted('advises against', 'advise against'),
    forbidden: counted('forbids', 'forbid'),
    undecided: counted('leaves the question open', 'leave the question open'),
    'by-case': counted('says that it depends', 'say that it depends'),
  };
}

/** The English texts. Other languages have the same keys; the compiler checks. */
export const en = {
  skipToContent: 'Skip to content',
  loading: 'Loading…',
  opensInNewTab: '(opens in a new tab)',
  leavesSite: '(leaves this site, opens in a new tab)',
  description:
    'A bilingual directory of coins and exchanges: whether each is real or a scam, sound or not, and halal, questionable or haram, with the reasons.',

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
    makeSure: 'Tools and guidance',
    yours: 'Your pages',
    trust: 'How it works',
  },

  footer: {
    about:
      'Tabayyan helps you tell sound projects from scams, and classifies coins and exchanges under a published method, in Arabic and English.',
    follow: 'Follow us',
    copyright: (year: number) => `© ${year} Tabayyan. All rights reserved.`,
  },

  verdict: {
    halal: 'Halal',
    questionable: 'Questionable',
    haram: 'Haram',
    notYetReviewed: 'not yet reviewed',
    overdue: 'Review overdue',
    noFirmness: 'Firmness not recorded',
    /** The scope of verdicts in a list of several scopes. */
    onSpot: 'Spot buying unless stated',
    classified: 'classified',
    /** By the sign of the firmness, for rows without room for its name. */
    firmnessShort: {
      full: 'No dissent here',
      half: 'Contested',
      'half-diamond': 'Contested as a class',
      quarter: 'Few positions',
      dashed: 'Evidence incomplete',
    },
    commonFirmness: (short: string) => `${short}: scholars differ on crypto-assets in general.`,
    departure: 'Departs from the method',
    notAFatwa: 'Research classification, not a fatwa.',
    notAFatwaLong: 'Research classification, not a fatwa. It does not rule on your own case.',
    unsigned: 'No scholar has reviewed this yet.',
    signedBy: 'Signed by',
    signedOn: (date: string) => `on ${date}`,
    signedEarlier: 'as of an earlier version of this classification',
    reviewedOn: (date: string) => `Classified on ${date}`,
    nobodyRuled:
      'No editor has reviewed this yet. The badge shows a default, not a classification.',
  },

  ruling: {
    evidence: 'Evidence for the verdict',
    evidenceOn: (product: string) => `Evidence: ${product}`,
    atAGlance: 'At a glance',
    scholars: 'What bodies and scholars say',
    why: 'Why',
    jump: 'On this page',
    jumps: {
      why: 'Why',
      links: 'Official links',
      contracts: 'Contract addresses',
      licences: 'Licences',
      evidence: 'Evidence',
      scholars: 'Scholars',
      flags: 'Red flags',
      changes: 'Changes',
      soundness: 'Soundness',
      about: 'About',
    },
    conditions: {
      coin: 'Covers holding and spot buying, not staking, margin, futures or lending for a yield.',
      exchange: 'For spot buying and holding only. Each coin has its own verdict.',
    },
    noSpot: (product: string) =>
      `This exchange offers no spot trading. The verdict is on its main product: ${product}.`,
    classified: 'Classified on',
    othersClassified: 'Other products classified',
    nextReview: 'Next review by',
    unchanged: 'Unchanged since it was classified.',
    changedOn: 'Last ledger entry',
    methodVersion: (version: string) => `Method ${version}`,
    formerly: (verdict: string, day: string, isOfEarlierMethod: boolean) =>
      `Changed from ${verdict}${isOfEarlierMethod ? ' (earlier method)' : ''}, recorded on ${day}`,
    decisions: (total: number) =>
      plural('en', total, {
        one: '# decision collected here',
        other: '# decisions collected here',
      }),
    mostSay: {
      permitted: mostSay('permit'),
      conditions: mostSay('permit', ' with conditions'),
      'advises-against': mostSay('advise against'),
      forbidden: mostSay('forbid'),
      undecided: (count: number, total: number, on: DecisionsOn) =>
        `${count} of ${total} decisions collected here${on === 'class' ? ' on crypto-assets in general' : ''} leave the question open`,
      'by-case': mostSay('permit', ' in some cases only'),
    },
    ofWhichNamed: (named: number, onClass: number) =>
      `. Of all ${named + onClass}, ${plural('en', named, { one: '# is', other: '# are' })} on this listing or its kind, ${onClass} only on crypto-assets in general`,
    onSpotAsClass: 'apply to spot buying; all are about crypto-assets in general',
    noneNames: '; we found none on this listing or its kind',
    namedBy: (total: number, named: number, classOnly: number) =>
      `${total} decisions: ${named} on this listing or its kind, ${classOnly} only on crypto-assets in general.`,
    noDecisions: 'We have found no decision by a named body or scholar on this listing.',
    followsCriteria: 'The criteria decide, not this count.',
    coreCriteria: 'Core criteria',
    otherCriteria: 'Other criteria',
    lesserCriteria: 'Other criteria: these alone cannot lead to a haram verdict',
    ground: {
      fail: (_count: number) => 'Fails',
      concern: (count: number) =>
        plural('en', count, { one: 'Deciding concern', other: '# deciding concerns' }),
      unknown: (_count: number) => 'Not known',
    },
    failsBeside: (finding: string, names: string) => `${finding}, but not core: ${names}`,
    product: 'Product',
    decides: 'Grounds',
    decidedBy: (finding: string, _tone: DecidingTone, criteria: string, _count: number) =>
      `${finding}: ${criteria}`,
    dueColumn: 'Next review',
    nothingOpen: 'No objection on any core criterion',
    forbiddenForOther:
      'Those who forbid it may do so on grounds our criteria do not cover, such as speculation on its price or the lack of a state issuer; see each position.',
    notLookedAt: 'Not classified',
    unoffered: { no: 'Not offered', forbidden: 'Its regulator forbids it' },
    matrix: (name: string) => `The products of ${name}, each with its verdict`,
    products: 'Evidence for each product',
    otherEvidence: 'Evidence for its other products',
    positions: 'What bodies and scholars have said',
    noPositions: 'We have found no statement by a named body or scholar that we could link to.',
    noGrounds:
      'No criterion has a source yet. The summary above is the only explanation of the verdict.',
    passing: (passing: number, asked: number) =>
      `${passing} of ${asked} criteria without objection`,
    howWeJudge: 'How we classify, and what each criterion means',
    scope: 'Applies to',
    reviewer: 'Reviewed by',
    method: 'Method',
    version: (version: string) => `version ${version}`,
    reviewDue: 'Next review by',
    overdue: 'The next review is overdue; this one may be out of date.',
    departureIsReason: 'See the summary above.',
    sources: (count: number) => plural('en', count, { one: '# source', other: '# sources' }),
    linesOf: (criterion: string) => `“${criterion}” in the method`,
    isCore: 'Core.',
    stillConcern: ', still a concern',
    openCore: (criteria: string, count: number) =>
      `Not known on ${count === 1 ? 'a core criterion' : 'core criteria'}: ${criteria}.`,
    isOpenCore: 'Core: the verdict cannot be halal until this is known.',
    noSource: 'We have found no public source that answers this.',
    copyRead: (readOn: string, copiedOn: string) =>
      `read on ${readOn} in a copy stored on ${copiedOn}`,
    asset: 'Kind of asset',
    stakingForm: 'Form of staking',
    departs: (verdict: string) => `This verdict departs from the method, which gives “${verdict}”.`,
    departsFromNothing: 'This verdict departs from the method, which gives no verdict yet.',
    linkedPosition: 'Linked position',
    secondEditor: 'Second editor',
    departsWithout: (missing: string) => `The departure lacks ${missing}.`,
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
    text: 'What councils, religious authorities, advisory firms and scholars have said about crypto-assets, with sources. This is not a vote.',
    none: 'No positions yet.',
    ourVerdict: 'Our verdict:',
    whyOurs: 'Why ours differs',
    nextHolder: 'Next body or scholar:',
    differTitle: 'Where the decisions collected here differ',
    differ: (positions: number, decisions: number, holders: number) =>
      `${decisions} decisions by ${holders} bodies and scholars, quoted here in ${positions} positions. A decision is one ruling or statement, counted once with its parts, translations and reprints. A position is one entry, such as an answer, a part of it, a translation or a reprint, and may cover several subjects. “It depends” marks a decision that permits some cases and forbids others.`,
    filter: 'Filter positions',
    search: 'Body, scholar, country or coin',
    stance: 'Stance',
    found: (positions: number, decisions: number) =>
      `Found: ${plural('en', positions, { one: '# position', other: '# positions' })} from ${plural('en', decisions, { one: '# decision', other: '# decisions' })}.`,
    singles: (count: number) =>
      plural('en', count, {
        one: '# subject with a single decision',
        other: '# subjects with a single decision each',
      }),
    bodies: (count: number) => plural('en', count, { one: '# body', other: '# bodies' }),
    scholars: (count: number) => plural('en', count, { one: '# scholar', other: '# scholars' }),
    noCountry: 'International, or country not stated',
    decided: 'In their words',
    holdersTitle: 'Bodies and scholars by country',
    allOf: (name: string) => `All positions: ${name}`,
    held: (positions: number, decisions: number) =>
      `${plural('en', positions, { one: '# position', other: '# positions' })} from ${plural('en', decisions, { one: '# decision', other: '# decisions' })}`,
    ofHolder: (name: string) => `${name}: statements on crypto-assets, with their sources.`,
    shortStances: { conditions: 'With conditions', 'by-case': 'It depends' },
    stances: {
      permitted: 'Permitted',
      conditions: 'Permitted with conditions',
      'advises-against': 'Advised against',
      forbidden: 'Forbidden',
      undecided: 'Undecided',
      'by-case': 'It depends',
    },
    counted: stanceCounts(''),
    /** The first of several counts. */
    firstCounted: stanceCounts('decision'),
    quoted: (own: number, quotes: number) => {
      const texts = quotes === 1 ? 'quoted here' : `quoted here in ${quotes} texts,`;
      if (own === 0) return `${texts} as others report ${quotes === 1 ? 'it' : 'them'}`;
      return `${texts} ${own < quotes ? `${own} of them ` : ''}in their own words`;
    },
    holderKinds: { body: 'Body', person: 'Individual' },
    byStance: (decisions: number) =>
      plural('en', decisions, { one: '# decision by stance', other: '# decisions by stance' }),
    firstNamed:
      'Under each stance we show the latest position, first-hand if possible. “Show all” lists everyone by name.',
    countryBars: 'Numbers and bars count decisions.',
    sameReported: (who: string) => `Counted with this decision: reported by ${who}`,
    sameAgain: 'Counted with this decision: a further statement',
    undated: 'undated',
    newer: (stance: string, year: string) =>
      `newer position: ${`${stance}`.toLowerCase()} (${year})`,
    parts: (positions: number, decisions: number) =>
      `${plural('en', positions, { one: '# position', other: '# positions' })} from ${plural('en', decisions, { one: '# decision', other: '# decisions' })}: a decision is counted once, and its parts, translations and reprints are listed one by one.`,
    countedHow: 'How decisions are counted',
    subjectsText:
      'A position counts only for the subjects it names. Some of the permissions are certificates from advisory firms, marked as such. A certificate is not a fatwa, and covers a product as it was on the day of issue.',
    foundTitle: 'Results by subject',
    oneAnswer: 'Where the decisions collected here do not differ',
    covers: 'Covers:',
    alsoCovers: 'Also covers:',
    asClass: 'crypto-assets in general',
    acts: {
      spot: 'holding and spot buying',
      staking: 'staking',
      margin: 'margin trading',
      futures: 'futures',
      earn: 'lending for a yield',
      mining: 'mining',
    },
    actOf: (act: string) => ` (${act})`,
    school: 'School',
    gloss: 'Our translation',
    unreadGloss: 'Our translation, not yet reviewed',
    original: (language: string) => `Original (${language})`,
    titleIn: (language: string) => `source in ${language}`,
    ownWords: 'in their own words',
    reportedBy: 'reported by',
    eachStance: 'Shown: each stance’s latest position, first-hand if possible.',
    more: (all: number) =>
      all === 1
        ? 'More texts of this decision'
        : all === 2
          ? 'The other decision'
          : `The rest of the ${all} decisions`,
    /** `isRest`: other decisions name the listing or its kind. */
    onClass: (count: number, isRest: boolean) => {
      if (count === 0) return 'Parts of these decisions on crypto-assets in general';
      const decisions = plural('en', count, { one: '# decision', other: '# decisions' });
      return `${decisions} on crypto-assets in general${isRest ? ' only' : ''}`;
    },
    listedApart:
      'A decision is counted once; its parts, translations and reprints are listed one by one.',
  },

  countries: {
    title: 'Law and licences by country',
    menu: 'Law by country',
    text: 'What the laws of the Arab states and Türkiye say about cryptocurrencies.',
    pick: 'Choose your country',
    titleOf: (country: string) => `${country}: law and licences`,
    textOf: (country: string) =>
      `${country}: whether cryptocurrencies are allowed, who licenses platforms, and which exchanges in this directory are in its registers.`,
    states: {
      licensed: 'Allowed through licensed or supervised firms',
      prohibited: 'Prohibited',
      'called-illegal': 'Called illegal by an official body',
      warned: 'Officially warned against',
      unsettled: 'Unsettled',
      unseen: 'Not known yet',
    },
    /** For the key of their signs. */
    shortStates: {
      licensed: 'Licensed firms',
      prohibited: 'Prohibited',
      'called-illegal': 'Called illegal',
      warned: 'Official warning',
      unsettled: 'Unsettled',
      unseen: 'Not known yet',
    },
    legalIsNotHalal:
      'This page is about the law. A coin or exchange that is legal or licensed may still be classified as haram. Each coin and exchange has its verdict on its own page.',
    notAdvice: 'This is not legal advice.',
    readSince: (day: string) => `The sources were read on ${day} or later.`,
    decisionsTitle: 'Laws, decisions and sources',
    ownWords: 'its own text',
    secondHand: 'second-hand',
    onlyReported: (count: number) =>
      plural('en', count, {
        one: 'Second-hand, in one report; original not read',
        other: 'Second-hand, in # reports; original not read',
      }),
    regulatorTitle: 'Licensing and supervision',
    regulatorUnseen: 'We do not know yet who licenses or supervises platforms here.',
    platformsTitle: 'Exchanges in this directory',
    withWhom: 'Which exchanges are licensed?',
    cells: {
      licensed: 'Licensed',
      ended: 'Licence ended',
      absent: 'Not in the copy we read',
      noRegister: 'No public register of licensed firms found',
      unseen: 'Not yet checked in any register',
    },
    since: (day: string) => `since ${day}`,
    until: (day: string) => `until ${day}`,
    licensedFor: 'Licensed for:',
    services: {
      custody: 'custody',
      platform: 'running a trading platform',
      exchange: 'exchanging coins',
      broker: 'executing customers’ orders',
      placing: 'placing new coins',
      advice: 'giving advice',
      portfolio: 'managing portfolios',
      transfer: 'transferring coins',
      lending: 'lending',
      derivatives: 'running a derivatives market',
    },
    namesLooked: (names: string) => `Names searched: ${names}`,
    registerOf: 'Register:',
    copyOf: (by: string, copiedOn: string) => `copied by ${by} on ${copiedOn}`,
    ownCopy: (copiedOn: string) => `its own file of ${copiedOn}`,
    oldCopy: (days: number) =>
      plural('en', days, {
        one: '# day old: the register may have changed since',
        other: '# days old: the register may have changed since',
      }),
    others: 'All other exchanges in this directory',
    onlyThatDay:
      'A licence is shown as of the day of the copy. Check the register itself before you send money.',
    fatwaTitle: 'What official religious bodies have said',
    noFatwa:
      'We found no decision by an official religious body of this country. There may be one.',
    holdersTitle: 'Bodies and scholars of this country',
    cannotTell: ', so we cannot say which of these exchanges this country licenses.',
    holdersThere: (count: number) => `Other bodies and scholars in this country: ${count}`,
    licensedCount: (count: number) =>
      plural('en', count, {
        one: '# licensed exchange in this directory',
        other: '# licensed exchanges in this directory',
      }),
    allPositions: 'All positions of bodies and scholars',
    complainHere: 'Where to complain',
    authoritiesTitle: 'Authorities’ pages',
    complainUnseen: 'We have found no complaint form yet.',
    readInCopy: (day: string) => `read in a stored copy on ${day}`,
    readTitle: 'Law and licence sources read on',
    reviewTitle: 'Next review by',
    asOf: (day: string) => `register copy of ${day}`,
    licencesTitle: 'Where it is licensed',
    noLicences: 'Not yet checked in any register. It may hold a licence.',
    failsAnyway: (criterion: string, finding: string) =>
      `${criterion}: ${`${finding}`.toLowerCase()}. No licence listed below changes this.`,
    europeanUnion: 'European Union',
    elsewhere: (unseen: number, noRegister: number) =>
      `Elsewhere in the Arab states and Türkiye: registers not yet checked in ${unseen}, no public register found in ${noRegister}`,
    choose: 'Law and licences by country',
    mine: 'Your country',
    remember: 'Set as my country',
    forget: 'Forget my country',
    onlyHere: 'Stored in this browser only.',
    unsaved:
      'This browser cannot store your choice, perhaps because this is a private window or storage is full.',
    mineMeans:
      'Exchange pages will then say what we know about licences in this country; the country list and the scam guide will show it first.',
    quotesTitle: 'What we have read, source by source',
    yearNote: 'The year is that of the law or statement named in the row.',
    noYear: 'no date',
    knownFromReports: 'Not read. Known from the reports below.',
  },

  scammed: {
    title: 'What to do if you have been scammed',
    menu: 'If you have been scammed',
    short: 'Been scammed?',
    text: 'Stop, keep records, report it, and beware of anyone who promises to get your money back.',
    readOn: (day: string) =>
      `Our editors’ advice, last read through on ${day}. It quotes no source.`,
    stopTitle: 'Stop now',
    first: 'Do not send anything else.',
    stop: [
      {
        lead: 'Paid by card or transfer?',
        text: 'Call your bank or card issuer on the number printed on the card and ask whether the payment can still be stopped.',
      },
      {
        lead: 'Shared your phrase?',
        text: 'If anyone has seen your recovery phrase or private key, move what is left to a new wallet with a new phrase.',
      },
      {
        lead: 'Asked for more?',
        text: 'Do not pay. A tax, fee or deposit that must be paid before you can withdraw is part of the fraud.',
      },
      {
        lead: 'Sent coins?',
        text: 'Write to the exchange that you sent them from, and to the one that received them, if you know which. Give the transaction ID.',
      },
      {
        lead: 'Connected a wallet?',
        text: 'Revoke the permissions that you gave to their website.',
      },
      {
        lead: 'Gave remote access?',
        text: 'If you installed a program or let someone control your device, disconnect it from the internet and change your passwords on another device.',
      },
    ],
    recordsTitle: 'Keep records',
    records: [
      'Do not delete conversations, e-mails or apps. Take screenshots that show the date and the account.',
      'Note the web addresses, handles, phone numbers and names that were used.',
      'Note each payment: day, amount, transaction ID, sending and receiving address, bank receipt.',
      'Write down what happened, in order, while you still remember it.',
    ],
    reportTitle: 'Report it',
    report: [
      'Go to the police or the public prosecutor where you live. Ask for a copy of the report and its number: your bank and the exchange may want to see them.',
      'Tell the authority that supervises crypto platforms in your country. Even if you do not get your money back, it can warn others.',
    ],
    toReport: 'Where to report in your country',
    country: 'Your country',
    choose: 'Choose a country',
    show: 'Show where to report',
    where: (country: string) => `Where to report: ${country}`,
    whereAny: 'Where to report',
    police: 'Police or public prosecutor',
    policeText:
      'Go to the station or office for the area where you live. Bring your records and ask for the number of your report.',
    authority: 'Authority that supervises crypto platforms',
    linksNote: (count: number): string =>
      count === 1
        ? 'The link leads to the authority’s own site. We did not open the live page; if a date is given, we read a stored copy.'
        : 'The links lead to the authorities’ own sites. We did not open the live pages; where a date is given, we read a stored copy.',
    noAddress: 'We have no web address of an authority to report to in this country.',
    recoveryTitle: 'Promises to get your money back',
    recovery: [
      '“Recovery agents”, “hackers”, “lawyers” and false officials target people who have already lost money. Some are the same fraudsters as before.',
      'No recovery agent can reverse a confirmed transfer of coins. A screenshot that shows your coins “found” or “frozen” proves nothing.',
      'Anyone who wants a payment in advance, your recovery phrase or control of your device is after your money.',
      'If someone says they are an official, break off contact, look up the authority’s number yourself and call it.',
    ],
    limitsTitle: 'What we cannot do',
    limits:
      'We cannot get money back, trace coins or pass on reports. We cannot say what a report will achieve. This is not legal advice.',
    askedAlready: 'Already sent money or signed in? What to do now',
  },

  methodology: {
    title: 'How we classify',
    text: 'What we check, and how findings become a verdict.',
    otherwise: 'otherwise',
    inLists: (short: string) => `(in lists: ${short})`,
    lesser: 'not core',
    example: 'For example:',
    rule: (place: number) => `→ Rule ${place}:`,
    verdictTitle: 'The same rules in full sentences',
    keyTitle: 'Key to the marks',
    rosette: [
      'Each petal is a criterion, drawn like the findings here; an arc outside it marks a core one.',
      'The sign in the middle is the verdict, and the ring around it its firmness.',
    ],
    assetsTitle: 'Kinds of asset',
    keyMeanings: 'What each mark means',
    assetsNote: 'Each kind has its own questions; in doubt we apply the stricter kind',
    limitsNote: 'What documents do not show, and thresholds of our own',
    versionsNote: (version: string, date: string) => `Version ${version} since ${date}`,
    criteriaNote: (count: number) => `${count} questions, and what each answer means`,
    findingsTitle: 'Finding on a criterion',
    firmnessTitle: 'How firm the verdict is',
    reviewTitle: 'Review steps',
    treeTitle: 'Rules',
    treeText:
      'The first rule that fits gives the verdict. Under each: the coins and exchanges to which it applies today.',
    countsText: (all: number) =>
      `Each bar is the rule’s share of all coins and exchanges (${all}). The counts are for holding and spot buying, or for the main product of an exchange without spot trading. A linked count opens its list.`,
    noVerdict: 'Not yet reviewed',
    counted: {
      coin: (count: number) => plural('en', count, { one: '# coin', other: '# coins' }),
      exchange: (count: number) => plural('en', count, { one: '# exchange', other: '# exchanges' }),
    },
    earlier: (version: string, counts: string) =>
      `Not counted here, because they still follow version ${version}: ${counts}.`,
    noCounts: 'Today’s counts are not available right now.',
    criterion: 'Criterion',
    coreFor: 'Weight',
    criteriaTitle: { coin: 'Criteria for coins', exchange: 'Criteria for exchanges' },
    coreMeans:
      'A core criterion can decide the verdict by itself: if it fails, the verdict is haram; if it raises a concern, questionable.',
    coreTitle: 'Core criteria',
    coreText:
      'For holding and spot buying of coins, and for spot trading on exchanges. Select a name to see its question and answers. Some kinds of coin have further core criteria, in the full list below.',
    coreOf: { coin: 'Coins', exchange: 'Exchanges' },
    core: (scope: string) => `${scope}: core`,
    coreOnly: (scope: string, kinds: string) => `${scope}: core (only for: ${kinds})`,
    coreExcept: (scope: string, kinds: string) => `${scope}: core (all kinds except: ${kinds})`,
    notCore: (scope: string) => `${scope}: not core`,
    othersBelow: '(more below)',
    departuresTitle: 'Departures',
    departuresJump: 'Departures',
    departuresText:
      'Each verdict is compared with the version of the method under which it was given.',
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
    parts: { coin: 'Criteria for coins', exchange: 'Criteria for exchanges', findings: 'Findings' },
    added: 'New',
    dropped: 'Removed',
    renamed: 'Renamed',
    renamedTo: (before: string, after: string) => `“${before}” is now “${after}”`,
    limitsTitle: 'Limits',
    changesTitle: 'Versions',
    version: (version: string, date: string) => `Version ${version}, ${date}`,
  },

  compare: {
    title: 'Compare',
    text: 'Compare two to four coins, or two to four exchanges, criterion by criterion.',
    named: (names: string) => `${names}: comparison`,
    choose: 'Choose what to compare',
    chooseHint:
      'One name or symbol per field. Compare coins with coins, or exchanges with exchanges.',
    field: (place: number) => `Coin or exchange ${place}`,
    addMore: 'Add a third or fourth',
    examples: 'Comparisons to try',
    pairs: ['Bitcoin and Ethereum', 'USDT and USDC', 'Binance and Kraken'],
    example: 'Example: Bitcoin and Tether',
    whole: 'See the whole comparison',
    placeholders: ['e.g. Bitcoin', 'e.g. Tether'],
    compare: 'Compare',
    notFound: (given: string) =>
      `Nothing to compare here matches “${given}”. Coins are compared with coins, exchanges with exchanges.`,
    tooFew: 'Add at least two to compare.',
    criterion: 'Criterion',
    differs: 'differs',
    others: 'New comparison',
    differIn: 'Findings differ on:',
    askedOnly: (names: string) => `Asked of ${names} only:`,
    shownOf: (shown: number, differing: number) =>
      `Shown: ${shown} of the ${differing} criteria on which they differ.`,
    byProduct: 'Verdict by product',
    notRuled: 'Not classified',
    notAsked: 'Not asked of this kind',
    noneRuled: (scopes: string, listings: number) =>
      `Not classified for ${listings === 2 ? 'either' : 'any'} of them: ${scopes}.`,
    onlyDifferent: (differing: number, askedOfSome: number, compared: number): string =>
      [
        differing > 0 && `${differing} differing`,
        askedOfSome > 0 && `${askedOfSome} asked of ${compared === 2 ? 'one' : 'some'} only`,
      ]
        .filter(Boolean)
        .join(', ') || 'No differences',
    askedMark: (compared: number): string => `asked of ${compared === 2 ? 'one' : 'some'} only`,
    all: (criteria: number) => `All ${criteria} criteria`,
    noneDiffer: 'No known findings differ here.',
    note: 'Note',
    add: 'Compare with others',
  },

  terms: {
    title: 'Fees and availability',
    text: 'As the sources stated on the days we read them. These facts can change at any time and are not part of the classification.',
    spotFee: 'Spot fee',
    fee: (maker: string, taker: string) => `Maker ${maker} · taker ${taker}, before discounts`,
    deposits: 'Regional currencies accepted',
    noCurrency: 'None',
    refused: 'Countries not served',
    noCountry: 'None',
    reserves: 'Proof of reserves',
    provenOn: (day: string) => `Dated ${day}`,
    noDay: 'No date given',
    auditor: 'Auditor:',
    noAuditor: 'No auditor named',
    liabilities: 'The exchange states what it owes customers',
    noLiabilities: 'The exchange does not state what it owes customers',
    underEvidence: 'see Evidence',
    notLooked: 'Not yet checked',
  },

  soundness: {
    title: 'Soundness',
    isEstimate: 'an editor’s estimate',
    meaning:
      'One star for each “yes” below and half a star for each “partly”. The stars measure soundness only, not halal status.',
    estimate:
      'This number is an editor’s estimate, because not every question below has a sourced answer yet. It measures soundness only, not halal status.',
    answers: { yes: 'Yes', partly: 'Partly', no: 'No', 'not-known': 'Not known' },
    questions: {
      works: {
        name: 'Works and can be inspected',
        question: 'Does it do what it promises, and can its code or accounts be inspected?',
      },
      record: {
        name: 'Track record',
        question:
          'Has it held up well: has it been audited, and were losses from incidents made good?',
      },
      control: {
        name: 'Control',
        question: 'Is it safe from change, freezing or seizure by any single party?',
      },
      law: {
        name: 'Legal standing',
        question: 'Is there an accountable organisation, a licence or a clear legal status?',
      },
      staying: {
        name: 'Staying power',
        question: 'Do its age, liquidity and spread of ownership suggest that it will last?',
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
      'Is it real, is it sound, is it halal? For each coin and exchange: a verdict, its sources and any scholars who disagree.',
    ask: 'Name, symbol or link',
    askSubmit: 'Check',
    tryThese: 'Examples',
    exampleName: 'Solana',
    counts: {
      sources: (count: number) =>
        plural('en', count, { one: '# sourced quote', other: '# sourced quotes' }),
      entries: (count: number) =>
        plural('en', count, { one: '# ledger entry', other: '# ledger entries' }),
    },
    boardTitle: (coins: number) =>
      plural('en', coins, { one: '# coin by verdict', other: '# coins by verdict' }),
    striped: 'striped: evidence incomplete',
    petals: 'One petal for each criterion.',
    toolsTitle: 'Tools',
    tools: {
      check: { title: 'Check a website', hint: 'Accounts and contracts too' },
      compare: { title: 'Compare', hint: 'Criterion by criterion' },
      mine: { title: 'My list and zakat', hint: 'Stored in this browser only' },
      countries: { title: 'Law by country', hint: 'Allowed or not, and who is licensed' },
    },
    changesTitle: 'Latest changes',
    changesText: 'From the public ledger, with the day recorded. One entry per coin or exchange.',
    allChanges: 'Full ledger',
    scholarsTitle: 'Where scholars differ',
    scholarsText: 'Decisions collected here, by stance. This is not a vote.',
    allPositions: 'All positions',
    signUp: 'Sign up',
    watchDemo: 'Watch the demo',
    // Fixed figures: requirement 1.4.
    statistics: [
      { figure: '1M+', label: 'users' },
      { figure: '50+', label: 'cryptos' },
      { figure: '99.9%', label: 'uptime' },
    ],
    exchangesTitle: 'Exchanges',
    exchangesText: 'A selection of trading platforms in the directory.',
    allExchanges: 'All exchanges',
    readReview: 'Read Review',
    tryNow: 'Try Now',
    trendingTitle: 'Trending coins',
    trendingText: 'A selection of coins in the directory.',
    allCoins: 'All coins',
    details: 'Details',
    featuredTitle: 'Featured coins',
    featuredText: 'The number of criteria without objection for each coin, and a comparison.',
    tabs: { label: 'View', featured: 'Featured', comparison: 'Comparison' },
    illustrative: 'Illustrative figures',
    placeholders: '(not real data)',
    price: 'Price',
    change24h: '24h change',
    marketCap: 'Market cap',
    volume: 'Volume',
    distributionTitle: 'By verdict',
    averageRating: 'Average rating',
    share: (coins: string, percent: string) => `${coins}, ${percent}`,
    acrossNewest: (count: number) =>
      plural('en', count, { one: 'For the newest coin', other: 'For the # newest coins' }),
    mockupTitle: 'The whole picture on one screen',
    mockupText:
      'Verdict, reason, findings and official links together, so that you see more than a price.',
    mockupPoints: [
      'The verdict and how firm it is',
      'Findings with their sources quoted',
      'Official links, to tell real from fake',
    ],
  },

  listing: {
    asks: {
      real: 'Is it real?',
      sound: 'Is it sound?',
      costs: { no: 'Not met:', 'not-known': 'Not known:', partly: 'Met in part:' },
      website: 'Official site:',
      isReal: {
        coin: {
          pass: 'Nothing against it',
          concern: 'There is a concern',
          fail: 'It fails this test',
          unknown: 'Not known',
          'not-applicable': 'Does not apply',
        },
        exchange: {
          pass: 'Licence confirmed',
          concern: 'Concern about its licence',
          fail: 'It fails on its licence',
          unknown: 'Licence not confirmed',
          'not-applicable': 'No licence applies',
        },
      } satisfies Record<Kind, Record<Tone, string>>,
      resolved: (finding: string) => `Failure ${`${finding}`.toLowerCase()}`,
      isSound: {
        all: 'On every point',
        most: 'Mostly',
        part: 'In part',
        little: 'Little is shown',
        none: 'Not shown on any point',
      },
      ofQuestions: (count: number, all: number) =>
        count === all ? `all ${all} questions` : `${count} of ${all} questions`,
      fails: (criterion: string, finding: string) => `${criterion}: ${`${finding}`.toLowerCase()}`,
      noFlags: 'No sign of fraud found',
      flags: (count: number, names: string) =>
        `${plural('en', count, { one: 'Red flag', other: '# red flags' })}: ${names}`,
      flag: {
        website: 'no official website',
        code: 'no link to public code',
        country: 'no known country',
        age: 'under a year old',
        volume: 'unusual trading volume',
        supply: 'most of the supply not in circulation',
        likeness: 'looks like another listing',
      },
    },
    coin: 'Coin',
    status: 'Verdict',
    rating: 'Soundness',
    view: 'View',
    visit: 'Visit',
    review: 'Review',
    viewNamed: (name: string) => `View ${name}`,
    about: 'About',
    pros: 'Pros',
    cons: 'Cons',
    reason: 'Why this verdict',
    wholeText: 'Full reason',
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
    factsUpdated: (date: string) => `Facts updated on ${date}`,
    inEnglish: 'Available in English only for now.',
    reasonNote: {
      verdictChanged: 'The verdict has changed since this reason was written.',
      earlier: 'An editor reviewed this reason. A newer version has not been reviewed yet.',
      unread: 'No editor has reviewed the Arabic translation of this reason yet.',
      untranslated: 'Available in English only for now.',
    } satisfies Record<ReasonNote, string>,
    noDescription: 'No description yet.',
    ownWords:
      'The description, pros and cons are the editors’ own words, without sources. No verdict rests on them.',
  },

  feed: {
    title: 'New and changed reviews',
  },

  api: {
    title: 'API for developers',
    groups: {
      listings: 'Coins and exchanges',
      evidence: 'Evidence and ledger',
      law: 'Law and warnings',
      tools: 'Check, markets and news',
      service: 'Service status',
    },
    text: 'Coins, exchanges, classifications, markets and news as JSON. Read-only. No key is needed, and any website can call it.',
    base: 'Base URL',
    key: 'Key',
    noKey: 'not needed',
    openApi: 'OpenAPI document',
    addresses: 'Endpoints',
    summaries: {
      listCoins: 'List coins',
      getCoin: 'Get a coin',
      getCoinRulings: 'Get the evidence for a coin’s verdicts',
      countCoins: 'Count coins',
      listExchanges: 'List exchanges',
      getExchange: 'Get an exchange',
      getExchangeRulings: 'Get the evidence for an exchange’s verdicts',
      countExchanges: 'Count exchanges',
      listPositions: 'List positions of bodies and scholars',
      listCountries: 'List countries with their law on crypto-assets',
      listLicences: 'List exchanges’ entries in public registers',
      findWarnings: 'Find warnings about a domain or an address',
      listChanges: 'List changes to classifications, newest first',
      getRulingText: 'Get the exact text that a ledger digest covers',
      checkReal: 'Check whether a link, handle, name, symbol or contract address is official',
      getMarkets: 'List the top 100 coins by market cap',
      getNews: 'List news, newest first',
      getHealth: 'Health check',
      getReadiness: 'Readiness check',
    },
    parametersTitle: 'Parameters',
    parameters: {
      id: 'The last segment of the listing page’s path.',
      q: 'All or part of a name, in Arabic or English, or of a symbol.',
      category: 'The verdict.',
      country: 'Country name in English, as used in listings.',
      sort: 'Sort field.',
      order:
        'Ascending or descending. Default: depends on the sort field (highest, newest or A–Z first).',
      limit: 'Maximum listings per response.',
      cursor: 'Where to continue: nextCursor from the previous response.',
      before: 'Entries before this number: nextBefore from the previous response.',
      entries: 'Maximum entries per response.',
      code: 'Two-letter country code (ISO 3166-1), or EU.',
      listing: 'The id of an exchange.',
      exchanges: 'Maximum exchanges per response.',
      pasted: 'A link, handle, name, symbol or contract address. Links are never opened.',
      warned: 'Text that contains a domain or an address. Links are never opened.',
      digest: 'The digest of a ledger entry, from /api/changes.',
      topic: 'The topic of the articles.',
      lang: 'The language of the articles.',
    },
    values: 'Values',
    range: (from: string, to: string) => `From ${from} to ${to}`,
    initial: 'Default',
    request: 'Request',
    answer: 'Sample response',
    answerCut: 'Sample response (truncated)',
    ratingNote:
      'rating is the stars rounded down to a whole number. Half stars are in soundness.stars, in the response for a single coin or exchange.',
    open: 'Open the response',
    pagingTitle: 'Pagination',
    pagingText:
      'Each page returns nextCursor. Send it as cursor with the same parameters to get the next page; null means there are no more. Listings added meanwhile cause no repeats or gaps.',
    errorsTitle: 'Status codes and errors',
    errorsText:
      'An error response is an object: error is the message, and field names the parameter at fault, if any.',
    statuses: {
      304: 'Unchanged since the response whose ETag was sent as If-None-Match.',
      400: 'A parameter is invalid.',
      404: 'No such listing or digest.',
      429: 'Too many requests a minute from one address or range.',
      503: 'Service temporarily unavailable.',
    },
    limitsTitle: 'Limits and caching',
    limitsText:
      'Where a limit applies, responses carry rate-limit headers. Send the ETag back as If-None-Match: if nothing has changed, the response is a 304 without a body.',
    limit: 'Limit',
    perMinute: (count: number) =>
      `${count} requests a minute from one IPv4 address or IPv6 /64 range`,
    noLimit: 'unlimited',
    headers: {
      etag: 'Version of the response; send it as If-None-Match.',
      rateLimit: 'Requests left (r) and seconds until the limit resets (t).',
      rateLimitPolicy: 'Requests allowed (q) per window in seconds (w).',
      retryAfter: 'Seconds to wait before the next attempt.',
    },
    accessTitle: 'Use from other sites',
    accessText: 'Any site may call the API with GET requests. Cookies are not used.',
    badgeTitle: 'A badge for your page',
    badgeText:
      'The current name and verdict of a listing, with the date of the verdict, in a frame or as a linked image. The badge follows the reader’s dark or light setting, unless you set theme=dark or theme=light.',
    badgeFrame: 'In a frame',
    badgePicture: 'As an image',
  },

  about: {
    title: 'About this site',
    text: 'A directory of coins and exchanges, classified under a published method, with the sources of each finding quoted.',
    countsTitle: 'The directory today',
    counts: {
      decisions: (count: number) =>
        plural('en', count, {
          one: '# decision by a body or scholar',
          other: '# decisions by bodies and scholars',
        }),
    },
    verifyTitle: 'What you can verify',
    payments: {
      title: 'No payments or advertisements',
      text: 'The software has no way to take payments, and no place for advertisements, paid listings or paid ranking.',
    },
    method: {
      title: 'A published method',
      text: 'The criteria and rules are public. Where an editor departs from them, the page says so.',
    },
    ledger: {
      title: 'A public ledger',
      text: 'Every change to a classification is recorded. Each entry is linked to the one before it, so a later alteration can be detected.',
    },
    answersTitle: 'Who answers for this site',
    publisher: 'Publisher',
    statement: 'Publisher’s statement',
    ownWords: 'As the publisher states it; not independently verified.',
    whoPays: 'Who pays',
    beyond: 'Only the publisher can say whether anyone pays it or the editors.',
    unsaid: {
      name: 'No named person or company answers for the verdicts.',
      whoPays: 'Not stated: you cannot tell if payers have an interest in a verdict.',
    },
    errorTitle: 'If you find an error',
    errorText:
      'You cannot report it here, so it stays until an editor finds it. Every quote links to its document: check the fact there. The ledger shows whether a verdict has been changed.',
    decidesTitle: 'Who decides the verdicts',
    decides: [
      {
        by: 'Editors and rules',
        text: 'Editors read the sources and record a finding for each criterion. The published rules turn the findings into the verdict.',
      },
      {
        by: 'Departures',
        text: 'An editor may depart from the rules. The page says so and why, or which required part is missing.',
      },
      {
        by: 'Scholars',
        text: 'A verdict is not a fatwa. One that a scholar has signed carries that scholar’s name; any other says that no scholar has reviewed it.',
      },
    ],
    linksTitle: 'Links to other sites',
    links: [
      {
        from: 'Official links, “Visit” and “Try Now”',
        to: 'They lead to the official site and accounts of the coin or exchange, as the editors entered them.',
      },
      {
        from: 'Evidence and positions',
        to: 'Each quote links to the document that it is taken from.',
      },
      { from: 'Headlines', to: 'Each opens the article on its publisher’s site.' },
      {
        from: 'Market figures',
        to: 'They come from CoinGecko, and the link beside them leads there.',
      },
    ],
    linkRules:
      'The software adds no affiliate or referral code to a link. A link to another site opens in a new tab and does not tell that site which page you came from.',
    startTradingHere: (label: string) => `“${label}” leads to the list of exchanges on this site.`,
    startTradingAway: (label: string, host: string) =>
      `“${label}” leads to ${host}, a link that the publisher has set.`,
    operatorLinksTitle: 'Links set by the publisher',
    operatorLinksText:
      'Chosen by the publisher, not recommended by the editors. Only the publisher can say whether it earns from them. Names like “Sign up” are fixed, but there are no accounts or videos.',
    operatorIcons: 'The publisher also decides where the icons in the footer lead.',
    operatorArrow: 'An arrow marks a link that leaves this site.',
    ownPage: (title: string) => `a page on this site: ${title}`,
    ownPages: 'These links lead to pages of this site:',
    correctionsText:
      'If a fact, quote, link or translation is wrong or out of date, tell us which page and, if you can, give a source.',
  },

  // For pages that ask readers to write.
  contact: {
    title: 'Tell us',
    link: 'Write to us',
    none: 'No contact address is published.',
    socialOnly: 'You can reach the publisher through the links in the footer.',
    wrongHere: 'Is something on this page wrong or out of date?',
  },

  accessibility: {
    title: 'Accessibility',
    text: 'Everyone should be able to use this site, however they see, hear, point or read.',
    statusTitle: 'Status',
    aimText:
      'We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on every page and in both languages.',
    testedTitle: 'How we test',
    tested: [
      'Every page is checked automatically in both languages, in dark and light mode and on wide and narrow screens.',
      'All pages and the editors’ forms are tested with the keyboard alone.',
      'Screen-reader output for the main pages is recorded, and every change to it is reviewed.',
      'Every page is tested with forced colours, reduced motion and 400% zoom.',
      'Not tested yet by people who use a screen reader every day, or in Firefox or Safari. All tests run in the engine of Chrome and Edge.',
    ],
    shortTitle: 'Known issues',
    issue: { barrier: 'Barrier', who: 'Who it affects', instead: 'What helps' },
    short: [
      {
        barrier: 'Large amounts are shortened with letters, in Arabic too.',
        who: 'People whose screen reader reads the letters out one by one',
        instead: 'K is a thousand, M a million, B a billion, T a trillion.',
      },
      {
        barrier: 'Reviews not yet translated appear in English on Arabic pages.',
        who: 'People who read Arabic only',
        instead:
          'The reviews are marked as English: a browser can translate them, and a screen reader reads them in English.',
      },
      {
        barrier: 'Pictures beside news have no description.',
        who: 'People who do not see the pictures',
        instead:
          'The headline says what the article is about. The article is on its publisher’s site, which we cannot change.',
      },
    ],
    keyTitle: 'The search key',
    keyText:
      'The key “/” opens the search unless you are typing in a field. Ctrl+K and Command+K do the same. If you use voice control or often press keys by accident, you can turn “/” off in this browser.',
    keyLabel: 'The key “/” opens the search',
    barriersTitle: 'Report a barrier',
    unreported: {
      barrier: 'You cannot report a barrier to us: no contact address is published.',
      who: 'People who meet a barrier that is not listed here',
      instead:
        'Coin and exchange pages hold the same text with scripts off, in your browser’s reading view and on paper. The API gives the same data as plain text.',
    },
    contactText:
      'If something gets in your way, tell us which page, what you wanted to do, and what you use: browser, screen reader, keyboard or magnifier.',
    stated: (date: string) =>
      `According to our tests of ${date}, the site conforms in part to WCAG 2.2 level AA, with`,
    issues: (count: number) =>
      plural('en', count, { one: '# known issue', other: '# known issues' }),
  },

  share: {
    coin: 'Coin',
    exchange: 'Exchange',
    criteria: 'Criteria:',
    found: {
      pass: (count: number) =>
        plural('en', count, { one: '# without objection', other: '# without objection' }),
      concern: (count: number) => plural('en', count, { one: '# concern', other: '# concerns' }),
      fail: (count: number) => plural('en', count, { one: '# failed', other: '# failed' }),
      unknown: (count: number) => plural('en', count, { one: '# not known', other: '# not known' }),
    },
  },

  coins: {
    title: 'Cryptocurrencies',
    text: 'Every coin in the directory and its verdict. The reasons are on each coin’s page.',
    back: 'All coins',
    empty: 'No Cryptocurrencies Available',
    emptyHint: 'Please check back later.',
    notFound: 'Coin not found or failed to load. Please try again later.',
    tableCaption: 'Coins with verdict, soundness, year and country',
    covers: (scope: string) => `The verdict covers: ${scope}.`,
    classifiedIn: (days: string) => `Classified ${days}.`,
  },

  exchanges: {
    title: 'Exchanges',
    text: 'The soundness and licences of each exchange, and a verdict on each product we have classified.',
    back: 'All exchanges',
    results: 'List of exchanges',
    empty: 'No Exchanges Available',
    emptyHint: 'Please check back later.',
    notFound: 'Exchange Not Found',
    notFoundText: "The exchange you're looking for doesn't exist.",
    exchange: 'Exchange',
    search: 'Search by name',
    products: {
      spot: 'Spot',
      staking: 'Staking',
      margin: 'Margin',
      futures: 'Futures',
      earn: 'Earn',
    },
    /** Heads of narrow columns. */
    strip: {
      spot: 'Spot',
      staking: 'Staking',
      margin: 'Margin',
      futures: 'Futures',
      earn: 'Earn',
    },
    offered: {
      yes: 'Offered',
      no: 'Not offered',
      forbidden: 'A rule of its regulator forbids it',
      'not-known': 'Not known whether it is offered',
    },
    offersTitle: 'What it offers, with sources',
    noLicence: 'No valid licence found',
    licenceUnchecked: 'Not confirmed',
    failsAnyway: (criterion: string, finding: string) =>
      `but ${`${finding}`.toLowerCase()} on ${`${criterion}`.toLowerCase()}`,
    verdictOnSpot: 'Verdict on spot',
    otherProducts: 'Other products',
    verdictFilter: 'Verdict on spot buying, or else on the main product',
  },

  filters: {
    label: 'Search and filter',
    search: 'Search by name or symbol',
    submit: 'Search',
    category: 'Verdict',
    country: 'Country',
    any: 'Any',
    licence: 'Licensed in',
    countryAndLicence: 'Country and licence',
    all: 'All',
    reviewedOnly: 'Filtering by verdict leaves out listings not yet reviewed.',
    noResults: 'No results found',
    noResultsHint: 'Try another spelling, or remove the filters.',
    searchSite: 'Search the whole site',
    showAll: 'Show all',
    found: (count: number, more: boolean) =>
      more
        ? `More than ${plural('en', count, { one: '# result', other: '# results' })}`
        : plural('en', count, { one: '# result', other: '# results' }),
    order: 'Sort by',
    sortedUp: 'ascending',
    sortedDown: 'descending',
    sortBy: (column: string) => `Sort by ${column}`,
  },

  search: {
    title: 'Find anything',
    titleOf: (q: string) => `Search results for “${q}”`,
    text: 'Coins, exchanges, markets and pages, by name or symbol, in Arabic or English.',
    label: 'Name or symbol',
    submit: 'Search',
    close: 'Close the search',
    groups: {
      coins: 'Coins',
      exchanges: 'Exchanges',
      markets: 'Markets',
      pages: 'Pages',
    },
    more: { coins: 'All matching coins', exchanges: 'All matching exchanges' },
    results: 'Results',
    exact: 'Exact match',
    leading: 'Largest coins and recently added exchanges',
    assets: 'Search by kind of coin:',
    nothing: (q: string) => `No results for “${q}”.`,
    isAddress: 'This looks like a link, handle or wallet address. Press Enter to check it.',
    nothingHint: 'Try another spelling, the symbol, or only part of the name.',
    didYouMean: (name: string) => `Did you mean “${name}”?`,
    near: 'Showing similar names.',
    noPrice: 'no price',
    marketOnly: 'Not in the directory: price only',
    failed: 'Search is not available right now. Try again in a moment.',
    // Search words of pages, beside their titles.
    words: {
      home: ['Home', 'Start'],
      comparison: ['Compare coins', 'Comparison', 'Side by side'],
      coins: ['Coins', 'Tokens', 'List of coins', 'Halal coins', 'Verdicts', 'Classifications'],
      exchanges: ['Platforms', 'Brokers', 'List of exchanges', 'Halal exchanges'],
      markets: ['Prices', 'Market cap', 'Volume', 'Figures'],
      news: ['Articles', 'Headlines', 'Regulation'],
      about: ['Publisher', 'Who pays', 'Funding', 'Contact', 'Corrections', 'Advertising'],
      accessibility: ['Screen reader', 'Keyboard', 'Large text', 'Blind readers', 'Disability'],
      changes: ['Changes', 'History of rulings', 'Changed verdicts'],
      positions: ['Fatwa', 'Scholars', 'Councils', 'Opinions'],
      countries: ['Law', 'Legal', 'Licence', 'Regulator', 'Country', 'Allowed'],
      scammed: ['Scam', 'Fraud', 'Stolen', 'Hacked', 'Report', 'Recovery', 'Complaint'],
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
        title: 'Reasons for every verdict',
        text: 'Each verdict gives its grounds: what the coin is used for, its supply, and what we found on riba, gharar and maysir.',
      },
      {
        title: 'Disagreement is shown',
        text: 'Where bodies and scholars differ, each position is shown with its source.',
      },
      {
        title: 'Strengths and weaknesses',
        text: 'Each coin’s page lists its strengths and the risks that we know of.',
      },
    ],
    exchangesTitle: 'How exchanges are reviewed',
    exchanges: [
      {
        title: 'Spot, staking, margin, futures, earn',
        text: 'Each product is classified separately. Some are not classified yet.',
      },
      {
        title: 'Who holds your assets',
        text: 'Custody, licences and past incidents.',
      },
      {
        title: 'The real address',
        text: 'Links lead to the official site, not to an imitation.',
      },
    ],
  },

  markets: {
    title: 'Markets',
    text: 'Price, market cap and volume of the top 100 coins, with the verdict on each coin in the directory.',
    // Fixed figures: requirement 1.4.
    subtitle: 'Total market cap: $1.67 trillion, up 2.3%.',
    sum: (coins: number, worth: string, rose: number, fell: number) =>
      `These ${coins} coins are together worth $${worth}. ${rose} rose and ${fell} fell in 24 hours.`,
    units: { million: 'million', billion: 'billion', trillion: 'trillion' },
    sharesAndChoices: 'Shares by verdict and options',
    choices: 'Options',
    sharesTitle: 'Share of market cap by verdict',
    halalParts: 'Halal share by firmness:',
    source: 'Source: CoinGecko',
    search: 'Search by name or symbol',
    caption: 'Top 100 coins by market cap',
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
    noVerdict: 'verdict not available',
    noVerdicts: 'Verdicts are not available right now.',
    noFigure: 'not available',
    fresh: (age: string) => `Updated ${age}.`,
    stale: (age: string) => `Last updated ${age}. Waiting for newer figures.`,
    unreachable: (age: string) =>
      `Updated ${age}. We could not refresh the figures and are trying again.`,
    none: 'Market data is not available right now',
    noneHint: 'The figures will appear here once the data service responds.',
    listedTitle: 'Coins we classify, without prices',
    noResultsHint: 'No match among the top 100 coins by market cap.',
    live: 'Live figures',
    renewed: 'Auto-refresh',
    allColumns: 'All columns',
    maxSupply: 'Maximum supply',
    attribution: 'Data provided by CoinGecko',
  },
  plot: {
    title: 'Price and verdict',
    week: '7 days',
    month: '30 days',
    pricesSince: (date: string) => `We have recorded prices since ${date}.`,
    days: (count: number) => plural('en', count, { one: 'in # day', other: 'in # days' }),
    moved: (days: string, change: number, size: string, lowest: string, highest: string) => {
      const moves = change > 0 ? `Up ${size} ${days}` : `Down ${size} ${days}`;
      return `${change === 0 ? `Unchanged ${days}` : moves}, lowest ${lowest}, highest ${highest}.`;
    },
    changed: (date: string, before: string, after: string) =>
      `Verdict changed on ${date}: ${before} before, ${after} after.`,
    source: (date: string) =>
      `The first price received from CoinGecko each day (UTC), recorded since ${date}.`,
    asTable: 'Show prices as a table',
    daily: 'One price a day.',
    weekly: 'One price a week; the line shows every day.',
    day: 'Day',
  },
  news: {
    title: 'News',
    text: 'Reports about coins, exchanges and regulation.',
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
    article: 'Article',
    named: 'Named in the article',
    noneNamed: 'Names no coin or exchange in the directory.',
    ourVerdict: 'Our verdict',
    // Exact texts: requirement 8.
    failed: 'Unable to load latest news. Showing sample data instead.',
    empty: 'No news found for this category. Try another category.',
    showAll: 'All news',
    stale: (age: string) => `Last updated ${age}. Newer articles have not loaded yet.`,
    disclaimer:
      'Articles belong to their publishers. A link is not an endorsement and does not change a verdict.',
    sources: 'Sources',
    reached: (age: string) => `Updated ${age}.`,
    neverReached: 'No source has responded yet.',
    noSources: 'No news sources are set up on this site.',
    foreign: 'There is no news in English right now; the headlines are in Arabic.',
    about:
      'Headlines from other publishers, with our verdicts on the coins and exchanges that they name. Verdicts are on spot buying unless another product is named.',
    verdicts: 'Latest verdicts',
    meanwhile: 'On this site',
  },

  offline: {
    title: 'Saved for offline',
    text: 'Pages that you open are saved in this browser, so that you can read them without a connection.',
    savedPage: (moment: string) =>
      `The site cannot be reached. This is a copy from ${moment}; verdicts and prices may have changed since.`,
    notSaved: 'The site cannot be reached, and this page has not been saved for offline use.',
    copy: 'offline copy',
    from: (moment: string) => `Copy from ${moment}`,
    none: 'No pages saved yet.',
    noneHint: 'Open the page of a coin or an exchange to save it.',
    remove: 'Remove saved pages',
    tryAgain: 'Try again',
    oldPage: 'This page was loaded over an hour ago; verdicts and prices may have changed since.',
    newVersion: 'There is a new version of the site.',
    reload: 'Reload',
  },

  errors: {
    // Exact texts: requirement 8.
    notFound:
      'Oops! The page you are looking for does not exist. It might have been moved or deleted.',
    notListed:
      'It is not in our directory, which says nothing for or against it. Check its link or address before you pay.',
    nearestInList: 'Nearest names',
    noHolder: 'No body or scholar in our list has this address.',
    noCountry:
      'No country in our list has this address. The list covers the Arab states and Türkiye.',
    nearest: 'Similar names in the directory',
    nearestNote:
      'A similar name does not mean the same coin or exchange. Scammers often use names like these.',
    unexpected: 'Unexpected Application Error!',
    unexpectedHint:
      'The error has been recorded. Reload the page in a moment, or go back to the home page.',
    busyTitle: 'The site is busy',
    busyHint: 'Too many requests are waiting at the moment. Try again in a few seconds.',
    tryAgain: 'Try again',
    notFoundTitle: 'Page not found',
    backToHome: 'Back to Home',
  },

  freshness: {
    pageUnavailable: (date: string) => `The page was not available on ${date}.`,
    noResponse: (date: string) => `The site did not respond on ${date}.`,
    notReadAgain: 'A quote with only a “read on” date has not been checked again since that day.',
    states: {
      seen: (date: string) => `Last seen there on ${date}.`,
      moved: (date: string) =>
        `Last seen on ${date}, at the address to which the link now redirects.`,
      changed: (date: string) => `Worded differently there on ${date}.`,
      gone: (date: string) => `No longer found there on ${date}.`,
      unreadable: (date: string) => `The page could not be read on ${date}.`,
    },
    archive: 'Archived copies',
  },

  changes: {
    title: 'Ledger of verdicts',
    text: 'Every classification and every change to one, under the day it was recorded; the classification may be older. No entry is changed or removed.',
    feed: 'Changes to classifications',
    list: 'Entries, newest first',
    show: 'Show',
    groups: {
      all: 'All',
      verdict: 'Verdict changed',
      evidence: 'Evidence changed',
      first: 'First entries',
    },
    find: 'Find a coin or exchange',
    sameVerdicts: (count: number) =>
      plural('en', count, {
        one: '# verdict unchanged',
        other: '# verdicts unchanged',
      }),
    sameVerdictsOf: (verdicts: string) => `${verdicts}:`,
    verdictsChanged: (count: number) => `All ${count} changes of verdict`,
    allEntries: 'All entries',
    recorded: 'Recorded',
    verdictSum: (before: string, after: string | null) =>
      after === null ? `${before}, withdrawn:` : `${before} to ${`${after}`.toLowerCase()}:`,
    sameRule:
      'New and changed verdicts come first. A day’s unchanged verdicts share a line you can open.',
    products: (count: number) => plural('en', count, { one: '# product', other: '# products' }),
    firstOfDay: (count: number) =>
      plural('en', count, { one: '# first entry', other: '# first entries' }),
    onlyOf: 'Only entries for',
    allListings: 'Entries for all listings',
    ofListing: 'What changed',
    allOfListing: 'All changes to its classifications',
    yearTitle: 'Entries by month over the last year',
    otherEntries: 'Other entries',
    ofMonth: (month: string, entries: number, verdicts: number) =>
      `${month}: ${plural('en', entries, { one: 'one entry', other: '# entries' })}, ${plural('en', verdicts, { one: 'one changed verdict', other: '# changed verdicts' })}`,
    more: (count: number) =>
      plural('en', count, { one: 'One earlier change', other: '# earlier changes' }),
    checkTitle: 'How to read and check the ledger',
    records:
      'Each entry says when and how it was entered and, where recorded, why. Findings made under an earlier method are in today’s terms, with the earlier term in brackets where it differs.',
    check:
      'Every entry holds the hash of the previous one. If you keep the newest hash, you can tell whether any earlier entry was changed or removed. The publisher can check the ledger and the classifications with the command below, and anyone can recompute the hashes from the API.',
    newest: 'Hash of the newest entry',
    how: 'A hash is the SHA-256 of the entry as the API returns it, without its hash field: JSON in UTF-8, keys in alphabetical order, no whitespace between tokens.',
    entry: (seq: string) => `Entry ${seq}`,
    hash: 'Hash',
    previous: 'Previous entry’s hash',
    digest: 'SHA-256 of the whole classification',
    wording: 'Wording only',
    opened: 'First entry',
    first: 'New classification',
    withdrawn: 'Withdrawn',
    withdrawnFrom: (verdict: string) => `Withdrawn (was ${verdict})`,
    removed: 'The listing was removed from the directory.',
    stays: 'The verdict is unchanged.',
    anew: 'The listing was reviewed again.',
    becomes: 'becomes',
    fromTo: (from: string, to: string) => `${from} → ${to}`,
    thenNamed: (now: string, word: string) => `${now} (“${word}” then)`,
    earlierMethod: '(earlier method)',
    newQuestion: (criterion: string, finding: string) => `${criterion} (new question): ${finding}`,
    newQuestions: (count: number, answers: string) =>
      `${count === 1 ? 'New question' : 'New questions'}: ${answers}`,
    moreQuestions: (count: number) => `${count} more`,
    droppedQuestion: (criterion: string, finding: string) =>
      `Old question “${criterion}” (${finding}): no longer asked`,
    firmness: 'Firmness',
    firmnessOf: (version: string, name: string) =>
      `Firmness in the terms of version ${version} of the method: “${name}”.`,
    wordsOf: (version: string) =>
      `The earlier terms are those of version ${version} of the method.`,
    whyOf: (version: string) => `The reason as written under version ${version} of the method:`,
    changed: 'What changed:',
    partsChanged: (parts: string) => `${parts} changed`,
    parts: {
      verdict: 'verdict',
      firmness: 'how firm the verdict is',
      criteria: 'findings on criteria',
      evidence: 'evidence',
      positions: 'positions',
      summary: 'summary',
      departure: 'reason for the departure from the method',
      review: 'date of the next review',
      reviewer: 'reviewer',
      signature: 'signature',
      method: 'version of the method',
      asset: 'kind of asset',
      stakingForm: 'form of staking',
      judgedOn: 'date of the classification',
    },
    reviewMoved: (from: string, to: string) => `Next review by: ${from} → ${to}`,
    noDate: 'no date',
    why: 'Why',
    anEditor: 'a Tabayyan editor',
    imported: 'imported from a file',
    restsOn: 'Evidence:',
    older: 'Older entries',
    newer: 'Newest entries',
    none: 'No entries yet.',
    failed: 'The ledger is not available right now.',
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
    notStoredTitle: 'Text not kept',
    notStored:
      'This entry dates from before full texts were kept, and its text could not be rebuilt. The ledger entry below is complete.',
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
    fields: {
      name: 'Name',
      symbol: 'Symbol',
      contract: 'Contract address',
      established: 'Established',
      country: 'Country',
    },
    flags: {
      title: 'Red flags',
      checked: 'What was checked',
      none: 'We found none of the signs of fraud that we check for. Concerns about a genuine project are under Evidence.',
      note: 'These are findings, not accusations. We do not turn them into a score.',
      website: 'We found no official website.',
      code: 'This listing has no link to public code.',
      country: {
        coin: 'We found no country for its issuer, so we do not know which law applies to it.',
        exchange:
          'We found no home country for its company. Any licences that we know of are listed on this page.',
      },
      age: (year: string) => `It is less than a year old (established in ${year}).`,
      highVolume: (share: string) =>
        `Trading in 24 hours came to ${share} of its market value, more than all its units in circulation are worth. Such volume may be real or artificial; the figures alone do not show which.`,
      lowVolume: (share: string) =>
        `Trading in 24 hours came to only ${share} of its market value, so a large amount may be hard to sell at this price.`,
      supply: (share: string) => `Only ${share} of its maximum supply is in circulation.`,
      likeness: (own: string, field: string, other: string, otherField: string, name: string) =>
        `Its ${field}, ${own}, resembles the ${otherField} of ${name}, ${other}.`,
      sourceField: (field: string, date: string) =>
        `Checked: the field “${field}” of this listing, as last saved on ${date}.`,
      sourceMarket: (figures: string, moment: string) =>
        `Checked: market figures (${figures}) from CoinGecko, ${moment}.`,
      clear: (names: string, date: string) =>
        `Checked, no red flag found: ${names}. Source: this listing as last saved on ${date}.`,
      clearMarket: (names: string, date: string) =>
        `Checked, no red flag found: ${names}. Source: CoinGecko’s market figures of ${date}.`,
      unknown: (names: string) => `Not checked, because data is missing: ${names}.`,
      notAsked: {
        coin: (names: string) => `Not checked, because no issuer backs the coin: ${names}.`,
        exchange: (names: string) => `Does not apply to exchanges: ${names}.`,
      },
      names: {
        website: 'website',
        code: 'public code',
        country: 'country',
        age: 'age',
        volume: 'volume against market value',
        supply: 'share of the maximum supply in circulation',
        likeness: 'similarity to other listings',
      },
    },
    contracts: {
      title: 'Contract addresses',
      text: 'A token at any other address on the same chain is a different token, even if it has the same name.',
      unconfirmed: 'Not yet confirmed on the issuer’s page',
      noneConfirmed: 'None of the addresses below is confirmed on the issuer’s page yet',
      confirmed: (day: string) => `Confirmed by an editor on the issuer’s page, ${day}`,
      issuer: 'Issuer’s page',
      listedIn: (day: string) => `read on ${day}`,
      copy: 'Copy',
      copied: 'Copied',
      copyOn: (chain: string) => `the address on ${chain}`,
      facts: {
        accordingTo: (day: string) => `According to GoPlus on ${day} (not checked by us):`,
        yes: 'Yes',
        no: 'No',
        unknown: 'Unknown',
        canMint: 'More can be minted:',
        canPause: 'Transfers can be paused:',
        canFreeze: 'Addresses can be frozen:',
        canChange: 'Its owner can change it:',
        hasSource: 'Its source code is public:',
        topTen: 'Share of the ten largest holders:',
      },
      qr: 'QR code',
      qrOf: (chain: string) => `QR code of the address on ${chain}`,
    },
    check: {
      title: 'Check a website, account or contract',
      text: 'Paste what you were sent. We check whether the address or account is official or only looks official.',
      listsToo: 'We also look for it on warning lists.',
      label: 'Link, handle, name, symbol or contract address',
      submit: 'Check',
      hint: (longest: string) =>
        `We read up to ${longest} characters, never open the link and do not store what you paste.`,
      pasted: 'You entered',
      possible: {
        title: 'Possible results',
        toTry: 'Try:',
        official: {
          title: 'The official address',
          text: 'A listing has exactly this address, handle or contract.',
        },
        looksLike: {
          title: 'A look-alike',
          text: 'It resembles a listed address, but a word was added, or some letters or the ending differ. The difference is marked.',
        },
        warned: {
          title: 'On a warning list',
          text: 'An authority or a phishing list names it. The list and its dates are shown.',
        },
        unknown: {
          title: 'Not in the directory',
          text: 'That does not mean it is fake, nor that it is safe.',
        },
      },
      hiddenLetter: (code: string) => `The invisible character ${code} was removed.`,
      foreignLetter: (shown: string, name: string, like: string) =>
        `${shown} is ${name}, which only looks like ${like}.`,
      leadsTo: (host: string) => `A browser would open ${host}.`,
      belongsTo: (domain: string) => `The domain is ${domain}: its owner controls this address.`,
      inPunycode: (ascii: string) => `In Latin letters alone it reads ${ascii}.`,
      ofAnybody:
        'Anyone can have a page or account there, so the address alone does not show whose it is.',
      official: (name: string) => `This is the address we list for ${name}.`,
      officialMail: (name: string) =>
        `The domain of this e-mail address is the one listed for ${name}.`,
      listed: (name: string) => `The directory lists ${name} under this name or symbol.`,
      looksLike: (name: string) =>
        `This is not the address we list for ${name}, but it looks similar.`,
      nameLooksLike: (name: string) =>
        `This looks like the name of ${name}, but it is spelt differently.`,
      unknown: 'It is not in the directory.',
      sharesName: (name: string) => `Not in the directory. It shares a name with ${name}.`,
      unreadable: 'This is not a valid address.',
      warned: 'There is a warning about this.',
      warnedAct: 'Do not sign in or send coins there.',
      warnedMeans:
        'The lists below name this domain. We repeat what they say and have not investigated it ourselves.',
      warning: {
        title: 'Who warns',
        domain: 'Domain',
        address: 'Address',
        by: 'Authority',
        name: 'Name on the list',
        reason: 'Reason',
        noReason: 'The list gives no reason.',
        listedOn: 'Date on the list',
        noDay: (day: string) => `The list gives no date. We first read it there on ${day}.`,
        lastRead: (day: string) => `Last seen there on ${day}.`,
        stale: (day: string) =>
          `Last seen there on ${day}. The list has not been read since then and may have changed.`,
        authority:
          'The authority says that the provider is not authorised. This is not a finding of fraud.',
        link: 'Open the list',
        searched: (count: number, oldest: string) =>
          plural('en', count, {
            one: `# list of warnings was searched, as read on ${oldest}.`,
            other: `# lists of warnings were searched. The least recent copy was read on ${oldest}.`,
          }),
        noneSearched:
          'We have loaded no regulators’ warning lists yet, so this check did not search any.',
        oldLists: (lists: string) => `Not read for a long time: ${lists}.`,
        confirmed:
          'The lists below name an address given on this page. An editor has looked into it and found that the entries are about this business itself, not an imitator.',
      },
      officialMeans:
        'An editor has entered this in the field named below. That does not make every request there safe: anyone asking for your recovery phrase is trying to steal from you.',
      listedMeans: (asked: string) =>
        `${asked} can refer to several things. Anyone can use a name or symbol, and others that are not listed here may share it. Check the address itself.`,
      looksLikeAct: 'Do not sign in or send coins there.',
      looksLikeMeans: 'We do not know who owns this address or what it is for.',
      nameLooksLikeMeans:
        'Imitating names is a common trick. Do not sign in or send coins anywhere because of the name alone.',
      unknownMeans:
        'No listing mentions it or anything similar. That does not mean it is fake, nor that it is safe: the directory holds only the main addresses of listed coins and exchanges.',
      sharesNameMeans:
        'Several businesses may use this name, and so may an imitator; the address alone does not show which of them this is. If you were looking for the one listed below, use the address given there.',
      walletMeans:
        'It looks like the address of a wallet or contract, and no listing has it. That does not mean it is fake, nor that it is safe: only the contracts shown on the pages of coins are in the directory.',
      contract: {
        confirmed:
          'An editor has read this address on the issuer’s own page. The sources are listed below.',
        listed:
          'Token lists give this address for the coin, but no editor has confirmed it on the issuer’s own page yet. Check it there before you use it.',
        alikeAct: 'Do not buy this token or send coins to this address.',
        alikeMeans:
          'Anyone can create a token with any name and symbol, and an address can be made to begin and end like another.',
        capitalsLost: (name: string) =>
          `This looks like the address of ${name} with its capitals lost: copy it again.`,
        capitalsLostMeans:
          'In such an address capital and small letters are different characters: as pasted, it is invalid or belongs to someone else. Do not send coins to it. Copy the address again from where you found it and compare it with the one below.',
        capitalsLostWarned:
          'There is a warning about an address that differs from this one only in its capitals.',
        warnedAct:
          'Do not send coins to this address or approve a transaction for it in your wallet.',
        warnedMeans:
          'The lists below name it. We repeat what they say and have not investigated it ourselves.',
        other: (name: string) => `This is not an address we list for ${name}.`,
        otherMeans:
          'Anyone can create a token with this name and symbol. This may also be a genuine contract that is not listed here, for example on another chain. Compare the whole address on the issuer’s own site before you use it.',
        mistyped: 'This address contains a typing error.',
        mistypedMeans:
          'Its checksum or its length is wrong: a character is wrong, missing or in the wrong place. Copy the address again from the issuer’s page.',
        capitals:
          'Its capital letters do not match its checksum (EIP-55). An exact copy would match, so a letter may be mistyped.',
        normalForm: (address: string) => `Its standard form is ${address}.`,
      },
      unreadableMeans:
        'Programs may interpret it in different ways, or it is not a web address at all. Do not open it.',
      mailMeans:
        'A sender’s address is easy to forge: even the right one does not show who sent the e-mail.',
      search: 'Search the directory',
      fromSearch: 'Check a website, account or contract',
      says: (field: string) => `${field} in our directory:`,
      listedAs: (field: string) => `${field} in our directory`,
      website: 'Its website:',
      review: (name: string) => `Review of ${name}`,
      differs: 'How it differs',
      saved: (date: string) => `Entered by our editors; the listing was last saved on ${date}.`,
      basisTitle: 'What the result rests on',
      basis:
        'The websites and accounts that our editors have entered in the directory, and contract addresses from token lists. Each result shows its date.',
      noLists: 'Regulators’ warning lists are not searched yet.',
      onPhone:
        'On a phone, tap the browser’s address bar to see the whole address. On Telegram and X the handle begins with @ and is shown under the name.',
    },
    differences: {
      letters: (shown: string, expected: string, name: string | null) =>
        name ? `${shown} (${name}) in place of ${expected}` : `${shown} in place of ${expected}`,
      marked: (shown: string, expected: string, code: string) =>
        `${shown} in place of ${expected}: a mark (${code}) was added to the letter`,
      missing: (letters: string) => `${letters} is missing`,
      extra: (letters: string) => `An extra ${letters}`,
      other: (shown: string, expected: string) => `${shown} in place of ${expected}`,
      swapped: (shown: string, expected: string) =>
        `${shown} in place of ${expected}: letters are swapped`,
      punctuation: 'Dots, hyphens or spaces are in other places',
      quoted: (word: string) => `“${word}”`,
      added: (words: string) => `The name has ${words} added`,
      call: (words: string) => `The name has ${words} added; anyone can register such a name`,
      ending: (shown: string, expected: string) => `It ends in ${shown}, not in ${expected}`,
      hosted: (shown: string) => `Anyone can have an address that ends in ${shown}`,
      subdomain: (host: string) =>
        `The name comes first, but the owner is shown at the end: ${host}`,
      user: (host: string) => `The part before the @ is not the site: the link opens ${host}`,
      path: (host: string) => `The name comes after the address, which is ${host}`,
      place: (field: string) => `The entry in our directory is of another kind: ${field}`,
      contract: 'None of its listed contracts has this address',
      middle: 'It begins and ends like the address of its contract, but differs in between',
      capitals: 'Its capital letters differ from those of the contract’s address',
    },
  },

  mine: {
    title: 'My list and zakat',
    link: 'My list',
    text: 'What you watch and hold, with its value by verdict, recent changes and an estimate of zakat.',
    inBrowser: 'Stored in this browser only',
    private:
      'No account is needed. Everything stays in this browser, and none of it is sent to us or anyone else. Other people who use this browser can see it, and it is lost if the browser’s data is cleared. Once your list has an entry, a button at the bottom of the page saves a copy.',
    needsScripts: 'This page needs JavaScript, because your browser does the calculations.',
    unsaved:
      'This browser cannot store the list, perhaps because this is a private window or storage is full. Your list will be lost when you close this page; save a copy at the bottom.',
    unreadable:
      'The list stored in this browser cannot be read, perhaps because it comes from another version of this site. It has not been changed: save it as a file, or start again.',
    saveUnreadable: 'Save it as a file',
    startAnew: 'Start again',
    loading: 'Loading verdicts and prices…',
    failed: 'Verdicts and prices could not be loaded. What you typed is still here.',
    again: 'Try again',
    purposes: {
      title: 'Example with invented figures',
      how: 'Why so, with sources',
      dollars: (amount: string) => `$${amount}`,
      base: 'Zakatable wealth: all but haram',
      omitted:
        'What is classified as haram is left out here; on your list you choose whether it counts.',
      nisab: 'Nisab: 85 grams of gold',
      gram: (amount: string) =>
        `The nisab here takes ${amount} as the price of a gram of gold; yours takes the market’s price and shows its time.`,
      differ: 'Some scholars go by silver, which sets it much lower.',
      rate: 'Zakat: 2.5%',
      above:
        '2.5% is due for a lunar year, since the wealth is above the nisab. For a solar year the rate is higher.',
      points: [
        {
          title: 'Value by verdict',
          text: 'How much of what you hold is classified as halal, questionable or haram, in your currency.',
        },
        {
          title: 'What has changed',
          text: 'Verdicts that have changed since your last visit, each with the recorded reason for the change.',
        },
        {
          title: 'Estimated zakat',
          text: 'Based on the nisab of gold or silver and a lunar or solar year, as you choose, with links to the sources for each choice.',
        },
      ],
    },
    bookmark: {
      add: 'Add to my list',
      listed: 'On my list',
      listedNamed: (name: string) => `On my list: ${name}`,
      remove: 'Remove from my list',
    },
    add: {
      title: 'Add to the list',
      label: 'Coin or exchange, by name or symbol',
      submit: 'Add',
      hint: 'The search runs in this browser; what you type is not sent.',
      examples: 'Examples to add',
      exampleNames: { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tether: 'Tether' },
      put: (name: string) => `Add ${name} to the list`,
      isOn: 'on the list',
      added: (name: string) => `${name} was added to the list.`,
      already: (name: string) => `${name} is already on the list.`,
      nothing: 'No matches in the directory.',
      full: 'The list is full. Remove something to add more.',
    },
    changes: {
      title: 'What has changed',
      none: 'No verdict on your list has changed since your last visit.',
      before: (date: string) => `On your visit of ${date}:`,
      since: (date: string) => `since ${date}:`,
      now: 'now:',
      anew: (date: string) => `The same verdict was given again on ${date}.`,
      seen: 'Mark as seen',
      seenNamed: (name: string) => `Mark as seen: ${name}`,
      why: (name: string) => `Why it changed: all entries for ${name}`,
    },
    uses: {
      otherwise: 'Uses with a different verdict:',
      names: {
        staking: 'Staking',
        margin: 'Margin trading',
        futures: 'Futures',
        earn: 'Earn and lending',
      },
    },
    list: {
      title: 'On the list',
      takeOff: (name: string) => `Remove ${name} from the list`,
      gone: 'no longer in the directory',
      amount: 'Amount you hold',
      price: 'Unit price',
      priceIn: (currency: string) => `Unit price in ${currency}`,
      noPrice: 'No price available. You can enter one.',
      worth: 'Value',
      unknown: 'not known',
      counts: 'Counts towards zakat',
    },
    others: {
      title: 'Cash and other wealth',
      text: 'Anything outside the directory: cash, money in bank accounts, gold, goods for sale.',
      add: 'Add a line',
      name: 'Description',
      worth: 'Value',
      currency: 'Currency',
      takeOff: 'Remove this line',
    },
    totals: {
      title: 'Value by verdict',
      currency: 'Show totals in',
      group: 'Verdict',
      count: 'Coins',
      worth: 'Value',
      share: 'Share',
      unreviewed: 'Not yet reviewed',
      others: 'Other wealth',
      whole: 'Total',
      bySpot:
        'By the verdict on holding and spot buying. Where staking or another use has a different verdict, the list below says so.',
      unpriced: 'Not included, because no price is available:',
    },
    field: {
      notANumber: 'This is not a valid amount and was not used. Use the form 1234.5.',
    },
    rates: {
      isPeg: 'Rate fixed by the currency’s central bank.',
      isMarket: (age: string) => `From CoinGecko’s exchange rates, updated ${age}.`,
      isTyped: 'The figure you entered.',
      none: 'No rate available. Enter one from a source you trust.',
      dollar: (amount: string) => `US dollar rate: ${amount}.`,
      typeRate: (currency: string) => `${currency} per US dollar`,
      coins: (age: string) => `Coin prices: CoinGecko, updated ${age}.`,
      noCoins: 'Coin prices are not available right now.',
      refresh: 'Refresh prices',
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
      title: 'Estimated zakat',
      text: 'Scholars differ on several points. The estimate follows the opinions you choose; this page favours none of them. The links show who holds which opinion.',
      nisab: 'Nisab: the least wealth on which zakat is due',
      gold: '85 grams of gold',
      goldText: 'Wealth reaches the nisab when it is worth this much gold.',
      silver: '595 grams of silver',
      silverText:
        'Wealth reaches the nisab when it is worth this much silver, a much lower threshold.',
      gram: {
        gold: (amount: string) => `Price of a gram of gold: ${amount}.`,
        silver: (amount: string) => `Price of a gram of silver: ${amount}.`,
      },
      typeGram: {
        gold: (currency: string) => `Use a different price for a gram of gold (${currency})`,
        silver: (currency: string) => `Use a different price for a gram of silver (${currency})`,
      },
      year: 'Zakat year',
      lunar: 'A lunar year: 2.5%',
      lunarText: 'One fortieth, due when a lunar year has passed.',
      solar: 'A solar year: 2.577%',
      solarText: 'A solar year is about 11 days longer, so the rate is higher.',
      unlawful: 'What is classified as haram',
      counted: 'Include it',
      countedText:
        'It is counted like the rest of your wealth. We have found no fatwa that supports this choice.',
      leftOut: 'Leave it out',
      leftOutText:
        'According to the fatwas linked here, no zakat is due on unlawful wealth: all of it must be returned or given away. They do not say whether a coin classified here as haram is unlawful wealth in your hands.',
      countsTitle: 'What counts',
      countsText:
        'One fatwa treats all coins as money, at their price on the day. Another includes coins bought for resale and coins that serve as money, but not tokens bought for use; for long-term holdings it looks at the underlying asset. Choose which of your holdings to count.',
      hawlTitle: 'The year (hawl)',
      hawlText:
        'Zakat is due once a year has passed since your wealth first reached the nisab, and each year after that, at that day’s prices. This page counts what you own on the day your year ends. Scholars differ on wealth gained during the year: some count it with the rest, others from the day it was gained. A lunar year has about 354 days; if you chose the solar year, the rate above allows for its greater length. If your wealth falls below the nisab in between, scholars differ: some hold that only the beginning and the end of the year count, others that it starts again. This page does not take your zakat date or debts into account.',
      choose: 'Choose a nisab to see the estimate.',
      chooseUnlawful:
        'Holdings classified as haram are left out until you choose whether to include them.',
      noGram: 'No price is available for this metal. Enter one to see the estimate.',
      wealth: 'Zakatable wealth',
      threshold: 'Nisab',
      reached: 'Your wealth reaches the nisab. Once the year has passed, the zakat would be:',
      notReached: 'Your wealth does not reach the nisab: under this opinion no zakat is due.',
      rounding:
        'Calculated exactly and rounded once, at the end, to the smallest unit of the currency. Holdings without a price are not included.',
      sources: 'Sources:',
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
    file: {
      title: 'Save a copy or delete',
      save: 'Save as a file',
      saveText:
        'The file is created in your browser and contains everything on this page. Anyone who has it can read it.',
      restore: 'Restore from a file',
      invalid: 'This file is not a Tabayyan list. Nothing was changed.',
      restored: 'The list was restored from the file.',
      replaceTitle: 'Replace this list with the list from the file?',
      replaceText: 'The current list will be deleted.',
      replace: 'Replace',
      remove: 'Delete everything',
      removeTitle: 'Delete everything on this page?',
      removeText:
        'Your list, amounts and choices will be deleted from this browser and can only be restored from a copy you have saved.',
      removed: 'Everything has been deleted.',
      cancel: 'Cancel',
      print: 'Print',
    },
  },
};

export type Text = typeof en;
