import type { TablePart } from '#db/backup.ts';
import type { Kind } from '#db/schema.ts';
import { withoutHiddenTexts } from '#domain/listing/change/hidden-texts.ts';
import { describeHidden } from '#domain/text/describe-hidden.ts';
import type { TextForm } from '#domain/text/hidden-characters.ts';

const LEDGER_TEXTS = [
  ['name', 'line'],
  ['by', 'line'],
  ['why_en', 'prose'],
  ['why_ar', 'prose'],
] as const;

type Row = Record<string, unknown>;

/** Texts of a backup with hidden characters. */
export interface HiddenInBackup {
  /** Listings to clean, by kind and id. */
  listings: Map<string, { kind: Kind; id: string }>;
  /** One line per text that a restore leaves unchanged. */
  left: string[];
}

/** Adds the hidden characters in rows of a backup to `hidden`. */
export function collectHidden(part: TablePart, hidden: HiddenInBackup): void {
  if (!('rows' in part)) return;
  for (const row of part.rows as Row[]) {
    switch (part.table) {
      case 'listings':
      case 'listing_texts':
        if (hasHidden(row)) {
          const { kind, id = row.listing_id } = row as { kind: Kind; id: string };
          hidden.listings.set(`${kind} ${id}`, { kind, id: String(id) });
        }
        break;
      case 'ruling_ledger':
        for (const [field, form] of LEDGER_TEXTS) {
          const report = describe(row[field], form);
          if (report) {
            hidden.left.push(`entry ${row.seq} of the ledger: left in ${field}: ${report}`);
          }
        }
        break;
      case 'accounts': {
        const report = describe(row.public_name, 'line');
        if (report) hidden.left.push(`account ${row.email}: left in its public name: ${report}`);
      }
    }
  }
}

// Skips the columns for searching and sorting: they are derived from the names and contain line ends.
function hasHidden({ search: _, name_key: __, ...texts }: Row): boolean {
  return withoutHiddenTexts(texts).found.length > 0;
}

function describe(text: unknown, form: TextForm): string | null {
  return typeof text === 'string' ? describeHidden(text, form) : null;
}
