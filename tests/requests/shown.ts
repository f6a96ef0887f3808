import { decodeHTML } from 'entities';

/** A document without its scripts: the hydration data repeats texts that the page may not show. */
export function withoutScripts(html: string): string {
  // React puts an empty comment between two texts.
  return html.replaceAll(/<script\b.*?<\/script>|<!-- -->/gs, '');
}

/** The text of a document, without markup and scripts. */
export function textOf(html: string): string {
  return decodeHTML(withoutScripts(html).replaceAll(/<[^>]*>/g, ''));
}

/** The text of a document's first-level heading; null without one. */
export function headingOf(html: string): string | null {
  return /<h1\b[^>]*>(.*?)<\/h1>/s.exec(withoutScripts(html))?.[1] ?? null;
}
