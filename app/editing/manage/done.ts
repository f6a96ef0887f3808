import { KIND_WORDS } from '#app/editing/kind-words.ts';
import type { Kind } from '#domain/listing/kind.ts';

const DONE = ['added', 'updated', 'deleted', 'put-back', 'translated'] as const;
/** A completed action, in the address of the page the editor lands on. */
export type Done = (typeof DONE)[number];

/** The completed action in an address; null without a known one. */
export function readDone(
  search: URLSearchParams,
): { what: Done; id: string; change: number | null } | null {
  const what = DONE.find((known) => known === search.get('done'));
  if (!what) return null;
  const change = search.get('change') ?? '';
  return {
    what,
    id: search.get('id') ?? '',
    change: /^\d{1,15}$/.test(change) ? Number(change) : null,
  };
}

/** The message about what was done (requirement 8.5). */
export function doneText(kind: Kind, what: Done): string {
  const { title } = KIND_WORDS[kind];
  switch (what) {
    case 'added':
      return `${title} added successfully!`;
    case 'updated':
      return `${title} updated successfully!`;
    case 'deleted':
      return `${title} deleted successfully!`;
    case 'put-back':
      return `${title} restored successfully!`;
    case 'translated':
      return 'Translations saved successfully!';
  }
}
