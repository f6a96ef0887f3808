import type { Evidence } from './ruling.ts';

/** The sources of `subject`, such as a criterion, as lines for a comparison, by name. */
export function evidenceLines(
  subject: string,
  evidence: readonly Evidence[],
): [name: string, text: string][] {
  return evidence.map((source, index) => [`${subject}, evidence ${index + 1}`, lineOf(source)]);
}

function lineOf({ title, quote, language, url, readOn, copiedOn }: Evidence): string {
  const inLanguage = language ? ` (${language})` : '';
  const copied = copiedOn ? `, copied on ${copiedOn}` : '';
  return `“${quote}”${inLanguage}, ${title}, ${url}, read on ${readOn}${copied}`;
}
