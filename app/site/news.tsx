import { pageMeta } from '#app/frame/page-meta.ts';
import { SectionNotOpen } from '#app/frame/section-not-open.tsx';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Route } from './+types/news';

export function meta({ location }: Route.MetaArgs) {
  const { news } = LANGUAGES[languageOf(location.pathname)].text;
  return pageMeta(news.title, news.subtitle);
}

export default function News() {
  const { text } = useLanguage();
  return <SectionNotOpen title={text.news.title} text={text.news.subtitle} />;
}
