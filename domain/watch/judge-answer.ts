import { type EarlierReading, type Judged, judgePage } from './judge-page.ts';
import { pageText } from './page-text.ts';

export interface PageQuestion {
  bytes: Uint8Array;
  contentType: string;
  quotes: string[];
  before: EarlierReading;
}

/** Looks for quotes in the bytes of an answer. Throws for a damaged file. */
export async function judgeAnswer(question: PageQuestion): Promise<Judged> {
  const { bytes, contentType, quotes, before } = question;
  const page = await pageText(bytes, contentType);
  if (!page) return { what: 'unreadable', detail: `a format without text: ${contentType}` };
  return judgePage(page, quotes, before);
}
