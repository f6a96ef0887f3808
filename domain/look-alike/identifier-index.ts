import { type IdentifiedListing, type Identifier, identifiersOf, looksOf } from './identifiers.ts';
import type { FindIdentifiers } from './likeness.ts';

/** Marks by how they look. */
export function indexIdentifiers(): {
  add(listing: IdentifiedListing): void;
  find: FindIdentifiers;
} {
  // As text: of a hundred thousand listings there are half a million, and hardly any is ever looked at.
  const byLook = new Map<string, string>();
  return {
    add(listing) {
      for (const identifier of identifiersOf(listing)) {
        const line = written(identifier);
        for (const look of looksOf(identifier)) {
          const others = byLook.get(look);
          if (others !== line) byLook.set(look, others ? `${others}\n${line}` : line);
        }
      }
    },
    find: (look) => byLook.get(look)?.split('\n').map(read) ?? [],
  };
}

// None of them has a tab or a line's end: names are told by their letters, and those are no letters.
function written({ kind, id, field, sort, text, label, service }: Identifier): string {
  return [kind, id, field, sort, text, label === text ? '' : label, service ?? ''].join('\t');
}

function read(line: string): Identifier {
  const [kind, id, field, sort, text = '', label, service] = line.split('\t');
  const identifier = { kind, id, field, sort, text, label: label || text } as Identifier;
  return service
    ? { ...identifier, service: service as NonNullable<Identifier['service']> }
    : identifier;
}
