import { KINDS, type Kind, perKind } from '#domain/listing/kind.ts';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import { spellingsOf } from '#domain/listing/list/spellings.ts';
import type { Outline, OutlineColumns } from '#domain/listing/summary/outline.ts';
import { inLanguage } from '#domain/method/definition.ts';
import { type ProductScope, type Scope, SPOT } from '#domain/method/scope.ts';
import type { RulingGlance } from '#domain/ruling/ruling-glance.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';
import { nearest } from '#domain/search/rank.ts';
import { DAY_MS, dayOf } from '#domain/time/day.ts';

/** The public data of a listing. */
export interface DirectoryEntry {
  kind: Kind;
  id: string;
  symbol: string | null;
  verdict: Verdict | null;
  /** ISO date. */
  ruledOn: string | null;
  /** The use that the verdict is for: spot, or the main product where spot is not offered. */
  mainScope: Scope;
  /** Verdicts on other products (staking and the like), where there are any. */
  products: Partial<Record<ProductScope, Verdict>>;
  /** The ruling of a scope as lists show it; null: nobody has ruled. */
  glance(scope: Scope): EntryGlance | null;
  /** In the page's language, else the other; null: only leading listings have names. */
  name: string | null;
}

type EntryGlance = Omit<RulingGlance, 'decides' | 'isPassed'>;

/** The whole directory, searched in the browser: the server learns no query. */
export interface Directory {
  find(kind: Kind, id: string): DirectoryEntry | null;
  /** The best matches by name or symbol, at most `limit`. */
  search(typed: string, limit: number): DirectoryEntry[];
  /** Leading listings whose names resemble a misspelt one, the closest first, at most `limit`. */
  similar(typed: string, limit: number): DirectoryEntry[];
}

const VERDICT_OF: Record<string, Verdict> = { h: 'halal', q: 'questionable', m: 'haram' };

/** The directory in an outline, with names in a page's language. */
export function openDirectory(outline: Outline, language: string): Directory {
  const columns = perKind((kind) => split(outline.kinds[kind]));
  const names = perKind((kind) => namesOf(outline, kind, columns[kind], language));
  const productsOf = new Map(
    outline.products.map(([kind, id, verdicts]) => [`${kind} ${id}`, verdicts]),
  );

  const mains = new Map(outline.mains.map(([kind, id, scope]) => [`${kind} ${id}`, scope]));
  const glances = new Map(
    outline.glances.rulings.map(([kind, id, scopes]) => [`${kind} ${id}`, scopes]),
  );

  // `scopeName` only of main rulings: the page has its own names of products.
  function glanceAt(
    { kind, id, verdict, ruledOn, mainScope, products }: Omit<DirectoryEntry, 'glance'>,
    scope: Scope,
  ): EntryGlance | null {
    const isMain = scope === mainScope;
    const shown = isMain ? verdict : scope === SPOT ? null : (products[scope] ?? null);
    if (!shown) return null;
    const [place = -1, findings = '', isOverdue = 0, isDeparture = 0] =
      glances.get(`${kind} ${id}`)?.[scope] ?? [];
    const firmness = outline.glances.firmness[place] ?? outline.glances.ungrounded;
    return {
      scope,
      isMain,
      scopeName: isMain ? inLanguage(outline.scopes[kind][scope], language) : '',
      verdict: shown,
      firmness: { sign: firmness.sign, name: inLanguage(firmness, language) },
      ruledAt: isMain ? ruledOn : null,
      isOverdue: isOverdue === 1,
      isDeparture: isDeparture === 1,
      findings,
    };
  }

  function entryAt(kind: Kind, place: number): DirectoryEntry {
    const { ids, symbols, verdicts, ruledOn } = columns[kind];
    const id = ids[place] ?? '';
    const days = Number(ruledOn[place]);
    const mainScope = mains.get(`${kind} ${id}`) ?? SPOT;
    const { [mainScope]: _, ...products }: Partial<Record<Scope, Verdict>> =
      productsOf.get(`${kind} ${id}`) ?? {};
    const entry = {
      kind,
      id,
      symbol: symbols[place] || null,
      verdict: VERDICT_OF[verdicts[place] ?? ''] ?? null,
      ruledOn: days > 0 ? dayOf(new Date(days * DAY_MS)) : null,
      mainScope,
      products,
      name: names[kind].get(place)?.displayed ?? null,
    };
    return { ...entry, glance: (scope) => glanceAt(entry, scope) };
  }

  return {
    find(kind, id) {
      const place = columns[kind].places.get(id);
      return place === undefined ? null : entryAt(kind, place);
    },
    search(typed, limit) {
      const terms = spellingsOf(foldForSearch(typed));
      if (terms[0] === '') return [];
      return KINDS.flatMap((kind) =>
        [...ranksOf(columns[kind], names[kind], terms)].map(([place, rank]) => ({
          kind,
          place,
          rank,
        })),
      )
        .sort((a, b) => a.rank - b.rank)
        .slice(0, limit)
        .map(({ kind, place }) => entryAt(kind, place));
    },
    similar(typed, limit) {
      const named = KINDS.flatMap((kind) =>
        [...names[kind]].map(([place, { searched }]) => ({ kind, place, searched })),
      );
      return nearest(named, foldForSearch(typed), ({ searched }) => searched)
        .slice(0, limit)
        .map(({ kind, place }) => entryAt(kind, place));
    },
  };
}

