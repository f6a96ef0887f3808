import { createContext } from 'react-router';
import type { Database } from '#db/client.ts';
import type { PictureSize } from '#domain/image/size.ts';
import type { Market } from '#domain/market/market.ts';
import type { NewsSource } from '#domain/news/news.ts';

/** What a screen's loader may call. Built once when the server starts. */
export interface Services {
  db: Database;
  /** Public address without a trailing slash. */
  origin: string;
  links: { startTrading: string; signUp: string; demoVideo: string; social: string[] };
  market: Market;
  news: NewsSource;
  /** Path on our site of a picture from elsewhere, resized; null for what is no web address. */
  imageAddress: (size: PictureSize, url: string) => string | null;
  log: { error(details: object, message: string): void };
}

export const services = createContext<Services>();
