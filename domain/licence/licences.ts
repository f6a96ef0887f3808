import { countryOf } from '#domain/country/countries.ts';
import type { Absence, Cell, Licence, Register, RegisteredCell } from './licence.ts';

export const REGISTERS: readonly Register[] = [
  {
    id: 'vara',
    country: 'AE',
    regulator: { en: 'VARA', ar: 'سلطة تنظيم الأصول الافتراضية (VARA)' },
    area: { en: 'Dubai outside DIFC', ar: 'دبي خارج DIFC' },
    url: 'https://www.vara.ae/en/licenses-and-register/public-register/',
    copiedOn: '2026-07-22',
    copiedBy: { en: 'a third party', ar: 'طرف ثالث' },
    readOn: '2026-11-22',
  },
  {
    id: 'esma',
    country: 'EU',
    regulator: { en: 'ESMA', ar: 'الهيئة الأوروبية للأوراق المالية والأسواق (ESMA)' },
    area: null,
    url: 'https://www.esma.europa.eu/sites/default/files/2024-12/CASPS.csv',
    copiedOn: '2026-06-28',
    copiedBy: null,
    readOn: '2026-11-22',
  },
];

/**
 * Entries of the European register are here where the company's address is that of the exchange; its number is the
 * company's LEI. Companies of Bybit and KuCoin stand there with addresses of their own, which an editor has to look at.
 */
export const LICENCES: readonly Licence[] = [
  {
    register: 'vara',
    exchange: 'binance',
    company: 'Binance FZE',
    number: 'VL/24/04/001',
    from: '2024-04-15',
    until: null,
    words: 'Broker-Dealer; Mgmt & Investment; Lending & Borrowing; Exchange (incl. VA Derivatives)',
    note: null,
  },
  {
    register: 'vara',
    exchange: 'okx',
    company: 'OKX Middle East Fintech FZE',
    number: 'VL/23/12/003',
    from: '2024-09-17',
    until: null,
    words: 'Lending & Borrowing; Mgmt & Investment; Exchange (incl. VA Derivatives); Broker-Dealer',
    note: null,
  },
  {
    register: 'vara',
    exchange: 'crypto-com',
    company: 'Foris DAX Middle East FZE (Crypto.com)',
    number: 'VL/23/10/003',
    from: '2024-04-03',
    until: null,
    words: 'Broker-Dealer; Mgmt & Investment; Lending & Borrowing; Exchange (incl. VA Derivatives)',
    note: null,
  },
  {
    register: 'vara',
    exchange: 'gate',
    company: 'Gate Technology FZE',
    number: 'VL/25/04/007',
    from: '2025-04-25',
    until: null,
    words: 'Exchange',
    note: null,
  },
  {
    register: 'vara',
    exchange: 'deribit',
    company: 'Deribit FZE',
    number: 'VL/23/12/002',
    from: '2024-11-01',
    until: null,
    words: 'Exchange (incl. VA Derivatives)',
    note: null,
  },
  {
    register: 'vara',
    exchange: 'bitoasis',
    company: 'BitOasis Technologies FZE',
    number: 'VL/2024/11/001',
    from: '2024-11-29',
    until: null,
    words: 'Broker-Dealer',
    note: null,
  },
  {
    register: 'vara',
    exchange: 'coinmena',
    company: 'CoinMENA FZE',
    number: 'VL/23/09/001',
    from: '2023-11-30',
    until: null,
    words: 'Broker-Dealer',
    note: {
      en: 'The copy gives the same number to another firm, BitGo MENA FZE.',
      ar: 'في النسخة الرقم نفسه لشركة أخرى هي BitGo MENA FZE.',
    },
  },
  {
    register: 'esma',
    exchange: 'kraken',
    company: 'Payward Global Solutions Limited',
    number: '9845003D98SCC2851458',
    from: '2025-06-25',
    until: null,
    words: 'b. operation of a trading platform for crypto-assets',
    note: null,
  },
  {
    register: 'esma',
    exchange: 'kraken',
    company: 'Payward Europe Solutions Limited',
    number: '254900641D8KNHUZYX24',
    from: '2025-06-25',
    until: null,
    words:
      'a. providing custody and administration of crypto-assets on behalf of clients | c. exchange of crypto-assets for funds | d. exchange of crypto-assets for other crypto-assets | e. execution of orders for crypto-assets on behalf of clients | f. placing of crypto-assets | g. reception and transmission of orders for crypto-assets on behalf of clients | i. providing portfolio management on crypto-assets | j. providing transfer services for crypto-assets on behalf of clients',
    note: null,
  },
  {
    register: 'esma',
    exchange: 'bitstamp',
    company: 'Bitstamp Europe S.A.',
    number: '549300XIBGTJ0PLIEO72',
    from: '2025-05-15',
    until: null,
    words:
      'a. providing custody and administration of crypto-assets on behalf of clients | b. operation of a trading platform for crypto-assets | c. exchange of crypto-assets for funds | d. exchange of crypto-assets for other crypto-assets | e. execution of orders for crypto-assets on behalf of clients | g. reception and transmission of orders for crypto-assets on behalf of clients | j. providing transfer services for crypto-assets on behalf of clients',
    note: null,
  },
  {
    register: 'esma',
    exchange: 'coinbase',
    company: 'Coinbase Luxembourg S.A.',
    number: '984500F14CA4571AAC11',
    from: '2025-06-20',
    until: null,
    words:
      'a. providing custody and administration of crypto-assets on behalf of clients | c. exchange of crypto-assets for funds | d. exchange of crypto-assets for other crypto-assets | e. execution of orders for crypto-assets on behalf of clients |  f. placing of crypto-assets | g. reception and transmission of orders for crypto-assets on behalf of clients | j. providing transfer services for crypto-assets on behalf of clients',
    note: null,
  },
  {
    register: 'esma',
    exchange: 'okx',
    company: 'OKX Europe Limited',
    number: '54930069NLWEIGLHXU42',
    from: '2025-01-27',
    until: null,
    words:
      'a.	providing custody and administration of crypto-assets on behalf of clients |b. operation of a trading platform for crypto-assets | c. exchange of crypto-assets for funds | d. exchange of crypto-assets for other crypto-assets |e.	execution of orders for crypto-assets on behalf of clients |f.	placing of crypto-assets |g. reception and transmission of orders for crypto-assets on behalf of clients | i.	providing portfolio management on crypto-assets | j. providing transfer services for crypto-assets on behalf of clients.',
    note: null,
  },
  {
    register: 'esma',
    exchange: 'crypto-com',
    company: 'Foris DAX MT Limited',
    number: '2549005CVR5HH70FDO07',
    from: '2025-01-27',
    until: null,
    words:
      'a.	providing custody and administration of crypto-assets on behalf of clients | c.	exchange of crypto-assets for funds | d.	exchange of crypto-assets for other crypto-assets | e.	execution of orders for crypto-assets on behalf of clients | g.	reception and transmission of orders for crypto-assets on behalf of clients | j.	providing transfer services for crypto-assets on behalf of clients.',
    note: null,
  },
  {
    register: 'esma',
    exchange: 'gemini',
    company: 'Gemini Intergalactic EU Ltd',
    number: '2138002QAMX8PPKSO715',
    from: '2025-08-21',
    until: null,
    words:
      'a.	providing custody and administration of crypto-assets on behalf of clients | c. exchange of crypto-assets for funds | d. exchange of crypto-assets for other crypto-assets |e.	execution of orders for crypto-assets on behalf of clients |f.	placing of crypto-assets |g. reception and transmission of orders for crypto-assets on behalf of clients | j. providing transfer services for crypto-assets on behalf of clients.',
    note: null,
  },
  {
    register: 'esma',
    exchange: 'gate',
    company: 'Gate Technology Limited',
    number: '984500D6A0F945BB5A15',
    from: '2025-09-29',
    until: null,
    words:
      'a.	providing custody and administration of crypto-assets on behalf of clients |b. operation of a trading platform for crypto-assets | c. exchange of crypto-assets for funds | d. exchange of crypto-assets for other crypto-assets |e.	execution of orders for crypto-assets on behalf of clients | j. providing transfer services for crypto-assets on behalf of clients.',
    note: null,
  },
];

