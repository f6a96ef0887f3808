import type { FindMarks } from './likeness.ts';
import { looksOf, type MarkedListing, marksOf } from './marks.ts';

/** Marks by how they look. */
export function indexMarks(): { add(listing: MarkedListing): void; find: FindMarks } {
  // As text: of a hundred thousand listings there are half a million, and hardly any is ever looked at.
  const byLook = new Map<string, string>();
  return {
    add(listing) {
      for (const mark of marksOf(listing)) {
        const line = JSON.stringify(mark);
        for (const look of new Set(looksOf(mark))) {
          const others = byLook.get(look);
          byLook.set(look, others ? `${others}\n${line}` : line);
        }
      }
    },
    find: (look) => {
      const kept = byLook.get(look);
      return kept ? kept.split('\n').map((line) => JSON.parse(line)) : [];
    },
  };
}
