import { type IdentifiedListing, type Identifier, identifiersOf, looksOf } from './identifiers.ts';
import type { FindIdentifiers } from './likeness.ts';

/** Identifiers by folded form. */
export function indexIdentifiers(): {
  add(listing: IdentifiedListing): void;
  find: FindIdentifiers;
} {
  // Stored as text: 100,000 listings have half a million identifiers, of which hardly any is ever looked up.
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

// Identifiers hold no tab or line break: names are told by letters, and those are none.
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