/** The regulator's alert of March 2026 names the companies behind KuCoin, and the copy has none of them. */
export const ABSENCES: readonly Absence[] = [
  {
    register: 'vara',
    exchange: 'kucoin',
    names: ['KuCoin', 'Peken Global', 'Mek Global', 'Phoenixfin', 'KuCoin Exchange EU'],
    note: {
      en: 'The press reported in March 2026 that VARA ordered companies operating as KuCoin to stop unlicensed activity in Dubai. KuCoin’s page here quotes the reports.',
      ar: 'نقلت الصحافة في مارس 2026 أن VARA أمرت شركات تعمل باسم «كوكوين» بوقف نشاطها غير المرخَّص في دبي. وفي صفحة «كوكوين» هنا نص ما نُقل.',
    },
  },
];

/** The cell of an exchange in a country, of the copies that were read. `today`: an ISO day. */
export function cellOf(exchange: string, country: string, today: string): Cell {
  const here = cellsOf(exchange, today).filter(({ register }) => register.country === country);
  const found = here.find(({ state }) => state === 'licensed') ?? here[0];
  return found ?? { state: countryOf(country)?.hasNoRegister ? 'noRegister' : 'unseen' };
}

/** The exchanges about which a register of the country says something. */
export function exchangesTold(country: string): string[] {
  const here = REGISTERS.filter((register) => register.country === country).map(({ id }) => id);
  const told = [...LICENCES, ...ABSENCES].filter(({ register }) => here.includes(register));
  return [...new Set(told.map(({ exchange }) => exchange))];
}

/** The exchanges with a licence in the country that has not ended. */
export function licensedIn(country: string, today: string): string[] {
  return exchangesTold(country).filter((id) => cellOf(id, country, today).state === 'licensed');
}

/** What registers say of the exchange: each of its licences, then where its companies were looked for without a find. */
export function cellsOf(exchange: string, today: string): RegisteredCell[] {
  return REGISTERS.flatMap((register): RegisteredCell[] => {
    const isIts = (one: { register: string; exchange: string }) =>
      one.register === register.id && one.exchange === exchange;
    return [
      ...LICENCES.filter(isIts).map((licence): RegisteredCell => {
        const hasEnded = licence.until !== null && licence.until < today;
        return { state: hasEnded ? 'ended' : 'licensed', licence, register };
      }),
      ...ABSENCES.filter(isIts).map(
        ({ names, note }): RegisteredCell => ({ state: 'absent', register, names, note }),
      ),
    ];
  });
}
