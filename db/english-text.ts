import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { listingTexts } from '#db/schema.ts';

/** Joins the English texts of the listing that a row names. */
export function isEnglishOf(kind: AnyPgColumn, id: AnyPgColumn): SQL | undefined {
  return and(
    eq(listingTexts.kind, kind),
    eq(listingTexts.listingId, id),
    eq(listingTexts.language, 'en'),
  );
}
