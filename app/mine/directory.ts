import type { Kind } from '#domain/listing/kind.ts';
import type { Outline, OutlineColumns } from '#domain/listing/outline.ts';
import { foldForSearch } from '#domain/listing/search-text.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

/** A listing as far as everybody has it. */
export interface Entry {
  kind: Kind;
  id: string;
  symbol: string | null;
  verdict: Verdict | null;
  /** ISO date. */
  ruledOn: string | null;
  /** In the page's language, else another; null: it is not among the leading listings. */
  name: string | null;
}

/** The whole directory, looked into here: nobody learns for what. */
export interface Directory {
  find(kind: Kind, id: string): Entry | null;
  /** The best matches by name or symbol, at most `limit`. */
  search(typed: string, limit: number): Entry[];
}

const KINDS = ['coin', 'exchange'] as const;
const VERDICT_OF: Record<string, Verdict> = { h: 'halal', q: 'questionable', m: 'haram' };
const DAY_MILLISECONDS = 86_400_000;

export function openDirectory(outline: Outline, language: string): Directory {
  const columns = { coin: split(outline.kinds.coin), exchange: split(outline.kinds.exchange) };
  const names = new Map(
    outline.names.map(([kind, id, en, ar]) => [
      `${kind}/${id}`,
      { shown: (language === 'ar' ? (ar ?? en) : (en ?? ar)) ?? '', searched: folded(en, ar) },
    ]),
  );

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
      name: names.get(`${kind}/${id}`)?.shown || null,
    };
  }

  return {
    find(kind, id) {
      const place = columns[kind].ids.indexOf(id);
      return place === -1 ? null : entryAt(kind, place);
    },
    search(typed, limit) {
      const term = foldForSearch(typed);
      if (term === '') return [];
      const found = KINDS.flatMap((kind) =>
        columns[kind].ids.flatMap((id, place) => {
          const symbol = columns[kind].symbols[place] ?? '';
          const searched = names.get(`${kind}/${id}`)?.searched ?? [];
          const rank = rankOf(term, symbol, [id.replaceAll('-', ' '), ...searched]);
          return rank === null ? [] : [{ kind, place, rank }];
        }),
      );
      return found
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
  return { ids: lines(ids), symbols: lines(symbols), verdicts, ruledOn: ruledOn.split(' ') };
}

function folded(...names: (string | null)[]): string[] {
  return names.flatMap((name) => (name ? [foldForSearch(name)] : []));
}

// The symbol or name itself, then what begins with it, then what has it inside; short names before long ones.
function rankOf(term: string, symbol: string, names: string[]): number | null {
  const isWhole = symbol.toLowerCase() === term || names.includes(term);
  if (isWhole) return 0;
  const beginning = names.find((name) => name.startsWith(term));
  if (beginning !== undefined) return 100 + beginning.length;
  const holding = names.find((name) => name.includes(term));
  return holding === undefined ? null : 10_000 + holding.length;
}
