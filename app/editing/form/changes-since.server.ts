import type { Conflict } from '#domain/listing/change/save.ts';
import { type ChangedName, changedFields } from '#domain/listing/field.ts';
import type { ChangesSince } from './changes-notice.tsx';

/**
 * The changes since a form of the field `own` was opened; null: unknown. A save replaces `own` and what follows from it,
 * such as the rating.
 */
export function changesSince(
  { base, current: { listing }, mine }: Conflict,
  own: ChangedName,
): ChangesSince | null {
  if (!base) return null;
  const names = new Set([own, ...changedFields(listing, mine).map(({ name }) => name)]);
  const changes = changedFields(base, listing);
  return {
    replaced: changes.filter(({ name }) => names.has(name)),
    kept: changes.filter(({ name }) => !names.has(name)),
  };
}
