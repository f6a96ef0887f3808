import type { Bilingual } from '#domain/method/definition.ts';
import { UAE_SECURITIES_AUTHORITY } from './uae-authority.ts';

/** A page of an authority on its own site. None is a form for complaints: no such form has been read yet. */
export interface AuthorityPage {
  country: string;
  authority: Bilingual;
  what: Bilingual;
  url: string;
}

/** The pages whose addresses are known, collected on 22 November 2026 and not opened by us since. */
export const AUTHORITY_PAGES: readonly AuthorityPage[] = [
  {
    country: 'AE',
    authority: {
      en: 'Virtual Assets Regulatory Authority (VARA), Dubai outside DIFC',
      ar: 'سلطة تنظيم الأصول الافتراضية (VARA)، دبي خارج مركز دبي المالي العالمي (DIFC)',
    },
    what: { en: 'notices about firms', ar: 'تنبيهاتها بشأن الشركات' },
    url: 'https://www.vara.ae/en/regulations/regulatory-notices/',
  },
  {
    country: 'AE',
    authority: UAE_SECURITIES_AUTHORITY,
    what: { en: 'warnings', ar: 'التحذيرات' },
    url: 'https://www.uaecma.gov.ae/en/open-data/warnings.aspx',
  },
  {
    country: 'AE',
    authority: {
      en: 'Dubai Financial Services Authority (DFSA), in DIFC',
      ar: 'سلطة دبي للخدمات المالية (DFSA)، داخل مركز دبي المالي العالمي (DIFC)',
    },
    what: { en: 'alerts', ar: 'التنبيهات' },
    url: 'https://www.dfsa.ae/alerts',
  },
  {
    country: 'AE',
    authority: {
      en: 'Financial Services Regulatory Authority (FSRA), in ADGM',
      ar: 'سلطة تنظيم الخدمات المالية (FSRA) في سوق أبوظبي العالمي',
    },
    what: { en: 'public register', ar: 'السجل العام' },
    url: 'https://www.adgm.com/public-registers/fsra',
  },
  {
    country: 'AE',
    authority: { en: 'Central Bank of the UAE', ar: 'مصرف الإمارات العربية المتحدة المركزي' },
    what: { en: 'website', ar: 'الموقع' },
    url: 'https://www.centralbank.ae/',
  },
  {
    country: 'KW',
    authority: { en: 'Capital Markets Authority', ar: 'هيئة أسواق المال' },
    what: { en: 'circular of July 2023', ar: 'تعميم يوليو 2023' },
    url: 'https://cma.gov.kw/en/web/cma/cma-board-releases/announcements-and-circulars/-/cmaboardreleases/detail/1384960',
  },
  {
    country: 'BH',
    authority: { en: 'Central Bank of Bahrain', ar: 'مصرف البحرين المركزي' },
    what: { en: 'rulebook', ar: 'دليل التوجيهات' },
    url: 'https://cbben.thomsonreuters.com/',
  },
  {
    country: 'TR',
    authority: { en: 'Capital Markets Board (SPK)', ar: 'هيئة أسواق رأس المال (SPK)' },
    what: { en: 'list of operating platforms', ar: 'قائمة المنصات العاملة' },
    url: 'https://spk.gov.tr/kurumlar/kripto-varlik-hizmet-saglayicilar/faaliyette-bulunanlar-listesi',
  },
];

/** The pages of a country's authorities; none: no address is known. */
export function authorityPagesOf(country: string): AuthorityPage[] {
  return AUTHORITY_PAGES.filter((page) => page.country === country);
}
