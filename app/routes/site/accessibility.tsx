import { SearchKeyChoice } from '#app/accessibility/search-key-choice.tsx';
import type { PublicScreen } from '#app/context/screens.ts';
import { formatDate } from '#app/i18n/format.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { ContactSection } from '#app/operator/contact.tsx';
import { PageSection } from '#app/ui/page-section.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Points } from '#app/ui/points.tsx';
import type { Route } from './+types/accessibility';

export const screen = {
  cacheSeconds: 60,
  sitemap: true,
  offline: true,
  menu: { group: 'trust', label: ({ accessibility }) => accessibility.title },
  search: { title: ({ accessibility }) => accessibility.title, words: 'accessibility' },
} satisfies PublicScreen;

/** To be updated with the statement. */
const WRITTEN_ON = '2026-11-21';

export function meta(args: Route.MetaArgs) {
  const { accessibility } = LANGUAGES[languageOf(args.location.pathname)].text;
  return pageMeta(args, {
    title: accessibility.title,
    description: accessibility.text,
    data: (place) => [breadcrumbs(place, [{ name: accessibility.title, path: '/accessibility' }])],
  });
}

export default function Accessibility() {
  const { text, locale } = useLanguage();
  const words = text.accessibility;
  return (
    <div className="container-page">
      <PageTitle title={words.title} text={words.text} />
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-8">
          <PageSection title={words.aimTitle} text={words.aimText} />
          <PageSection title={words.testedTitle}>
            <Points points={words.tested} />
          </PageSection>
          <PageSection title={words.shortTitle}>
            <Points points={words.short} />
          </PageSection>
        </div>
        <div className="grid gap-4">
          <div className="card p-4 sm:p-5">
            <PageSection title={words.keyTitle} text={words.keyText}>
              <SearchKeyChoice />
            </PageSection>
          </div>
          <div className="card p-4 sm:p-5">
            <ContactSection title={words.barriersTitle} text={words.contactText}>
              <p className="text-muted">{words.writtenOn(formatDate(locale, WRITTEN_ON))}</p>
            </ContactSection>
          </div>
        </div>
      </div>
    </div>
  );
}
