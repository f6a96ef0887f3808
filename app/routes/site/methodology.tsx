import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { figuresPreload } from '#app/fonts/font-preload.ts';
import { formatDate, formatList } from '#app/i18n/format.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { CoreCriteria } from '#app/method/core-criteria.tsx';
import { CriteriaList } from '#app/method/criteria-list.tsx';
import { DecisionTree } from '#app/method/decision-tree.tsx';
import { Departures } from '#app/method/departures.tsx';
import { DrawingKey, FirmnessSteps, Meanings } from '#app/method/drawing-key.tsx';
import { loadMethod } from '#app/method/load-method.server.ts';
import { MethodVersions } from '#app/method/method-versions.tsx';
import { WorkedExample } from '#app/method/worked-example.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { JumpBar } from '#app/ui/jump-bar.tsx';
import { PageSection } from '#app/ui/page-section.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { KINDS, type Kind } from '#domain/listing/kind.ts';
import type { VerdictCount } from '#domain/listing/summary/tally.ts';
import type { Route } from './+types/methodology';

export const screen = {
  cacheSeconds: 60,
  sitemap: true,
  offline: true,
  menu: { group: 'trust', label: ({ methodology }) => methodology.title },
} satisfies PublicScreen;

export const links = figuresPreload;

export function loader({ url, context }: Route.LoaderArgs) {
  return loadMethod(context.get(services), languageOf(url.pathname));
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta(args: Route.MetaArgs) {
  const { methodology } = LANGUAGES[languageOf(args.location.pathname)].text;
  return pageMeta(args, {
    title: methodology.title,
    description: methodology.text,
    data: (place) => [breadcrumbs(place, [{ name: methodology.title, path: '/methodology' }])],
  });
}

export default function Methodology({ loaderData: { method, counts } }: Route.ComponentProps) {
  const { text, locale } = useLanguage();
  const words = text.methodology;
  const departures = counts?.departures.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const [latest] = method.versions;
  const since = latest ? words.versionsNote(latest.version, formatDate(locale, latest.since)) : '';
  const jumps = [
    { id: 'rules', label: words.treeTitle },
    { id: 'how-firm', label: words.firmnessTitle },
    ...(counts ? [{ id: 'departures', label: words.departuresJump }] : []),
    { id: 'core', label: words.coreTitle },
    { id: 'key', label: words.keyTitle },
    ...KINDS.map((kind) => ({ id: `criteria-${kind}`, label: words.criteriaTitle[kind] })),
    { id: 'limits', label: words.limitsTitle },
    { id: 'versions', label: words.changesTitle },
  ];
  return (
    <article className="container-page">
      <PageTitle title={words.title} text={since ? `${words.text} ${since}.` : words.text} />
      <JumpBar jumps={jumps} />
      <div className="grid gap-8 pt-5">
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,0.8fr)]">
          <div className="grid gap-8">
            <PageSection id="rules" title={words.treeTitle} text={words.treeText}>
              <p className="max-w-prose">{words.coreMeans}</p>
              <DecisionTree rows={method.verdictTable} counts={counts} />
              <p className="max-w-prose text-sm text-muted">
                {counts ? words.countsText(allIn(counts.byVerdict)) : words.noCounts}
              </p>
              <details>
                <summary className="fold-line link w-fit cursor-pointer py-1">
                  {words.verdictTitle}
                </summary>
                <p className="max-w-prose pt-2">{method.verdictText}</p>
              </details>
              {counts?.earlier.map(({ version, perKind }) => (
                <p key={version} className="max-w-prose">
                  {words.earlier(
                    version,
                    formatList(
                      locale,
                      KINDS.map((kind) => words.counted[kind](perKind[kind])),
                    ),
                  )}
                </p>
              ))}
            </PageSection>
            <FirmnessSteps firmness={method.firmness} />
            {counts?.example && (
              <WorkedExample example={counts.example} rows={method.verdictTable} />
            )}
            {counts && (
              <PageSection
                id="departures"
                title={words.departuresTitle}
                {...(departures > 0 && { text: words.departuresText })}
              >
                <p>{words.departures(departures)}</p>
                {departures > 0 && <Departures departures={counts.departures} />}
              </PageSection>
            )}
          </div>
          <div className="grid gap-8">
            <CoreCriteria kinds={method.kinds} />
            <DrawingKey findings={method.findings} firmness={method.firmness} />
          </div>
        </div>
        <div id="criteria" className="scroll-mt-32 border-t border-line">
          <Fold id="review" title={words.reviewTitle}>
            <p className="max-w-prose">{method.introduction}</p>
          </Fold>
          <CriteriaList kinds={method.kinds} />
          <Fold id="assets" title={words.assetsTitle} text={words.assetsNote}>
            <Meanings of={method.assets} />
          </Fold>
          <Fold id="limits" title={words.limitsTitle} text={words.limitsNote}>
            <p className="max-w-prose">{method.limits}</p>
            <p className="max-w-prose text-muted">{text.verdict.notAFatwaLong}</p>
          </Fold>
          <Fold id="versions" title={words.changesTitle} text={since}>
            <MethodVersions versions={method.versions} />
          </Fold>
        </div>
      </div>
    </article>
  );
}

function allIn(counts: Record<Kind, VerdictCount[]>): number {
  return KINDS.flatMap((kind) => counts[kind]).reduce((sum, { count }) => sum + count, 0);
}
