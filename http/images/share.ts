import { type Context, Hono } from 'hono';
import { LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { listingCard, siteCard, versionOf } from '#app/listing/share-card.server.ts';
import type { Database } from '#db/client.ts';
import type { ShareCards } from '#domain/image/share-cards.ts';
import { findListing } from '#domain/listing/find.ts';
import { isKind } from '#domain/listing/kind.ts';
import { PICTURE_SAFETY } from './show-picture.ts';

interface ShareParts {
  db: Database;
  origin: string;
  shareCards: ShareCards;
}

/** `/coin/ID/ar.png`, `/exchange/ID/en.png`, `/site/ar.png`: pictures for where pages are shared. */
export function share({ db, origin, shareCards }: ShareParts): Hono {
  const routes = new Hono();
  const cardAt = async (kind: string, id: string, language: Language) => {
    if (kind === 'site') return siteCard(language, { origin });
    if (!isKind(kind)) return null;
    const listing = await findListing(db, kind, id);
    return listing && listingCard(listing, language, { origin });
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
    if (!card) return refusal(404, 'There is no picture at this address.');
    // Drawing has a queue of its own, beside this thread.
    c.get('endTurn')?.();
    const picture = await shareCards.get(card);
    if (!picture) return refusal(503, 'Please try again in a moment.', { 'Retry-After': '5' });
    return new Response(Buffer.from(picture), {
      headers: {
        ...PICTURE_SAFETY,
        'Content-Type': 'image/png',
        // It is shown on other sites' pages.
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

function refusal(status: 404 | 503, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      ...PICTURE_SAFETY,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
