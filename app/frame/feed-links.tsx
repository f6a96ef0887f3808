import { useLanguage } from '#app/i18n/use-language.ts';
import { FEEDS, feedAddress } from './feeds.ts';

/** By which feed readers find the feeds from any page. */
export function FeedLinks() {
  const { language, text } = useLanguage();
  return FEEDS.map(({ path, type }) => (
    <link
      key={path}
      rel="alternate"
      type={type}
      title={text.feed.title}
      href={feedAddress(path, language)}
    />
  ));
}
