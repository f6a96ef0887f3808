import { useLanguage } from '#app/i18n/use-language.ts';
import { siteName } from '#app/meta/site-name.ts';

/** The name in the reader's script. */
export function BrandName() {
  const { language } = useLanguage();
  return <span>{siteName(language)}</span>;
}
