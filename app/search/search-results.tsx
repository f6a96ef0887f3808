import { FileText, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { compareHref } from '#app/compare/compare-href.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { positionsHref } from '#app/position/positions-query.ts';
import { KIND, type Kind } from '#domain/listing/kind.ts';
import type { FoundGroups } from '#domain/search/found.ts';
import { groupKey, type ResultGroup, resultGroups } from './result-groups.tsx';
import { searchHref } from './search-query.ts';

/** The search results as one list, each group under its name. */
export function SearchResults({
  found,
  q,
  icons,
}: {
  found: FoundGroups;
  q: string;
  icons: Icons;
}) {
  const { text } = useLanguage();
  const { exact, groups } = withoutExact(resultGroups(found));
  if (groups.length === 0) return null;
  return (
    <div className="grid gap-3">
      {exact && (
        <div className="card overflow-clip">
          <Group group={exact} title={text.search.exact} q={q} icons={icons} />
        </div>
      )}
      <div className="card divide-y divide-line overflow-clip">
        {groups.map((group) => (
          <Group key={groupKey(group)} group={group} q={q} icons={icons} />
        ))}
      </div>
    </div>
  );
}

/** The listing with the searched name or symbol, as a group of its own, and what else was found. */
function withoutExact(all: ResultGroup[]): { exact: ResultGroup | null; groups: ResultGroup[] } {
  const found = all.flatMap((group) =>
    group.rows.flatMap((row) => (row.isExact ? { group, row } : [])),
  );
  const [one] = found;
  const groups = all
    .map((group) => ({ ...group, rows: group.rows.filter((row) => row !== one?.row) }))
    .filter(({ rows }) => rows.length > 0);
  // An exact match is set apart only if there is one, beside other results.
  if (!one || found.length > 1 || groups.length === 0) return { exact: null, groups: all };
  return { exact: { ...one.group, rows: [one.row], isMore: false }, groups };
}

type Icons = Record<Exclude<ResultGroup['name'], 'pages'>, LucideIcon>;

function Group({
  group,
  title,
  q,
  icons,
}: {
  group: ResultGroup;
  /** The heading of the exact match; by default the group's name. */
  title?: string;
  q: string;
  icons: Icons;
}) {
  const { text, to } = useLanguage();
  const { name, asset, kind, rows, isMore } = group;
  const [only] = rows.length === 1 ? rows : [];
  const id = title ? 'found-exact' : `found-${groupKey(group)}`;
  const Icon = name === 'pages' ? FileText : icons[name];
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className="flex items-center gap-2 border-b border-line bg-raised px-4 py-2 text-sm font-medium"
      >
        <Icon className="size-4 shrink-0" aria-hidden="true" strokeWidth={1.75} />
        {title ?? asset?.name ?? text.search.groups[name]}
      </h2>
      <div className="py-1.5">
        <ul>
          {rows.map(({ key, href, content }) => (
            <li key={key}>
              <Link to={to(href)} className="found-row mx-1">
                {content}
              </Link>
            </li>
          ))}
        </ul>
        {kind && only && <OnlyResult kind={kind} id={only.key} name={only.name} />}
        {isMore && kind && (
          <Link to={searchHref(to(KIND[kind].listPath), q)} className="link inline-block px-4 py-2">
            {text.search.more[KIND[kind].collection]}
          </Link>
        )}
      </div>
    </section>
  );
}

/** Links that lead on from the only result of a kind. */
function OnlyResult({ kind, id, name }: { kind: Kind; id: string; name: string }) {
  const { text, to } = useLanguage();
  return (
    <p className="flex flex-wrap gap-x-5 ps-14 pe-4 text-sm">
      {KIND[kind].isTraded && (
        <Link to={positionsHref(to('/positions'), { q: name, stance: null })} className="link py-1">
          {text.home.allPositions}: <bdi>{name}</bdi>
        </Link>
      )}
      <Link to={compareHref(to('/compare'), kind, [id])} className="link py-1">
        {text.compare.add}
      </Link>
    </p>
  );
}
