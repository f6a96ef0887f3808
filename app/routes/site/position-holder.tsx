import { data, Link } from 'react-router';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { type MissingInList, MissingInListPage } from '#app/frame/missing-in-list.tsx';
import { nearestInList } from '#app/frame/nearest-in-list.ts';
import type { MissingPage } from '#app/frame/other-languages.tsx';
import { formatList, formatNames } from '#app/i18n/format.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { loadSeenQuotes } from '#app/listing/load-seen-quotes.server.ts';
import { SeenQuotesOfPage, UnseenNote } from '#app/listing/seen-quotes.tsx';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { coveredNames, coveredRulings } from '#app/position/covered.server.ts';
import { CoveredNames, CoverName, coverText } from '#app/position/covers.tsx';
import { type CountryHolders, groupByCountry } from '#app/position/group-by-country.ts';
import { type OurRulings, OurVerdicts } from '#app/position/our-verdicts.tsx';
import { PositionCard, RepeatedPosition, SaidOn } from '#app/position/position-card.tsx';
import { StanceBadge } from '#app/position/stance-badge.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { UpLink } from '#app/ui/up-link.tsx';
import { countryOf, countryPath } from '#domain/country/countries.ts';
import { regionName } from '#domain/listing/country.ts';
import { inLanguage } from '#domain/method/definition.ts';
import type { Cover, Position } from '#domain/position/position.ts';
import {
  countDecisions,
  coverView,
  type DecisionStance,
  dividedDecisions,
  type Holder,
  holdersOf,
  type PositionView,
} from '#domain/position/position-view.ts';
import type { Route } from './+types/position-holder';

export const screen = {
  cacheSeconds: 60,
  sitemap: 'holders',
  offline: true,
} satisfies PublicScreen;

export const handle = { missing: 'withoutData' } satisfies MissingPage;

/** The positions of one body or person; 404 with the nearest names for an unknown one. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const provided = context.get(services);
  const language = languageOf(url.pathname);
  const positions = await provided.positions.get();
  const holders = holdersOf(positions, language);
  const holder = holders.find(({ slug }) => slug === params.holder);
  if (!holder) {
    const nearest = nearestInList(url.pathname, holders, ({ name, slug }) => [name, slug]);
    const found = nearest.map(({ name, slug }) => ({ path: `/positions/${slug}`, name }));
    throw data<MissingInList>({ nearest: found }, { status: 404 });
  }
  const owners = holder.positions.map(({ id }) => `position/${id}`);
  const [seenQuotes, names, rulings] = await Promise.all([
    loadSeenQuotes(provided, owners),
    coveredNames(provided.db, holder.positions, language),
    coveredRulings(provided, holder.positions, language),
  ]);
  const { slug, name } = holder;
  const country = holder.country && regionName(holder.country, language);
  const next = holderAfter(holder, groupByCountry(holders, language));
  const law = countryOf(holder.country ?? '');
  const decisionOf = new Map(positions.map(({ id, decision }) => [id, decision]));
  const own = positions.filter(({ id }) => holder.positions.some((position) => position.id === id));
  return {
    slug,
    name,
    kind: holder.isBody ? ('body' as const) : ('person' as const),
    country: country && !name.includes(country) ? country : null,
    law: law && {
      path: countryPath(law),
      name: inLanguage(law.name, language),
    },
    next: next && { path: `/positions/${next.slug}`, name: next.name },
    byStance: countDecisions(own).byStance.map(([stance, count]) => ({
      stance,
      count,
      covers: coversOf(own, stance).map((cover) => coverView(cover, language)),
    })),
    decisions: [...Map.groupBy(holder.positions, ({ id }) => decisionOf.get(id)).values()],
    seenQuotes,
    names,
    rulings,
  };
}

// In the order of the list of bodies and scholars, from the last on to the first.
function holderAfter({ slug }: Holder, groups: CountryHolders[]) {
  const all = groups.flatMap(({ holders }) => holders);
  return all.length > 1 ? all[(all.findIndex((one) => one.slug === slug) + 1) % all.length] : null;
}

// The subjects of the decisions of one stance, each once.
function coversOf(positions: readonly Position[], stance: DecisionStance): Cover[] {
  const divided = dividedDecisions(positions);
  const covers = positions
    .filter((position) =>
      divided.has(position.decision) ? stance === 'by-case' : position.stance === stance,
    )
    .flatMap((position) => position.covers);
  return [...new Map(covers.map((cover) => [JSON.stringify(cover), cover])).values()];
}

export function meta({ loaderData: holder, ...args }: Route.MetaArgs) {
  if (!holder) return [];
  const { positions } = LANGUAGES[languageOf(args.location.pathname)].text;
  const path = `/positions/${holder.slug}`;
  return pageMeta(args, {
    title: holder.name,
    description: positions.ofHolder(holder.name),
    data: (place) => [
      breadcrumbs(place, [
        { name: positions.title, path: '/positions' },
        { name: holder.name, path },
      ]),
    ],
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { errors, positions } = useLanguage().text;
  return (
    <MissingInListPage
      error={error}
      hint={errors.noHolder}
      list={{ path: '/positions', label: positions.title }}
    />
  );
}

/** Positions that are seen at a glance without a summary above them. */
const MAX_WITHOUT_SUMMARY = 3;
/** The summary has them. */
const NO_RULINGS: OurRulings = {};

