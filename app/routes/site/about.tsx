import { Link } from 'react-router';
import { publisherView } from '#app/context/publisher.ts';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PageTitle } from '#app/listing/page-title.tsx';
import { pageMeta } from '#app/meta/page-meta.ts';
import { aboutPage, breadcrumbs } from '#app/meta/things.ts';
import { ContactPart } from '#app/operator/contact.tsx';
import { OperatorLinks } from '#app/operator/operator-links.tsx';
import { OwnWords, PublisherName } from '#app/operator/publisher.tsx';
import { Part } from '#app/ui/part.tsx';
import { Points } from '#app/ui/points.tsx';
import type { Route } from './+types/about';

export const screen = {
  cacheSeconds: 60,
  sitemap: true,
  offline: true,
  menu: { group: 'trust', label: ({ about }) => about.title },
  search: { title: ({ about }) => about.title, words: 'about' },
} satisfies PublicScreen;

export function loader({ url, context }: Route.LoaderArgs) {
  return publisherView(context.get(services).publisher, languageOf(url.pathname));
}

export function meta({ loaderData: publisher, ...args }: Route.MetaArgs) {
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

export default function About({ loaderData: publisher }: Route.ComponentProps) {
  const { text, to } = useLanguage();
  const words = text.about;
  const isExplained = publisher.paragraphs.length > 0;
  return (
    <div className="container-page">
      <PageTitle title={words.title} text={words.text} />
      <div className="grid gap-9 pt-2 sm:gap-12">
        <Part title={words.publisherTitle}>
          <PublisherName publisher={publisher} />
          {isExplained && <OwnWords publisher={publisher} />}
        </Part>
        <Part
          title={words.whoPaysTitle}
          text={isExplained ? words.whoPaysAbove : words.whoPaysUnsaid}
        />
        <Part title={words.verdictsTitle}>
          <Points points={words.verdicts} />
          <p className="flex flex-wrap gap-x-6">
            <Link to={to('/methodology')} className="link inline-flex min-h-11 items-center">
              {text.methodology.title}
            </Link>
            <Link to={to('/changes')} className="link inline-flex min-h-11 items-center">
              {text.changes.title}
            </Link>
          </p>
        </Part>
        <Part title={words.linksTitle}>
          <Points points={words.links} />
        </Part>
        <Part title={words.operatorLinksTitle} text={words.operatorLinksText}>
          <OperatorLinks />
        </Part>
        <ContactPart title={words.correctionsTitle} text={words.correctionsText} />
      </div>
    </div>
  );
}
