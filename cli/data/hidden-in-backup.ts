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

/** Hidden characters in the texts of a backup, by place. */
export interface HiddenInBackup {
  /** By kind and id. */
  listings: Map<string, { kind: Kind; id: string }>;
  /** Texts that a restore leaves as they are, a line for each. */
  left: string[];
}

/** Looks through rows of a backup and adds to `hidden` what is there. */
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
          const found = describe(row[field], form);
          if (found) hidden.left.push(`entry ${row.seq} of the ledger: left in ${field}: ${found}`);
        }
        break;
      case 'accounts': {
        const found = describe(row.public_name, 'line');
        if (found) hidden.left.push(`account ${row.email}: left in its public name: ${found}`);
      }
    }
  }
}

// Columns for searching and sorting are made of the names, and have line ends of their own.
function hasHidden({ search: _, name_key: __, ...texts }: Row): boolean {
  return withoutHiddenTexts(texts).found.length > 0;
}

function describe(text: unknown, form: TextForm): string | null {
  return typeof text === 'string' ? describeHidden(text, form) : null;
}
