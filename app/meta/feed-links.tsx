import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { CHANGE_FEED, LISTING_FEED } from './feeds.ts';

/** The link by which feed readers find the feed of listings on every page. */
export function ListingFeedLink() {
  const { text } = useLanguage();
  return <FeedLink path={LISTING_FEED} title={text.feed.title} />;
}

/** The link to the feed of changes of rulings, for the page that lists them. */
export function ChangeFeedLink() {
  const { text } = useLanguage();
  return <FeedLink path={CHANGE_FEED} title={text.changes.feed} />;
}

function FeedLink({ path, title }: { path: string; title: string }) {
  const { language } = useLanguage();
  const href = localizedPath(path, language);
  return <link rel="alternate" type="application/atom+xml" title={title} href={href} />;
}
