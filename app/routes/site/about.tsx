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
import { ContactSection, NoContact } from '#app/operator/contact.tsx';
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

export default function About({ loaderData: { publisher, counts } }: Route.ComponentProps) {
  const { text } = useLanguage();
  const words = text.about;
  const site = useSite();
  const links = site?.links;
  const isNamed = publisher.name !== null || publisher.paragraphs.length > 0 || site?.contact;
  const leavesSite = [links?.startTrading, links?.signUp, links?.demoVideo].some(Boolean);
  return (
    <div className="container-page">
      <PageTitle title={words.title} text={words.text} />
      <div className="grid gap-8 sm:gap-10">
        <PageSection title={words.verifyTitle}>
          {counts && <KeyCounts counts={counts} />}
          <Guarantees />
        </PageSection>
        <div className="grid items-start gap-8 sm:gap-x-6 sm:gap-y-10 lg:grid-cols-2">
          <div className="grid gap-8 sm:gap-10">
            {isNamed && <WhoAnswers publisher={publisher} />}
            <PageSection id="operator-links" title={words.operatorLinksTitle}>
              <OperatorLinks />
              <p className="max-w-prose text-sm text-muted">
                {words.operatorLinksText}
                {links && links.social.length > 0 && ` ${words.operatorIcons}`}
                {leavesSite && ` ${words.operatorArrow}`}
              </p>
            </PageSection>
            {!isNamed && <NobodyNamed />}
          </div>
          <PageSection title={words.linksTitle}>
            <KeyRows
              rows={words.links.map(({ from, to }) => ({ key: from, term: from, value: to }))}
            />
            <p className="max-w-prose text-sm text-muted">{words.linkRules}</p>
          </PageSection>
        </div>
      </div>
    </div>
  );
}

/** A notice that nothing is known of the publisher, in the place of what would be. */
function NobodyNamed() {
  const { text } = useLanguage();
  const words = text.about;
  return (
    <section className="card grid gap-1.5 p-4 text-[0.9375rem] text-muted sm:px-5">
      <h2 className="text-base text-ink">{words.publisherTitle}</h2>
      <p className="max-w-prose">
        {words.publisherUnsaid} {words.whoPaysUnsaid} {words.beyond}
      </p>
      <NoContact />
    </section>
  );
}

/** The publisher, who pays and the contact; a sentence for each that is not known. */
function WhoAnswers({ publisher }: { publisher: PublisherView }) {
  const { text } = useLanguage();
  const words = text.about;
  const site = useSite();
  const isExplained = publisher.paragraphs.length > 0;
  const hasContact = Boolean(site?.contact);
  const unsaid = [
    publisher.name === null && words.publisherUnsaid,
    !isExplained && words.whoPaysUnsaid,
    words.beyond,
    !hasContact && (site?.links.social.length ? text.contact.socialOnly : text.contact.none),
  ].filter((sentence) => sentence !== false);
  return (
    <div className="grid gap-8">
      <PageSection title={words.publisherTitle}>
        {publisher.name !== null && <PublisherName publisher={publisher} />}
        {isExplained && (
          <>
            <OwnWords publisher={publisher} />
            <p className="max-w-prose">{words.whoPaysAbove}</p>
          </>
        )}
        <p className="max-w-prose">{unsaid.join(' ')}</p>
      </PageSection>
      {hasContact && <ContactSection title={words.correctionsTitle} text={words.correctionsText} />}
    </div>
  );
}
