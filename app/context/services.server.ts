import { createContext } from 'react-router';
import type { Database } from '#db/client.ts';
import type { MentionCache } from '#domain/headline/mention-cache.ts';
import type { Pictures } from '#domain/image/pictures.ts';
import type { ImageAddress } from '#domain/image/signed-address.ts';
import type { Landmarks } from '#domain/listing/list/landmarks.ts';
import type { TallyCache } from '#domain/listing/summary/tally-cache.ts';
import type { IdentifierCache } from '#domain/look-alike/identifier-cache.ts';
import type { Market } from '#domain/market/market.ts';
import type { MarketDays } from '#domain/market/market-days.ts';
import type { Rates } from '#domain/market/rates.ts';
import type { NewsSource } from '#domain/news/news.ts';
import type { PageTitle } from '#domain/outbound/page-title.ts';
import type { PositionCache } from '#domain/position/positions.ts';
import type { SignInParts } from '#domain/sign-in/sign-in.ts';
import type { Translator } from '#domain/translation/translator.ts';
import type { Uploads } from '#domain/upload/upload.ts';
import type { Publisher } from './publisher.ts';
import type { ScreenAtPath } from './screens.ts';
import type { SiteData } from './use-site.ts';

/** Dependencies of the screens' loaders, created once when the server starts. */
export interface Services {
  db: Database;
  /** The site's public address without a trailing slash. */
  origin: string;
  /** The site's public screens, in the order of the route table. */
  publicScreens: ScreenAtPath[];
  links: SiteData['links'];
  /** Whom visitors may write to: `mailto:` or `https:`. */
  contact: string | undefined;
  archive: SiteData['archive'];
  publisher: Publisher;
  landmarks: Landmarks;
  /** Names and addresses of all listings, for `/check`. */
  identifiers: IdentifierCache;
  positions: PositionCache;
  /** Counts of all rulings, for the home page, `/methodology`, `/about` and the dashboard. */
  tally: TallyCache;
  market: Pick<Market, 'get' | 'coinOf'>;
  /** Prices of past days. */
  marketDays: Pick<MarketDays, 'of'>;
  rates: Pick<Rates, 'get'>;
  news: Pick<NewsSource, 'get'>;
  /** The listings that headlines name. */
  mentions: MentionCache;
  signIn: SignInParts;
  imageAddress: ImageAddress;
  pictures: Pick<Pictures, 'has' | 'prefetch'>;
  uploads: Uploads;
  translator: Pick<Translator, 'translate'>;
  /** The title of a web page of another site. */
  pageTitle: (url: string) => Promise<PageTitle>;
  /** API requests per minute from one network; 0: no limit. */
  apiLimit: number;
  log: { error(details: object, message: string): void };
  /** The audit log; it adds the visitor's address. */
  audit: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
  };
  /** Called when the guard has admitted this request's editor. */
  onEditor(): void;
}

export const services = createContext<Services>();