/** The name, or the id in words: ids are made of names. */
export function nameOf({ id, name }: DirectoryEntry): string {
  return name ?? id.replaceAll('-', ' ');
}

type Columns = ReturnType<typeof split>;

function split({ ids, symbols, verdicts, ruledOn }: OutlineColumns) {
  const lines = (column: string) => (ids === '' ? [] : column.split('\n'));
  const all = lines(ids);
  const places = new Map(all.map((id, place) => [id, place]));
  return { ids: all, places, symbols: lines(symbols), verdicts, ruledOn: ruledOn.split(' ') };
}

interface Name {
  displayed: string | null;
  /** In both languages, folded. */
  searched: string[];
}

// The names of leading listings by their index.
function namesOf(
  { names }: Outline,
  kind: Kind,
  { places }: Columns,
  language: string,
): Map<number, Name> {
  return new Map(
    names.flatMap(([ofKind, id, en, ar]) => {
      const place = ofKind === kind ? places.get(id) : undefined;
      const displayed = language === 'ar' ? (ar ?? en) : (en ?? ar);
      return place === undefined ? [] : [[place, { displayed, searched: folded(en, ar) }] as const];
    }),
  );
}

function folded(...names: (string | null)[]): string[] {
  return names.flatMap((name) => (name ? [foldForSearch(name)] : []));
}

// The ranks of matches by their index; lower is better. The first term was typed; the others are spellings of names.
function ranksOf(
  { ids, symbols }: Columns,
  names: ReadonlyMap<number, Name>,
  terms: string[],
): Map<number, number> {
  const [term = ''] = terms;
  const ranks = new Map<number, number>();
  const words = term.replaceAll(' ', '-');
  const symbol = term.toUpperCase();
  for (const [place, id] of ids.entries()) {
    const rank = symbols[place] === symbol ? EXACT : rankOf(words, id);
    if (rank !== null) ranks.set(place, rank);
  }
  for (const [place, { searched }] of names) {
    const nameRanks = searched.flatMap((name) => terms.flatMap((each) => rankOf(each, name) ?? []));
    const known = ranks.get(place);
    if (known !== undefined) nameRanks.push(known);
    if (nameRanks.length > 0) ranks.set(place, Math.min(...nameRanks));
  }
  return ranks;
}

const EXACT = 0;
const PREFIX = 100;
const SUBSTRING = 10_000;

// Exact matches first, then prefixes, then substrings; shorter names before longer ones.
function rankOf(term: string, name: string): number | null {
  const at = name.indexOf(term);
  if (at === -1) return null;
  if (at > 0) return SUBSTRING + name.length;
  return name.length === term.length ? EXACT : PREFIX + name.length;
}
