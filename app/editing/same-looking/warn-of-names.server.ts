import type { Services } from '#app/context/services.server.ts';
import { FIELD_LIMITS } from '#domain/listing/form-rule.ts';
import type { Kind } from '#domain/listing/kind.ts';
import type { Listing } from '#domain/listing/listing.ts';
import { findSameLooking } from '#domain/look-alike/same-looking.ts';
import { CONFIRMED, confirmationOf, type NameWarning } from './name-warning.ts';

/** The warning for a form that gives a new English or Arabic name; undefined: no other listing looks like it. */
export async function warnOfNames(
  { db, identifiers }: Pick<Services, 'db' | 'identifiers'>,
  form: FormData,
  { kind, stored }: { kind: Kind; stored: Listing | null },
): Promise<NameWarning | undefined> {
  const names = (['en', 'ar'] as const).flatMap((language) => {
    const name = textOf(form, `${language}.name`).slice(0, FIELD_LIMITS.name);
    return name === (stored?.texts[language]?.name ?? '') ? [] : [name];
  });
  if (names.length === 0) return undefined;
  const self = { kind, id: stored?.id ?? null };
  const symbol = form.has('symbol') ? textOf(form, 'symbol') : (stored?.symbol ?? '');
  const others = await findSameLooking(
    { db, identifiers },
    { self, names, symbol: symbol.toUpperCase().slice(0, FIELD_LIMITS.symbol) },
  );
  if (others.length === 0) return undefined;
  const confirmed = new Set(form.getAll(CONFIRMED).flatMap((value) => String(value).split(' ')));
  const listed = confirmationOf(others).split(' ');
  return { others, isConfirmed: listed.every((other) => confirmed.has(other)) };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
