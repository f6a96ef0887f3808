import { UAE_SECURITIES_AUTHORITY } from '#domain/country/uae-authority.ts';
import type { Bilingual } from '#domain/method/definition.ts';
import { DAY_MS } from '#domain/time/day.ts';
import { EUROPE, type Licence } from './licence.ts';

/** A public register of a regulator. */
export interface Register {
  id: string;
  /** ISO 3166-1 alpha-2, or `EU`. */
  country: string;
  regulator: Bilingual;
  /** The part of the country that it covers; null: all of it. */
  area: Bilingual | null;
  url: string;
  /** `file`: read by the program every day; `page`: read by editors. */
  form: 'file' | 'page';
  /** How often it is expected to change, or, for a page, how often an editor looks at it. */
  rhythmDays: number;
}

const PAGE_DAYS = 90;

/** The register of the European Union, which is published as a file. */
export const EU_REGISTER: Register = {
  id: 'esma',
  country: EUROPE,
  regulator: { en: 'ESMA', ar: 'الهيئة الأوروبية للأوراق المالية والأسواق (ESMA)' },
  area: null,
  url: 'https://www.esma.europa.eu/sites/default/files/2024-12/CASPS.csv',
  form: 'file',
  rhythmDays: 7,
};

/** The registers whose addresses are known, collected on 22 November 2026. */
export const REGISTERS: readonly Register[] = [
  EU_REGISTER,
  {
    id: 'vara',
    country: 'AE',
    regulator: { en: 'VARA', ar: 'سلطة تنظيم الأصول الافتراضية (VARA)' },
    area: { en: 'Dubai outside the DIFC', ar: 'دبي خارج مركز دبي المالي العالمي (DIFC)' },
    url: 'https://www.vara.ae/en/licenses-and-register/public-register/',
    form: 'page',
    rhythmDays: PAGE_DAYS,
  },
  {
    id: 'cma-ae',
    country: 'AE',
    regulator: UAE_SECURITIES_AUTHORITY,
    area: null,
    url: 'https://www.uaecma.gov.ae/en/open-data/licensed-companies.aspx',
    form: 'page',
    rhythmDays: PAGE_DAYS,
  },
  {
    id: 'fsra',
    country: 'AE',
    regulator: { en: 'FSRA', ar: 'سلطة تنظيم الخدمات المالية (FSRA)' },
    area: { en: 'ADGM', ar: 'سوق أبوظبي العالمي' },
    url: 'https://www.adgm.com/public-registers/fsra',
    form: 'page',
    rhythmDays: PAGE_DAYS,
  },
  {
    id: 'dfsa',
    country: 'AE',
    regulator: { en: 'DFSA', ar: 'سلطة دبي للخدمات المالية (DFSA)' },
    area: { en: 'DIFC', ar: 'مركز دبي المالي العالمي (DIFC)' },
    url: 'https://www.dfsa.ae/public-register/firms',
    form: 'page',
    rhythmDays: PAGE_DAYS,
  },
  {
    id: 'spk',
    country: 'TR',
    regulator: { en: 'Capital Markets Board (SPK)', ar: 'هيئة أسواق رأس المال (SPK)' },
    area: null,
    url: 'https://spk.gov.tr/kurumlar/kripto-varlik-hizmet-saglayicilar/faaliyette-bulunanlar-listesi',
    form: 'page',
    rhythmDays: PAGE_DAYS,
  },
];

/** The known register at an address. */
export function registerAt(url: string): Register | undefined {
  return REGISTERS.find((register) => register.url === url);
}

/** Whether a licence is an entry of the register. */
export function isEntryOf({ url }: Pick<Licence, 'url'>, register: Register): boolean {
  return url === register.url;
}

const STALE_RHYTHMS = 3;

/** How many days old the copy of a licence is where that is too old; null: it is fresh enough. `today`: an ISO day. */
export function staleDays(
  { url, copiedOn }: Pick<Licence, 'url' | 'copiedOn'>,
  today: string,
): number | null {
  const register = registerAt(url);
  if (!register) return null;
  const days = Math.round((Date.parse(today) - Date.parse(copiedOn)) / DAY_MS);
  return days > STALE_RHYTHMS * register.rhythmDays ? days : null;
}
