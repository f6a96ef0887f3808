import { regionName } from '#domain/listing/country.ts';
import { foldForSearch } from '#domain/listing/list/search-text.ts';
import type { Position } from '#domain/position/position.ts';
import { type DecisionStance, dividedDecisions } from '#domain/position/position-view.ts';

/**
 * The positions of a stance, or of decisions whose parts differ (`by-case`), that have every word of `q`: in the name of the body
 * or person, its country, the source's title, the quote, or the `names` of what it covers. Empty parts of the search leave all.
 */
export function findPositions(
  positions: readonly Position[],
  { q, stance }: { q: string; stance: DecisionStance | null },
  names: (position: Position) => string[],
): readonly Position[] {
  const words = foldForSearch(q).split(' ').filter(Boolean);
  if (words.length === 0 && !stance) return positions;
  const divided = stance === 'by-case' && dividedDecisions(positions);
  return positions.filter((position) => {
    if (divided ? !divided.has(position.decision) : stance && position.stance !== stance) {
      return false;
    }
    if (words.length === 0) return true;
    const text = `${foldedOf(position)} ${foldForSearch(names(position).join(' '))}`;
    return words.every((word) => text.includes(word));
  });
}

// Folding a hundred quotes takes milliseconds, and positions change seldom.
const folded = new WeakMap<Position, string>();

function foldedOf(position: Position): string {
  const known = folded.get(position);
  if (known !== undefined) return known;
  const { body, person, country, title, quote } = position;
  const names = [body, person].flatMap((name) => (name ? [name.en, name.ar] : []));
  const countries = country ? [regionName(country, 'en'), regionName(country, 'ar')] : [];
  const text = foldForSearch([...names, ...countries, title, quote].join(' '));
  folded.set(position, text);
  return text;
}
