import type { Bilingual } from '#domain/method/definition.ts';

/** The Emirates' authority for securities. Its new name was read in reports; its old site leads to uaecma.gov.ae. */
export const UAE_SECURITIES_AUTHORITY: Bilingual = {
  en: 'Securities and Commodities Authority (SCA), reportedly the Capital Market Authority (CMA) since 1 January 2026',
  ar: 'هيئة الأوراق المالية والسلع (SCA)، وتفيد تقارير بأن اسمها صار هيئة سوق المال (CMA) في 1 يناير 2026',
};

/** The same where its name is a link: the Arabic above is a sentence. */
export const UAE_SECURITIES_LINK: Bilingual = {
  ...UAE_SECURITIES_AUTHORITY,
  ar: 'هيئة الأوراق المالية والسلع (SCA)',
};
