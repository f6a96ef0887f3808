import { pageMeta } from '#app/frame/page-meta.ts';
import { formatDate } from '#app/i18n/format.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PageTitle } from '#app/listing/page-title.tsx';
import { CriterionMeaning } from '#app/ruling/criterion-meaning.tsx';
import { FindingMark } from '#app/ruling/finding-mark.tsx';
import { breadcrumbs } from '#app/structured-data/things.ts';
import { FINDINGS } from '#domain/ruling/method.ts';
import { shownMethod } from '#domain/ruling/shown-method.ts';
import type { Route } from './+types/methodology';

export function loader({ url }: Route.LoaderArgs) {
  return shownMethod(languageOf(url.pathname));
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
        <section aria-labelledby="rule" className="grid gap-3">
          <h2 id="rule" className="text-xl">
            {words.verdictTitle}
          </h2>
          <p className="text-pretty">{method.rule}</p>
        </section>
        <section aria-labelledby="answers" className="grid gap-3">
          <h2 id="answers" className="text-xl">
            {words.findingsTitle}
          </h2>
          <dl className="grid gap-2">
            {FINDINGS.map((finding) => (
              <div key={finding} className="grid gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
                <dt>
                  <FindingMark finding={finding} />
                </dt>
                <dd>{method.findings[finding]}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="firmness" className="grid gap-3">
          <h2 id="firmness" className="text-xl">
            {words.firmnessTitle}
          </h2>
          <dl className="grid gap-2">
            {method.firmness.map(({ id, name, meaning }) => (
              <div key={id}>
                <dt className="font-medium">{name}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
        {method.kinds.map(({ kind, criteria }) => (
          <section key={kind} aria-labelledby={`${kind}-criteria`} className="grid gap-5">
            <h2 id={`${kind}-criteria`} className="text-xl">
              {words.criteriaTitle[kind]}
            </h2>
            {criteria.map((criterion) => (
              <CriterionMeaning key={criterion.id} kind={kind} criterion={criterion} />
            ))}
          </section>
        ))}
        <section aria-labelledby="limits" className="grid gap-3">
          <h2 id="limits" className="text-xl">
            {words.limitsTitle}
          </h2>
          <p className="text-pretty">{method.limits}</p>
          <p className="text-muted">{text.verdict.notAFatwaLong}</p>
        </section>
        <section aria-labelledby="versions" className="grid gap-3">
          <h2 id="versions" className="text-xl">
            {words.changesTitle}
          </h2>
          <dl className="grid gap-2">
            {method.versions.map(({ version, since, change }) => (
              <div key={version}>
                <dt className="font-medium">{words.version(version, formatDate(locale, since))}</dt>
                <dd>{change}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </article>
  );
}
