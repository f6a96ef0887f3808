import type { Language } from '#app/i18n/languages.ts';
import type { Country } from '#domain/country/country.ts';
import { inLanguage } from '#domain/method/definition.ts';

/** The authorities of a country that license or supervise, in one language; none: not known. */
export interface Regulators {
  regulators: string[];
  regulatorsNote: string | null;
}

/** A country's authorities in this language. */
export function regulatorsIn(
  { regulators, regulatorsNote }: Pick<Country, 'regulators' | 'regulatorsNote'>,
  language: Language,
): Regulators {
  return {
    regulators: regulators.map((name) => inLanguage(name, language)),
    regulatorsNote: regulatorsNote ? inLanguage(regulatorsNote, language) : null,
  };
}
