import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import type { SharePicture } from '#app/meta/share-picture.ts';
import { breadcrumbs, ruling } from '#app/meta/things.ts';
import { type ListingDetail, titleOf } from '#domain/listing/display.ts';
import { KIND } from '#domain/listing/kind.ts';

/** The metadata of a listing's page for search engines and shared links. */
export function listingMeta(
  args: Parameters<typeof pageMeta>[0],
  listing: ListingDetail & { share: SharePicture },
) {
  const { kind, id, name, description, share } = listing;
  const { text } = LANGUAGES[languageOf(args.location.pathname)];
  const { collection, listPath } = KIND[kind];
  return pageMeta(args, {
    title: titleOf(listing),
    description: description ?? name,
    share,
    data: (place) => [
      breadcrumbs(place, [
        { name: text[collection].title, path: listPath },
        { name, path: `/${kind}/${id}` },
      ]),
      ...ruling(place, listing),
    ],
  });
}
