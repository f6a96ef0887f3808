import type { Text } from '#app/i18n/text.en.ts';
import type { IdentifierField } from '#domain/look-alike/identifiers.ts';

/** The label of a listing's field on its page. */
export function fieldName({ listing, caution }: Text, field: IdentifierField): string {
  if (field === 'name' || field === 'symbol' || field === 'contract') return caution.fields[field];
  return listing.linkTo[field];
}
