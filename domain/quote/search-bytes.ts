import { pageText } from './page-text.ts';
import { type EarlierReading, type PageResult, searchPage } from './search-page.ts';

export interface PageQuestion {
  bytes: Uint8Array;
  contentType: string;
  quotes: string[];
  before: EarlierReading;
}

/** Looks for quotes in the bytes of an answer. Throws for a damaged file. */
export async function searchBytes(question: PageQuestion): Promise<PageResult> {
  const { bytes, contentType, quotes, before } = question;
  const page = await pageText(bytes, contentType);
  if (!page) return { what: 'unreadable', detail: `a format without text: ${contentType}` };
  return searchPage(page, quotes, before);
}
