import { Guarantees } from '#app/about/guarantees.tsx';
import { KeyCounts } from '#app/about/key-counts.tsx';
import { loadAbout } from '#app/about/load-about.server.ts';
import type { PublisherView } from '#app/context/publisher.ts';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { useSite } from '#app/context/use-site.ts';
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
  return (
    <div className="container-page">
      <PageTitle title={words.title} text={words.text} />
      <div className="grid gap-8 sm:gap-10">
        <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-2">
          <PageSection title={words.verifyTitle}>
            {counts && <KeyCounts counts={counts} />}
          </PageSection>
          <WhoAnswers publisher={publisher} />
          <div className="lg:col-span-full">
            <Guarantees rules={rules} />
          </div>
        </div>
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
        </div>
      </div>
    </div>
  );
}

/** The publisher, the payer and the contact, or that they are not known. */
function WhoAnswers({ publisher }: { publisher: PublisherView }) {
  const { text } = useLanguage();
  const words = text.about;
  const site = useSite();
  const isExplained = publisher.paragraphs.length > 0;
  const hasContact = Boolean(site?.contact);
  const noContact = {
    key: 'corrections',
    term: words.correctionsTitle,
    value: site?.links.social.length ? text.contact.socialOnly : text.contact.none,
  };
  return (
    <div className="grid gap-8">
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
            ...(hasContact ? [] : [noContact]),
          ]}
        />
        <p className="max-w-prose text-sm text-muted">{words.beyond}</p>
      </PageSection>
      {hasContact && <ContactSection title={words.correctionsTitle} text={words.correctionsText} />}
    </div>
  );
}
