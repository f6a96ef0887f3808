import type { FieldName } from '#domain/listing/field.ts';

/** What comes of two edits made from one state. */
export interface Merged<Name extends FieldName> {
  /** What the later form holds: what its editor changed, and for the rest what is saved. */
  texts: Record<Name, string>;
  /** What is saved, where the two differ: an editor has to choose. */
  theirs: Partial<Record<Name, string>>;
  /** Fields the other editor changed and this one did not. */
  taken: Name[];
}

/** Lays `mine` over what is saved now. Without a known `base` every field counts as mine. */
export function mergeEdits<Name extends FieldName>(
  names: readonly Name[],
  base: Record<Name, string> | null,
  current: Record<Name, string>,
  mine: Record<Name, string>,
): Merged<Name> {
  const texts = { ...mine };
  const theirs: Merged<Name>['theirs'] = {};
  const taken: Name[] = [];
  for (const name of names) {
    if (mine[name] === current[name]) continue;
    if (base && mine[name] === base[name]) {
      texts[name] = current[name];
      taken.push(name);
    } else {
      theirs[name] = current[name];
    }
  }
  return { texts, theirs, taken };
}
