import { inLanguage } from '#domain/method/bilingual.ts';
import type { Method, Tone } from '#domain/method/definition.ts';
import { entryOf } from '#domain/method/method.ts';

/** A finding as a page shows it, in the words of the version that it was made by. */
export interface FindingView {
  id: string;
  tone: Tone;
  name: string;
}

/** A finding in a page's language; without one, the finding of a criterion that nobody has answered. */
export function findingView(method: Method, id: string | undefined, language: string): FindingView {
  const known = id ?? method.unanswered;
  const { tone, name } = entryOf(method.findings, known);
  return { id: known, tone, name: inLanguage(name, language) };
}
