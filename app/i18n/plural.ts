import { numberFormat, pluralRules } from './intl.ts';

/** The forms a language has for a noun beside a count; `other` is always there. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Picks the form for `count`; `#` in it stands for the number. */
export function plural(locale: string, count: number, forms: PluralForms): string {
  const form = forms[pluralRules(locale).select(count)] ?? forms.other;
  return form.replace('#', numberFormat(locale).format(count));
}
