import { numberFormat, pluralRules } from './intl.ts';

/** The forms of a noun beside a count: two in English, six in Arabic, none left out. */
interface PluralForms {
  en: Record<'one' | 'other', string>;
  ar: Record<Intl.LDMLPluralRule, string>;
}

/** Picks the form for `count`; `#` in it stands for the number. */
export function plural<L extends keyof PluralForms>(
  language: L,
  count: number,
  forms: PluralForms[L],
): string {
  const known: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = forms;
  const form = known[pluralRules(language).select(count)] ?? known.other;
  return form.replace('#', numberFormat(language).format(count));
}
