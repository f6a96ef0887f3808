import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import type { SharePicture } from '#app/meta/share-picture.ts';
import { breadcrumbs, review } from '#app/meta/things.ts';
import type { ListingDetail } from '#domain/listing/display.ts';

const LIST_PATH = { coin: '/cryptocurrencies', exchange: '/exchange' } as const;

/** What search engines and shared links are told of a listing's page. */
export function listingMeta(
  args: Parameters<typeof pageMeta>[0],
  listing: ListingDetail & { share: SharePicture },
) {
  const { kind, id, name, symbol, description, share } = listing;
  const language = languageOf(args.location.pathname);
  const { coins, exchanges } = LANGUAGES[language].text;
  const list = { coin: coins.title, exchange: exchanges.title }[kind];
  return pageMeta(args, {
    // An exchange's symbol is that of its coin.
    title: kind === 'coin' && symbol ? `${name} (${symbol})` : name,
    description: description ?? name,
    share,
    data: (place) => [
      breadcrumbs(place, [
        { name: list, path: LIST_PATH[kind] },
        { name, path: `/${kind}/${id}` },
      ]),
      ...review(place, listing),
    ],
  });
}
