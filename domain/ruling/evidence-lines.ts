import type { Evidence } from './ruling.ts';

/** Sources as lines for a comparison, by name. */
export function evidenceLines(
  of: string,
  evidence: readonly Evidence[],
): [name: string, text: string][] {
  return evidence.map((source, index) => [`${of}, evidence ${index + 1}`, lineOf(source)]);
}

function lineOf({ title, quote, language, url, readOn, copiedOn }: Evidence): string {
  const inLanguage = language ? ` (${language})` : '';
  const copied = copiedOn ? `, copied on ${copiedOn}` : '';
  return `“${quote}”${inLanguage}, ${title}, ${url}, read on ${readOn}${copied}`;
}
