import type { PublicScreen } from '#app/context/screens.ts';
import { formatDate } from '#app/i18n/format.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PageTitle } from '#app/listing/page-title.tsx';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { CriterionMeaning } from '#app/ruling/criterion-meaning.tsx';
import { FindingMark } from '#app/ruling/finding-mark.tsx';
import { Part } from '#app/ui/part.tsx';
import { methodView } from '#domain/ruling/ruling-view.ts';
import type { Route } from './+types/methodology';

export const screen = {
  cacheSeconds: 60,
  sitemap: true,
  offline: true,
  footer: { label: ({ methodology }) => methodology.title },
} satisfies PublicScreen;

export function loader({ url }: Route.LoaderArgs) {
  return methodView(languageOf(url.pathname));
}

export function meta(args: Route.MetaArgs) {
  const { methodology } = LANGUAGES[languageOf(args.location.pathname)].text;
  return pageMeta(args, {
    title: methodology.title,
    description: methodology.text,
    data: (place) => [breadcrumbs(place, [{ name: methodology.title, path: '/methodology' }])],
  });
}

export default function Methodology({ loaderData: method }: Route.ComponentProps) {
  const { text, locale } = useLanguage();
  const words = text.methodology;
  return (
    <article className="container-page">
      <PageTitle title={words.title} text={words.text} />
      <div className="grid max-w-3xl gap-10">
        <p className="text-pretty">{method.introduction}</p>
        <Part title={words.verdictTitle} text={method.rule} />
        <Part title={words.findingsTitle}>
          <dl className="grid gap-2">
            {method.findings.map((finding) => (
              <div key={finding.id} className="grid gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
                <dt>
                  <FindingMark finding={finding} />
                </dt>
                <dd>{finding.meaning}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title={words.firmnessTitle}>
          <Meanings of={method.firmness.map(({ name, meaning }) => ({ name, text: meaning }))} />
        </Part>
        {method.kinds.map(({ kind, criteria }) => (
          <Part key={kind} title={words.criteriaTitle[kind]}>
            {criteria.map((criterion) => (
              <CriterionMeaning key={criterion.id} kind={kind} criterion={criterion} />
            ))}
          </Part>
        ))}
        <Part title={words.limitsTitle} text={method.limits}>
          <p className="max-w-prose text-muted">{text.verdict.notAFatwaLong}</p>
        </Part>
        <Part title={words.changesTitle}>
          <Meanings
            of={method.versions.map(({ version, since, change }) => ({
              name: words.version(version, formatDate(locale, since)),
              text: change,
            }))}
          />
        </Part>
      </div>
    </article>
  );
}

function Meanings({ of }: { of: { name: string; text: string }[] }) {
  return (
    <dl className="grid gap-2">
      {of.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-medium">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
