import type { FieldName } from '#domain/listing/field.ts';

interface Merged<Name extends FieldName> {
  /** The fields that the later editor changed, and the saved text of the others. */
  texts: Record<Name, string>;
  /** The saved text of fields that both changed differently: an editor has to choose. */
  theirs: Partial<Record<Name, string>>;
  mergedFromTheirs: Name[];
}

/** Merges `mine` into the saved texts. Without a known `base` every field counts as changed by me. */
export function mergeEdits<Name extends FieldName>(
  names: readonly Name[],
  base: Record<Name, string> | null,
  current: Record<Name, string>,
  mine: Record<Name, string>,
): Merged<Name> {
  const texts = { ...mine };
  const theirs: Merged<Name>['theirs'] = {};
  const mergedFromTheirs: Name[] = [];
  for (const name of names) {
    const isOnlyMine = base?.[name] === current[name];
    if (isOnlyMine || mine[name] === current[name]) continue;
    if (mine[name] === base?.[name]) {
      texts[name] = current[name];
      mergedFromTheirs.push(name);
    } else {
      theirs[name] = current[name];
    }
  }
  return { texts, theirs, mergedFromTheirs };
}
