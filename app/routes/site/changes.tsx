import { Link } from 'react-router';
import { CodeBlock } from '#app/api/code.tsx';
import type { PublicScreen } from '#app/context/screens.ts';
import { services } from '#app/context/services.server.ts';
import { figuresPreload } from '#app/fonts/font-preload.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { languageOf } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import {
  type ChangesQuery,
  changesCacheKey,
  changesHref,
  readChangesQuery,
} from '#app/ledger/changes-query.ts';
import type { ChangesPage } from '#app/ledger/entry-view.ts';
import { Hash } from '#app/ledger/hashes.tsx';
import { loadChanges } from '#app/ledger/load-changes.server.ts';
import { Timeline } from '#app/ledger/timeline.tsx';
import { VerdictSums } from '#app/ledger/verdict-sums.tsx';
import { YearStrip } from '#app/ledger/year-strip.tsx';
import { ChangeFeedLink } from '#app/meta/feed-links.tsx';
import { pageMeta } from '#app/meta/page-meta.ts';
import { breadcrumbs } from '#app/meta/things.ts';
import { ChoiceLinks } from '#app/ui/choice-links.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { useSearch } from '#app/ui/query.ts';
import { SearchBox } from '#app/ui/search-box.tsx';
import { ENTRY_GROUPS } from '#domain/ruling/ledger/ledger-group.ts';
import type { Route } from './+types/changes';

export const screen = {
  cacheSeconds: 60,
  sitemap: true,
  offline: true,
  menu: { group: 'trust', label: ({ changes }) => changes.title },
  search: { title: ({ changes }) => changes.title, words: 'changes' },
  cacheKey: changesCacheKey,
} satisfies PublicScreen;

export const links = figuresPreload;

export function loader({ url, context }: Route.LoaderArgs) {
  return loadChanges(context.get(services), url);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta(args: Route.MetaArgs) {
  const { changes } = LANGUAGES[languageOf(args.location.pathname)].text;
  return pageMeta(args, {
    title: changes.title,
    description: changes.text,
    data: (place) => [breadcrumbs(place, [{ name: changes.title, path: '/changes' }])],
  });
}

export default function Changes({ loaderData }: Route.ComponentProps) {
  const { text, to } = useLanguage();
  const words = text.changes;
  const { entries, sums, months, counts, found, older, newest, of, isFailed } = loaderData;
  const path = to('/changes');
  const { only, before, q } = readChangesQuery(new URLSearchParams(useSearch()));
  return (
    <div className="container-page">
      <ChangeFeedLink />
      <PageTitle title={words.title} text={words.text} />
      <div className="grid grid-cols-1 gap-5 max-sm:gap-3">
        <YearStrip months={months} />
        {/* It filters all that follows. */}
        <div className="no-print grid gap-x-6 gap-y-2 border-y border-line py-2 lg:grid-cols-[auto_minmax(0,24rem)] lg:items-center lg:justify-between">
          <ChoiceLinks
            layout="phonePairs"
            name={words.show}
            choices={ENTRY_GROUPS}
            chosen={only}
            href={(group) => changesHref(path, { of, only: group })}
            label={(group) => (
              <>
                {group ? words.groups[group] : words.groups.all}
                {counts && (
                  <span className="num ms-auto shrink-0 text-sm text-muted">
                    {counts[group ?? 'all']}
                  </span>
                )}
              </>
            )}
          />
          <FindListing query={{ q, only }} found={found} chosen={of} />
        </div>
        {of && <Narrowed of={of} />}
        <VerdictSums sums={sums} href={changesHref(path, { only: 'verdict' })} />
        {entries.length > 0 ? (
          <Timeline
            title={only ? words.groups[only] : words.allEntries}
            entries={entries}
            isOfOneGroup={only !== null}
          />
        ) : (
          <EmptyState
            title={isFailed ? words.failed : found ? text.filters.noResults : words.none}
          />
        )}
        <nav aria-label={text.pages.label} className="no-print flex flex-wrap gap-3 empty:hidden">
          {before !== null && (
            <Link to={changesHref(path, { of, only })} className="button">
              {words.newer}
            </Link>
          )}
          {older !== null && (
            <Link to={changesHref(path, { of, only, before: older })} className="button" rel="next">
              {words.older}
            </Link>
          )}
        </nav>
        {newest && (
          <p className="text-sm">
            <span className="text-muted">{words.newest}</span> <Hash text={newest} />
          </p>
        )}
        <HowToCheck newest={newest} />
      </div>
    </div>
  );
}

function HowToCheck({ newest }: Pick<ChangesPage, 'newest'>) {
  const { text, to } = useLanguage();
  const words = text.changes;
  return (
    <Fold id="check" title={words.checkTitle}>
      <p className="max-w-prose">{words.records}</p>
      <p className="max-w-prose">{words.check}</p>
      <CodeBlock text={`npm run data -- verify ${newest ?? ''}`.trim()} />
      <p className="max-w-prose text-sm text-muted">
        {words.how}{' '}
        <Link to={to('/api')} className="link">
          {text.api.title}
        </Link>
      </p>
    </Fold>
  );
}

/** A search for the listing whose entries alone are shown, with the others that match. */
function FindListing({
  query: { q, only },
  found,
  chosen,
}: {
  query: Pick<ChangesQuery, 'q' | 'only'>;
  chosen: ChangesPage['of'];
} & Pick<ChangesPage, 'found'>) {
  const { text, to } = useLanguage();
  const words = text.changes;
  const others = (found ?? []).filter(({ kind, id }) => kind !== chosen?.kind || id !== chosen.id);
  return (
    <section aria-label={words.find} className="grid gap-2 sm:py-1">
      <SearchBox
        path={to('/changes')}
        q={q}
        label={words.find}
        filters={new URLSearchParams(only ? { only } : {})}
      />
      {others.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {others.map(({ kind, id, name }) => (
            <li key={`${kind} ${id}`}>
              <Link
                to={changesHref(to('/changes'), { of: { kind, id }, only })}
                className="example"
              >
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Narrowed({ of: { kind, id, name, isListed } }: { of: NonNullable<ChangesPage['of']> }) {
  const { text, to } = useLanguage();
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span>
        {text.changes.onlyOf}{' '}
        {isListed ? (
          <Link to={to(`/${kind}/${id}`)} className="link">
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </span>
      <Link to={to('/changes')} className="link">
        {text.changes.allListings}
      </Link>
    </p>
  );
}
