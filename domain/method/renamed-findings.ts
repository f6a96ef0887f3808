import type { Bilingual } from './definition.ts';
import { FINDINGS as FINDINGS_2 } from './version-2-findings.ts';

type Named = Readonly<Record<string, { name: Bilingual }>>;

/** By version, the findings of the later one that renamed some of its own and kept their ids. */
const RENAMED_FINDINGS: Readonly<Record<string, Named>> = { '1': FINDINGS_2 };

/** The name that a later version gave a finding, which the ledger shows beside the finding's own; null: none has renamed it. */
export function laterNameOf(version: string, finding: string): Bilingual | null {
  return RENAMED_FINDINGS[version]?.[finding]?.name ?? null;
}
