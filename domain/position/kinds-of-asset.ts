import type { Bilingual } from '#domain/method/definition.ts';

/** A kind of asset as the subject of a position: all assets of the kind. */
export const KINDS_OF_ASSET: Record<string, Bilingual> = {
  payment: { en: 'payment coins', ar: 'عملات الدفع' },
  network: { en: 'network coins', ar: 'عملات الشبكات' },
  service: { en: 'service tokens', ar: 'رموز الخدمات' },
  governance: { en: 'governance tokens', ar: 'رموز التصويت' },
  claim: { en: 'income tokens', ar: 'رموز ينتفع حائزها بدخل' },
  'metal-backed': { en: 'coins backed by metal', ar: 'العملات المغطاة بمعدن' },
  'currency-backed': { en: 'coins backed by currency', ar: 'العملات المغطاة بعملة ورقية' },
  'crypto-backed': { en: 'coins backed by crypto-assets', ar: 'العملات المغطاة بأصول رقمية' },
  receipt: { en: 'receipts', ar: 'رموز الإيصال' },
  meme: { en: 'meme coins', ar: 'عملات الميم' },
};
