import { join } from 'node:path';
import type { Logger } from 'pino';
import { uploadStore } from '#cli/operator/upload-store.ts';
import type { Changes } from '#db/changes.ts';
import type { Database } from '#db/client.ts';
import { cacheMentions } from '#domain/headline/mention-cache.ts';
import { createPictures } from '#domain/image/pictures.ts';
import { createShareCards } from '#domain/image/share-cards.ts';
import { signedImageAddress } from '#domain/image/signed-address.ts';
import { createLandmarks } from '#domain/listing/list/landmarks.ts';
import { cacheTally } from '#domain/listing/summary/tally-cache.ts';
import { cacheIdentifiers } from '#domain/look-alike/identifier-cache.ts';
import { createMailer } from '#domain/mail/mailer.ts';
import { createMarket, type NewFigures } from '#domain/market/market.ts';
import { cacheMarketDays } from '#domain/market/market-days.ts';
import { createRates } from '#domain/market/rates.ts';
import { createNews } from '#domain/news/news.ts';
import type { Connect, Fetch } from '#domain/outbound/fetch-public.ts';
import { fetchPageTitle } from '#domain/outbound/page-title.ts';
import { cachePositions } from '#domain/position/positions.ts';
import { buildTranslator } from '#domain/translation/translator.ts';
import { createUploads } from '#domain/upload/upload.ts';
import type { Settings } from '#settings.ts';
import { readSecret } from './secret.ts';

/** Outbound network access. Tests pass functions that reach only their fakes. */
export interface Outbound {
  fetch: Fetch;
  /** Connects for pictures and redirects of feeds; by default only to public addresses. */
  connect?: Connect;
}

/** Builds the services that the server needs, once per process. `reads` is for reading what is public. */
export async function buildServices(
  settings: Settings,
  {
    db,
    reads = db,
    log,
    origin,
    changes,
  }: { db: Database; reads?: Database; log: Logger; origin: string; changes: Changes },
  { fetch, connect }: Outbound = { fetch: globalThis.fetch },
) {
  const secret = await readSecret(settings.dataDir, settings.secret);
  const mail = createMailer({
    smtpUrl: settings.mail.smtpUrl,
    from: settings.mail.from ?? `Tabayyan <no-reply@${new URL(origin).hostname}>`,
    outboxDir: join(settings.dataDir, 'outbox'),
    log,
  });
  const marketDays = cacheMarketDays(reads);
  const figureListeners: ((change: NewFigures) => void)[] = [marketDays.forget];
  const notifyFigureListeners = (change: NewFigures) => {
    for (const notify of figureListeners) notify(change);
  };
  return {
    db,
    reads,
    log,
    origin,
    secret,
    trustedProxies: settings.trustedProxies,
    apiLimit: settings.apiLimit,
    pageCacheBytes: settings.pageCacheBytes,
    metricsToken: settings.metricsToken,
    contact: settings.contact,
    archive: settings.archive,
    publisher: settings.publisher,
    securityContact: settings.securityContact,
    signIn: { db, secret, mail, origin, log },
    links: settings.links,
    changes,
    landmarks: createLandmarks(reads, changes),
    identifiers: cacheIdentifiers(reads, changes),
    positions: cachePositions(reads, changes),
    mentions: cacheMentions(reads, changes),
    tally: cacheTally(reads, changes),
    market: createMarket(db, fetch, settings.market, log, notifyFigureListeners),
    marketDays,
    rates: createRates(db, fetch, settings.market, log),
    onNewFigures: (listener: (change: NewFigures) => void) => void figureListeners.push(listener),
    news: createNews(db, fetch, settings.news, log, { ...(connect && { connect }) }),
    pictures: createPictures({
      cacheDir: join(settings.dataDir, 'pictures'),
      log,
      ...(connect && { connect }),
    }),
    shareCards: createShareCards({ cacheDir: join(settings.dataDir, 'share'), log }),
    imageAddress: signedImageAddress.bind(null, secret),
    uploads: createUploads({
      db,
      fetch,
      store: uploadStore(settings, fetch),
      imageHost: settings.imageHost,
      log,
      ...(connect && { connect }),
    }),
    translator: buildTranslator(fetch, settings.translation, log),
    pageTitle: (url: string) => fetchPageTitle(url, connect),
  };
}
