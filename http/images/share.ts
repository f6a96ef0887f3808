import { type Context, Hono } from 'hono';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { listingCard, siteCard, versionOf } from '#app/listing/share-card.server.ts';
import { RETRY_AFTER_SECONDS } from '#app/unavailable/retry-after.ts';
import type { Database } from '#db/client.ts';
import type { ShareCards } from '#domain/image/share-cards.ts';
import { findListing } from '#domain/listing/find.ts';
import { isKind } from '#domain/listing/kind.ts';
import type { PositionCache } from '#domain/position/positions.ts';
import { NO_PICTURE, PICTURE_SAFETY, pictureError } from './show-picture.ts';

interface ShareParts {
  db: Database;
  origin: string;
  positions: PositionCache;
  shareCards: ShareCards;
}

/** `/coin/ID/ar.png`, `/exchange/ID/en.png`, `/site/ar.png`: preview pictures (`og:image`) of shared pages. */
export function share({ db, origin, positions, shareCards }: ShareParts): Hono {
  const routes = new Hono();
  const cardAt = async (kind: string, id: string, language: Language) => {
    if (kind === 'site') return siteCard(language, { origin });
    if (!isKind(kind)) return null;
    const listing = await findListing(db, kind, id);
    return listing && listingCard(listing, language, { origin, positions: await positions.get() });
  };
  routes.get('/site/:file', async (c) => answer(c, c.req.param('file'), 'site', ''));
  routes.get('/:kind/:id/:file', async (c) => {
    const { kind, id, file } = c.req.param();
    return answer(c, file, kind, id);
  });
  return routes;

  async function answer(c: Context, file: string, kind: string, id: string) {
    const language = languageOf(file);
    const card = language && (await cardAt(kind, id, language));
    if (!card) return pictureError(c, 404, NO_PICTURE);
    // Pictures are drawn outside this thread and have their own queue.
    c.get('endTurn')?.();
    const picture = await shareCards.get(card);
    if (!picture) {
      const headers = { 'Retry-After': RETRY_AFTER_SECONDS.drawingQueueFull };
      return pictureError(c, 503, 'Please try again in a moment.', headers);
    }
    return new Response(Buffer.from(picture), {
      headers: {
        ...PICTURE_SAFETY,
        'Content-Type': 'image/png',
        // Other sites' pages show it.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control':
          c.req.query('v') === versionOf(card)
            ? 'public, max-age=2592000, immutable'
            : 'public, max-age=300',
      },
    });
  }
}

function languageOf(file: string): Language | null {
  const [, language = ''] = /^([a-z]+)\.png$/.exec(file) ?? [];
  return Object.hasOwn(LANGUAGES, language) ? (language as Language) : null;
}
