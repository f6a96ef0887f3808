import { KINDS, type Kind, perKind } from '#domain/listing/kind.ts';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import type { Outline, OutlineColumns } from '#domain/listing/outline.ts';
import type { ProductScope } from '#domain/method/scope.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

/** A listing as far as everybody has it. */
export interface Entry {
  kind: Kind;
  id: string;
  symbol: string | null;
  verdict: Verdict | null;
  /** ISO date. */
  ruledOn: string | null;
  /** Staking and the like, where somebody has ruled on it. */
  products: Partial<Record<ProductScope, Verdict>>;
  /** In the page's language, else another; null: it is not among the leading listings. */
  name: string | null;
}

/** The whole directory, looked into here: nobody learns for what. */
export interface Directory {
  find(kind: Kind, id: string): Entry | null;
  /** The best matches by name or symbol, at most `limit`. */
  search(typed: string, limit: number): Entry[];
}

const VERDICT_OF: Record<string, Verdict> = { h: 'halal', q: 'questionable', m: 'haram' };
const DAY_MILLISECONDS = 86_400_000;

export function openDirectory(outline: Outline, language: string): Directory {
  const columns = perKind((kind) => split(outline.kinds[kind]));
  const names = outline.names.flatMap(([kind, id, en, ar]) => {
    const place = columns[kind].places.get(id);
    const shown = language === 'ar' ? (ar ?? en) : (en ?? ar);
    return place === undefined ? [] : [{ kind, place, shown, searched: folded(en, ar) }];
  });
  const nameAt = perKind(() => new Map<number, string>());
  for (const { kind, place, shown } of names) if (shown) nameAt[kind].set(place, shown);
  const productsOf = new Map(outline.products.map(([kind, id, each]) => [`${kind} ${id}`, each]));

  function entryAt(kind: Kind, place: number): Entry {
    const { ids, symbols, verdicts, ruledOn } = columns[kind];
    const id = ids[place] ?? '';
    const days = Number(ruledOn[place]);
    return {
      kind,
      id,
      symbol: symbols[place] || null,
      verdict: VERDICT_OF[verdicts[place] ?? ''] ?? null,
      ruledOn: days > 0 ? new Date(days * DAY_MILLISECONDS).toISOString().slice(0, 10) : null,
      products: productsOf.get(`${kind} ${id}`) ?? {},
      name: nameAt[kind].get(place) ?? null,
    };
  }

  /** How well each listing of a kind that is found matches, by its place; less is better. */
  function ranksOf(kind: Kind, term: string): Map<number, number> {
    const { ids, symbols } = columns[kind];
    const ranks = new Map<number, number>();
    const words = term.replaceAll(' ', '-');
    const symbol = term.toUpperCase();
    for (const [place, id] of ids.entries()) {
      const rank = symbols[place] === symbol ? WHOLE : rankOf(words, id);
      if (rank !== null) ranks.set(place, rank);
    }
    for (const name of names) {
      if (name.kind !== kind) continue;
      const found = name.searched.flatMap((each) => rankOf(term, each) ?? []);
      const known = ranks.get(name.place);
      if (known !== undefined) found.push(known);
      if (found.length > 0) ranks.set(name.place, Math.min(...found));
    }
    return ranks;
  }

  return {
    find(kind, id) {
      const place = columns[kind].places.get(id);
      return place === undefined ? null : entryAt(kind, place);
    },
    search(typed, limit) {
      const term = foldForSearch(typed);
      if (term === '') return [];
      return KINDS.flatMap((kind) =>
        [...ranksOf(kind, term)].map(([place, rank]) => ({ kind, place, rank })),
      )
        .sort((one, other) => one.rank - other.rank)
        .slice(0, limit)
        .map(({ kind, place }) => entryAt(kind, place));
    },
  };
}

/** What to call it; ids are made of names. */
export function nameOf({ id, name }: Entry): string {
  return name ?? id.replaceAll('-', ' ');
}

function split({ ids, symbols, verdicts, ruledOn }: OutlineColumns) {
  const lines = (column: string) => (ids === '' ? [] : column.split('\n'));
  const all = lines(ids);
  const places = new Map(all.map((id, place) => [id, place]));
  return { ids: all, places, symbols: lines(symbols), verdicts, ruledOn: ruledOn.split(' ') };
}

function folded(...names: (string | null)[]): string[] {
  return names.flatMap((name) => (name ? [foldForSearch(name)] : []));
}

const WHOLE = 0;
const BEGINNING = 100;
const INSIDE = 10_000;

// The whole name, then what begins with the term, then what has it inside; short names before long ones.
function rankOf(term: string, name: string): number | null {
  const at = name.indexOf(term);
  if (at === -1) return null;
  if (at > 0) return INSIDE + name.length;
  return name.length === term.length ? WHOLE : BEGINNING + name.length;
}
