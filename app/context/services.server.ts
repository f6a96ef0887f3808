import { createContext } from 'react-router';
import type { Database } from '#db/client.ts';
import type { ImageAddress } from '#domain/image/signed-address.ts';
import type { Landmarks } from '#domain/listing/list/landmarks.ts';
import type { IdentifierCache } from '#domain/look-alike/identifier-cache.ts';
import type { Market } from '#domain/market/market.ts';
import type { Rates } from '#domain/market/rates.ts';
import type { NewsSource } from '#domain/news/news.ts';
import type { SignInParts } from '#domain/sign-in/sign-in.ts';
import type { Translator } from '#domain/translation/translator.ts';
import type { Uploads } from '#domain/upload/upload.ts';
import type { PageTitle } from '#domain/upstream/page-title.ts';
import type { ScreenAtPath } from './screens.ts';

/** What a screen's loader may call. Built once when the server starts. */
export interface Services {
  db: Database;
  /** Public address without a trailing slash. */
  origin: string;
  /** The site's public screens, in the order of the route table. */
  screens: ScreenAtPath[];
  links: { startTrading: string; signUp: string; demoVideo: string; social: string[] };
  /** Whom visitors may write to: `mailto:` or `https:`. */
  contact: string | undefined;
  landmarks: Landmarks;
  /** By what all listings are known. */
  identifiers: IdentifierCache;
  market: Pick<Market, 'get'>;
  rates: Pick<Rates, 'get'>;
  news: Pick<NewsSource, 'get'>;
  signIn: SignInParts;
  imageAddress: ImageAddress;
  uploads: Uploads;
  translator: Pick<Translator, 'translate'>;
  /** What a web page elsewhere calls itself. */
  pageTitle: (url: string) => Promise<PageTitle>;
  /** Requests of the API a minute from one network; 0: any number. */
  apiLimit: number;
  log: { error(details: object, message: string): void };
  /** Who did what; knows where the visitor is. */
  audit: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
  };
  /** Called once the guard has let this request's editor in. */
  onEditor(): void;
}

export const services = createContext<Services>();

/** The visitor's IP address, as far as the proxies in front are believed. */
export const clientAddress = createContext<string>();

/** Takes a rendered page as text; without it the page is in the answer, where it costs as much again to read. */
export const takePage = createContext<((page: string) => void) | null>(null);

/** Texts of the inline scripts that our own components wrote into the page of a request. */
export const ownScripts = createContext<string[]>([]);
