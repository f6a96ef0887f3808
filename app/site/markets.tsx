import { pageMeta } from '#app/frame/page-meta.ts';
import { SectionNotOpen } from '#app/frame/section-not-open.tsx';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Route } from './+types/markets';

export function meta({ location }: Route.MetaArgs) {
  const { markets } = LANGUAGES[languageOf(location.pathname)].text;
  return pageMeta(markets.title, markets.subtitle);
}

export default function Markets() {
  const { text } = useLanguage();
  return <SectionNotOpen title={text.markets.title} text={text.markets.subtitle} />;
}
