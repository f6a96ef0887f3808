import { looksOf, type Mark, type MarkedListing, marksOf } from './identifiers.ts';
import type { FindMarks } from './likeness.ts';

/** Marks by how they look. */
export function indexMarks(): { add(listing: MarkedListing): void; find: FindMarks } {
  // As text: of a hundred thousand listings there are half a million, and hardly any is ever looked at.
  const byLook = new Map<string, string>();
  return {
    add(listing) {
      for (const mark of marksOf(listing)) {
        const line = written(mark);
        for (const look of looksOf(mark)) {
          const others = byLook.get(look);
          if (others !== line) byLook.set(look, others ? `${others}\n${line}` : line);
        }
      }
    },
    find: (look) => byLook.get(look)?.split('\n').map(read) ?? [],
  };
}

// None of them has a tab or a line's end: names are told by their letters, and those are no letters.
function written({ kind, id, field, sort, text, label, service }: Mark): string {
  return [kind, id, field, sort, text, label === text ? '' : label, service ?? ''].join('\t');
}

function read(line: string): Mark {
  const [kind, id, field, sort, text = '', label, service] = line.split('\t');
  const mark = { kind, id, field, sort, text, label: label || text } as Mark;
  return service ? { ...mark, service: service as NonNullable<Mark['service']> } : mark;
}
