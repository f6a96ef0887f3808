import { useLanguage } from '#app/i18n/use-language.ts';
import { CHANGE_FEEDS, FEEDS, type FeedPath, feedAddress } from './feeds.ts';

/** By which feed readers find the feeds of reviews from any page. */
export function FeedLinks() {
  const { text } = useLanguage();
  return <Links feeds={FEEDS} title={text.feed.title} />;
}

/** The same of what changed of rulings, on the page that lists that. */
export function ChangeFeedLinks() {
  const { text } = useLanguage();
  return <Links feeds={CHANGE_FEEDS} title={text.changes.feed} />;
}

function Links({
  feeds,
  title,
}: {
  feeds: readonly { path: FeedPath; type: string }[];
  title: string;
}) {
  const { language } = useLanguage();
  return feeds.map(({ path, type }) => (
    <link key={path} rel="alternate" type={type} title={title} href={feedAddress(path, language)} />
  ));
}
