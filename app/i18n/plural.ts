import { numberFormat, pluralRules } from './intl.ts';

type SomeForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The forms of a noun beside a count: two in English, six in Arabic, in another language those that it has. */
interface PluralForms {
  en: Record<'one' | 'other', string>;
  ar: Record<Intl.LDMLPluralRule, string>;
}

/** The form for `count`, with the number in place of `#`. */
export function plural<L extends string>(
  language: L,
  count: number,
  forms: L extends keyof PluralForms ? PluralForms[L] : SomeForms,
): string {
  const known: SomeForms = forms;
  const form = known[pluralRules(language).select(count)] ?? known.other;
  return form.replace('#', numberFormat(language).format(count));
}