export default function PositionHolder({ loaderData: holder }: Route.ComponentProps) {
  const { text, to, locale } = useLanguage();
  const words = text.positions;
  const { country, byStance, decisions } = holder;
  const positions = decisions.flat();
  const hasSummary = positions.length > MAX_WITHOUT_SUMMARY;
  const counts = byStance.map(({ stance, count }, place) =>
    words[place === 0 ? 'firstCounted' : 'counted'][stance](count),
  );
  // Decisions on different subjects do not contradict each other.
  const withSubjects = byStance.map(({ covers }, place) => {
    const subjects = covers.map((cover) => coverText(cover, words, holder.names));
    return `${counts[place]}: ${formatNames(locale, subjects)}`;
  });
  const hasSubjects =
    !hasSummary && new Set(byStance.map(({ covers }) => JSON.stringify(covers))).size > 1;
  return (
    <div className="container-page">
      <PageTitle
        up={<UpLink to={to('/positions')}>{words.title}</UpLink>}
        title={holder.name}
        text={
          <Facts
            facts={[
              formatNames(locale, [words.holderKinds[holder.kind], ...(country ? [country] : [])]),
              ...(hasSubjects ? withSubjects : [formatList(locale, counts)]),
              words.quoted(positions.filter(isOwn).length, positions.length),
            ]}
          />
        }
      />
      <SeenQuotesOfPage value={holder.seenQuotes}>
        <CoveredNames value={holder.names}>
          {hasSummary && (
            <>
              <StancesBySubject positions={positions} rulings={holder.rulings} />
              <h2 className="pt-6 pb-3 text-xl">{words.decided}</h2>
            </>
          )}
          <div className="grid gap-3 pb-4">
            {decisions.map((parts) => (
              <Decision
                key={parts[0]?.id}
                parts={parts}
                holder={holder.name}
                rulings={hasSummary ? NO_RULINGS : holder.rulings}
                isOneOfMany={decisions.length > 1}
              />
            ))}
          </div>
        </CoveredNames>
        <UnseenNote />
      </SeenQuotesOfPage>
      <Onward law={holder.law} next={holder.next} />
    </div>
  );
}

type Onwards = Pick<Awaited<ReturnType<typeof loader>>, 'law' | 'next'>;

