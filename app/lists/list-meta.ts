import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { type PageArguments, pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs, itemList } from '#app/meta/things.ts';

type Items = Parameters<typeof itemList>[2];

/** Title, description and structured data of the list at `path`; its words are those of `about`. */
export function listMeta(
  args: PageArguments,
  {
    about,
    path,
    items = [],
  }: { about: 'coins' | 'exchanges'; path: string; items?: Items | undefined },
) {
  const { title, text } = LANGUAGES[languageOf(args.location.pathname)].text[about];
  return pageMeta(args, {
    title,
    description: text,
    data: (place) => [
      breadcrumbs(place, [{ name: title, path }]),
      ...(items.length > 0 ? [itemList(place, title, items)] : []),
    ],
  });
}
