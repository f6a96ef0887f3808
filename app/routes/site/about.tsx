import { Guarantees } from '#app/about/guarantees.tsx';
import { KeyCounts } from '#app/about/key-counts.tsx';
import { loadAbout } from '#app/about/load-about.server.ts';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { aboutPage, breadcrumbs } from '#app/meta/things.ts';
import { ContactSection } from '#app/operator/contact.tsx';
import { OperatorLinks } from '#app/operator/operator-links.tsx';
import { OwnWords, PublisherName } from '#app/operator/publisher.tsx';
import { KeyRows } from '#app/ui/key-rows.tsx';
import { PageSection } from '#app/ui/page-section.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import type { Route } from './+types/about';

export const screen = {
  cacheSeconds: 60,
  sitemap: true,
  offline: true,
  menu: { group: 'trust', label: ({ about }) => about.title },
  search: { title: ({ about }) => about.title, words: 'about' },
} satisfies PublicScreen;

export function loader({ url, context }: Route.LoaderArgs) {
  return loadAbout(context.get(services), languageOf(url.pathname));
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData: { publisher }, ...args }: Route.MetaArgs) {
  const { about } = LANGUAGES[languageOf(args.location.pathname)].text;
  return pageMeta(args, {
    title: about.title,
    description: about.text,
    data: (place) => [
      breadcrumbs(place, [{ name: about.title, path: '/about' }]),
      aboutPage(place, publisher),
    ],
  });
}

export default function About({ loaderData: { publisher, rules, counts } }: Route.ComponentProps) {
  const words = useLanguage().text.about;
  const isExplained = publisher.paragraphs.length > 0;
  return (
    <div className="container-page">
      <PageTitle title={words.title} text={words.text} />
      <div className="grid gap-8 sm:gap-10">
        <section aria-labelledby="verify" className="grid gap-3">
          <h2 id="verify" className="sr-only">
            {words.verifyTitle}
          </h2>
          <Guarantees rules={rules}>{counts && <KeyCounts counts={counts} />}</Guarantees>
        </section>
        <div className="grid items-start gap-8 sm:gap-x-6 sm:gap-y-10 lg:grid-cols-2">
          <PageSection title={words.linksTitle}>
            <KeyRows
              rows={words.links.map(({ from, to }) => ({ key: from, term: from, value: to }))}
            />
            <p className="max-w-prose text-sm text-muted">{words.linkRules}</p>
          </PageSection>
          <PageSection id="operator-links" title={words.operatorLinksTitle}>
            <p className="max-w-prose text-sm text-muted">{words.operatorLinksText}</p>
            <OperatorLinks />
          </PageSection>
          <ContactSection title={words.correctionsTitle} text={words.correctionsText} />
          <PageSection title={words.publisherTitle}>
            <KeyRows
              rows={[
                {
                  key: 'publisher',
                  term: words.publisher,
                  value: (
                    <>
                      <PublisherName publisher={publisher} />
                      {isExplained && <OwnWords publisher={publisher} />}
                    </>
                  ),
                },
                {
                  key: 'pays',
                  term: words.whoPays,
                  value: isExplained ? words.whoPaysAbove : words.whoPaysUnsaid,
                },
              ]}
            />
            <p className="max-w-prose text-sm text-muted">{words.beyond}</p>
          </PageSection>
        </div>
      </div>
    </div>
  );
}
