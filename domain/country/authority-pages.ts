import type { Bilingual } from '#domain/method/definition.ts';
import { UAE_SECURITIES_LINK } from './uae-authority.ts';

/** A page of an authority on its own site. */
export interface AuthorityPage {
  country: string;
  authority: Bilingual;
  what: Bilingual;
  url: string;
  /** The page's own sentence on how to complain there, and the ISO day on which it was read; absent: it is another page. */
  complaint?: { quote: string; readOn: string };
}

const COMPLAINTS_READ_ON = '2026-11-29';

/** Pages on complaints, read in stored copies that do not give their own day. Those of the press alone are left out. */
const COMPLAINT_PAGES: readonly AuthorityPage[] = [
  {
    country: 'SA',
    authority: { en: 'Capital Market Authority', ar: 'هيئة السوق المالية' },
    what: { en: 'how to file a complaint', ar: 'كيفية تقديم شكوى' },
    url: 'https://cma.org.sa/en/InvestorProtection/Pages/HowtoFileaComplaint.aspx',
    quote: 'How to file an official complaint to the Capital Market Authority?',
  },
  {
    country: 'SA',
    authority: { en: 'Saudi Central Bank (SAMA)', ar: 'البنك المركزي السعودي (SAMA)' },
    what: {
      en: 'complaints about banks and finance companies',
      ar: 'الشكاوى على المصارف وشركات التمويل',
    },
    url: 'https://www.sama.gov.sa/en-us/consumerprotection/pages/complaint.aspx',
    quote:
      'Personal consumers of Banks and Finance companies can complain to SAMA through the Consumer Protection Department, using the details specified below.',
  },
  {
    country: 'AE',
    authority: UAE_SECURITIES_LINK,
    what: {
      en: 'complaints about licensed financial markets; a fee is charged',
      ar: 'الشكاوى المتعلقة بالأسواق المرخَّصة، مقابل رسم',
    },
    url: 'https://www.sca.gov.ae/en-gb/services/services-categories/investors/provide-resolutions-of-complaints-in-securities-trading',
    quote:
      'The Securities and Commodities Authority (SCA) considers the dispute filed therebefore concerning the matters related to financial markets licensed in the State by the SCA.',
  },
  {
    country: 'BH',
    authority: { en: 'Central Bank of Bahrain (CBB)', ar: 'مصرف البحرين المركزي (CBB)' },
    what: { en: 'complaint form for capital markets', ar: 'نموذج شكوى لأسواق رأس المال' },
    url: 'https://cbb.gov.bh/consumer-information',
    quote:
      'Complaints which relate to potential cases of contravention of the CBB Law, rules and regulations, or a self-regulatory organisation’s business rules in relation to the Capital Markets in the Kingdom of Bahrain may be logged using the Capital Markets Complaint Form provided (see right).',
  },
  {
    country: 'KW',
    authority: { en: 'Capital Markets Authority', ar: 'هيئة أسواق المال' },
    what: { en: 'reports and complaints', ar: 'البلاغات والشكاوى' },
    url: 'https://nweb.cma.gov.kw/en/web/cma/reports-and-complaints',
    quote: 'Reports may be submitted to the CMA through one of the following methods:',
  },
  {
    country: 'QA',
    authority: { en: 'Qatar Central Bank', ar: 'مصرف قطر المركزي' },
    what: { en: 'complaints about banks', ar: 'الشكاوى على المصارف' },
    url: 'https://www.qcb.gov.qa/English/SupervisionandControl/CustomerProtection/Pages/Introduction.aspx',
    quote:
      'If the complaint is not solved, the customer can send a complaint through QCB website, by filling in the “E-compliant form” and attach a copy of the supporting documents.',
  },
  {
    country: 'OM',
    authority: {
      en: 'Capital Market Authority, now the Financial Services Authority',
      ar: 'هيئة الخدمات المالية (الهيئة العامة لسوق المال سابقًا)',
    },
    what: {
      en: 'reports about firms under its supervision, as of 2019',
      ar: 'البلاغات عن الجهات الخاضعة لرقابتها، كما في عام 2019',
    },
    url: 'https://cma.gov.om/Home/EService?page=1&section=4',
    quote: 'The complaint should be related to an entity under control by CMA.',
  },
  {
    country: 'MA',
    authority: {
      en: 'AMMC, the capital-market authority',
      ar: 'الهيئة المغربية لسوق الرساميل (AMMC)',
    },
    what: { en: 'page in French on how to file a complaint', ar: 'كيفية تقديم شكوى، بالفرنسية' },
    url: 'https://www.ammc.ma/fr/consignes-importantes-deposer-une-plainte',
    quote: 'Dans ce cas, la plainte peut être anonyme si vous le souhaitez.',
  },
].map(({ quote, ...page }) => ({ ...page, complaint: { quote, readOn: COMPLAINTS_READ_ON } }));

/** The pages whose addresses are known and that we have not opened. Those not on complaints were collected on 22 November 2026. */
export const AUTHORITY_PAGES: readonly AuthorityPage[] = [
  ...COMPLAINT_PAGES,
  {
    country: 'AE',
    authority: {
      en: 'Virtual Assets Regulatory Authority (VARA), Dubai outside the DIFC',
      ar: 'سلطة تنظيم الأصول الافتراضية (VARA)، دبي خارج مركز دبي المالي العالمي (DIFC)',
    },
    what: { en: 'notices about firms', ar: 'تنبيهات بشأن الشركات' },
    url: 'https://www.vara.ae/en/regulations/regulatory-notices/',
  },
  {
    country: 'AE',
    authority: UAE_SECURITIES_LINK,
    what: { en: 'warnings', ar: 'التحذيرات' },
    url: 'https://www.uaecma.gov.ae/en/open-data/warnings.aspx',
  },
  {
    country: 'AE',
    authority: {
      en: 'Dubai Financial Services Authority (DFSA), in the DIFC',
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
    what: { en: 'website', ar: 'موقع المصرف' },
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
