import { SearchKeyChoice } from '#app/accessibility/search-key-choice.tsx';
import type { PublicScreen } from '#app/context/screens.ts';
import { useSite } from '#app/context/use-site.ts';
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
const WRITTEN_ON = '2026-11-29';

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
  const site = useSite();
  const isReachable = Boolean(site?.contact) || (site?.links.social.length ?? 0) > 0;
  const issues = isReachable ? words.short : [...words.short, words.unreported];
  return (
    <div className="container-page">
      <PageTitle title={words.title} text={words.text} />
      <div className="grid gap-8 pt-3 sm:pt-4">
        <PageSection title={words.statusTitle}>
          <p className="max-w-prose sm:text-lg">
            {words.stated(formatDate(locale, WRITTEN_ON))}{' '}
            <a href="#issues" className="link whitespace-nowrap">
              {words.issues(issues.length)}
            </a>
            .
          </p>
          <p className="max-w-prose">{words.aimText}</p>
        </PageSection>
        <PageSection id="issues" title={words.shortTitle}>
          <KnownIssues issues={issues} />
        </PageSection>
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <PageSection title={words.testedTitle}>
            <Points points={words.tested} />
          </PageSection>
          <PageSection title={words.keyTitle} text={words.keyText}>
            <SearchKeyChoice />
          </PageSection>
        </div>
        {isReachable && <ContactSection title={words.barriersTitle} text={words.contactText} />}
      </div>
    </div>
  );
}

/** The barriers, with those they affect and what helps; on a phone a cell a line. */
function KnownIssues({
  issues,
}: {
  issues: readonly { barrier: string; who: string; instead: string }[];
}) {
  const { issue } = useLanguage().text.accessibility;
  return (
    <div className="card">
      <table className="w-full text-start max-sm:block">
        <thead className="border-b border-line text-sm text-muted max-sm:sr-only">
          <tr>
            {Object.values(issue).map((heading) => (
              <th key={heading} scope="col" className="p-3 text-start font-normal">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block">
          {issues.map(({ barrier, who, instead }) => (
            <tr key={barrier} className="align-top max-sm:block max-sm:p-3">
              <th
                scope="row"
                className="text-start text-md font-medium max-sm:block sm:w-2/5 sm:p-3"
              >
                {barrier}
              </th>
              <Cell label={issue.who}>{who}</Cell>
              <Cell label={issue.instead}>{instead}</Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ label, children }: { label: string; children: string }) {
  return (
    <td className="text-md max-sm:block max-sm:pt-1.5 sm:p-3">
      <span className="block text-xsm text-muted sm:hidden">{label}</span>
      {children}
    </td>
  );
}
