import { Guarantees } from '#app/about/guarantees.tsx';
import { KeyCounts } from '#app/about/key-counts.tsx';
import { loadAbout } from '#app/about/load-about.server.ts';
import { Answers } from '#app/about/publisher-parts.tsx';
import { SplitSection } from '#app/about/split-section.tsx';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { useSite } from '#app/context/use-site.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { aboutPage, breadcrumbs } from '#app/meta/things.ts';
import { OperatorLinks } from '#app/operator/operator-links.tsx';
import { KeyRows } from '#app/ui/key-rows.tsx';
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
  const links = useSite()?.links;
  const leavesSite = [links?.startTrading, links?.signUp, links?.demoVideo].some(Boolean);
  return (
    <div className="container-page">
      <PageTitle title={words.title} text={words.text} />
      <div className="grid gap-8 pt-3 sm:gap-10 sm:pt-4">
        <Answers publisher={publisher} />
        <SplitSection title={words.decidesTitle}>
          <KeyRows
            rows={words.decides.map(({ by, text }) => ({ key: by, term: by, value: text }))}
          />
        </SplitSection>
        <SplitSection title={words.verifyTitle} aside={counts && <KeyCounts counts={counts} />}>
          <Guarantees />
        </SplitSection>
        <SplitSection id="operator-links" title={words.linksTitle} note={words.linkRules}>
          <KeyRows
            rows={[
              ...words.links.map(({ from, to }) => ({ key: from, term: from, value: to })),
              {
                key: 'operator',
                term: words.operatorLinksTitle,
                value: (
                  <>
                    <OperatorLinks />
                    <p className="text-sm text-muted">
                      {[
                        words.operatorLinksText,
                        links && links.social.length > 0 && words.operatorIcons,
                        leavesSite && words.operatorArrow,
                      ]
                        .filter(Boolean)
                        .join(' ')}
                    </p>
                  </>
                ),
              },
            ]}
          />
        </SplitSection>
      </div>
    </div>
  );
}
