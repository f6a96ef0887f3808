import { numberFormat, pluralRules } from './intl.ts';

/** The forms of a noun beside a count: two in English, six in Arabic. */
interface PluralForms {
  en: Record<'one' | 'other', string>;
  ar: Record<Intl.LDMLPluralRule, string>;
}

/** The form for `count`, with the number in place of `#`. */
export function plural<L extends keyof PluralForms>(
  language: L,
  count: number,
  forms: PluralForms[L],
): string {
  const known: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = forms;
  const form = known[pluralRules(language).select(count)] ?? known.other;
  return form.replace('#', numberFormat(language).format(count));
}