/** The law of its country, and the next body or scholar. */
function Onward({ law, next }: Onwards) {
  const { text, to } = useLanguage();
  return (
    <p className="no-print mt-4 flex flex-wrap justify-between gap-x-6 border-t border-line pt-2 *:inline-flex *:min-h-11 *:items-center">
      {law && (
        <Link to={to(law.path)} className="link">
          {text.countries.titleOf(law.name)}
        </Link>
      )}
      {next && (
        <span>
          <span>
            <span className="text-muted">{text.positions.nextHolder}</span>{' '}
            <Link to={to(next.path)} className="link">
              {next.name}
            </Link>
          </span>
        </span>
      )}
    </p>
  );
}

/** A decision with its texts in one card; beside other decisions it says how many they are. */
function Decision({
  parts,
  holder,
  rulings,
  isOneOfMany,
}: {
  parts: PositionView[];
  holder: string;
  rulings: OurRulings;
  isOneOfMany: boolean;
}) {
  const { text } = useLanguage();
  const ordered = parts.toSorted(byReporter);
  const [first] = ordered;
  const isRepeated = (position: PositionView) => first !== undefined && repeats(position, first);
  const isHeaded = isOneOfMany && parts.filter((part) => !isRepeated(part)).length > 1;
  return (
    <section className="card divide-y divide-line">
      {isHeaded && (
        <h2 className="px-4 py-3 text-base sm:px-5">{text.positions.held(parts.length, 1)}</h2>
      )}
      {/* The body’s own publications come before reports of them. */}
      {ordered.map((position) =>
        isRepeated(position) ? (
          <RepeatedPosition key={position.id} position={position} />
        ) : (
          <PositionCard
            key={position.id}
            position={position}
            holder={holder}
            rulings={rulings}
            Heading={isHeaded ? 'h3' : 'h2'}
          />
        ),
      )}
    </section>
  );
}

// The same stance on nothing else, said on another day.
function repeats(position: PositionView, first: PositionView): boolean {
  const subjects = new Set(first.covers.map((cover) => JSON.stringify(cover)));
  return (
    position.saidOn !== first.saidOn &&
    position.stance === first.stance &&
    position.covers.every((cover) => subjects.has(JSON.stringify(cover)))
  );
}

function byReporter(one: PositionView, other: PositionView): number {
  return Number(isOwn(other)) - Number(isOwn(one));
}

function isOwn({ reportedBy }: PositionView): boolean {
  return reportedBy === null;
}

// Not counted together: decisions on different subjects are no majority. The newest stance on a subject comes first.
function StancesBySubject({
  positions,
  rulings,
}: {
  positions: PositionView[];
  rulings: OurRulings;
}) {
  const bySubject = Map.groupBy(
    positions.flatMap(({ covers, ...position }) => covers.map((cover) => ({ cover, position }))),
    ({ cover }) => JSON.stringify(cover),
  );
  return (
    <ul className="card grid divide-y divide-line px-4 sm:px-5">
      {[...bySubject].map(([subject, said]) => (
        <li key={subject} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
          <div className="grid gap-1 py-2">
            <span className="inline-block leading-snug font-semibold first-letter:uppercase">
              {said[0] && <CoverName cover={said[0].cover} />}
            </span>
            {said[0] && (
              <OurVerdicts
                covers={[said[0].cover]}
                stances={said.map(({ position }) => position.stance)}
                rulings={rulings}
              />
            )}
          </div>
          <span className="grid gap-x-6 sm:flex">
            {newestOfEachStance(said).map(({ id, stance, saidOn }) => (
              <a
                key={id}
                href={`#${id}`}
                className="grid min-h-11 content-center gap-x-3 py-1 text-end hover:text-accent sm:flex sm:items-center"
              >
                {saidOn && (
                  <span className="text-sm whitespace-nowrap text-muted">
                    <SaidOn day={saidOn} />
                  </span>
                )}
                <span>
                  <StanceBadge stance={stance} />
                </span>
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function newestOfEachStance(said: { position: Said }[]): Said[] {
  const byStance = Map.groupBy(said, ({ position }) => position.stance);
  return [...byStance.values()].flatMap(([newest]) => newest?.position ?? []);
}

type Said = Pick<PositionView, 'id' | 'stance' | 'saidOn'>;
