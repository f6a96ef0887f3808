import { z } from 'zod';
import { typed, typedLine } from '#app/editing/form/typed-texts.ts';
import type { Evidence } from '#domain/ruling/ruling.ts';

/** The typed values of a row of evidence. A row without any text is sent as nothing. */
export const typedEvidence = z.preprocess(
  (row) => row ?? {},
  z.object({
    url: typedLine,
    title: typedLine,
    quote: typed,
    /** Empty: read from its letters. */
    language: typedLine,
    readOn: typedLine,
    /** Empty: the page itself was read. */
    copiedOn: typedLine,
  }),
);
export type EvidenceValues = z.output<typeof typedEvidence>;

/** A row of evidence to fill in; `today` is an ISO day. */
export function blankEvidence(today: string): EvidenceValues {
  return { url: '', title: '', quote: '', language: '', readOn: today, copiedOn: '' };
}

/** Rows of a form for stored evidence. */
export function formOfEvidence(evidence: readonly Evidence[]): EvidenceValues[] {
  return evidence.map((row) => ({ language: '', copiedOn: '', ...row }));
}

/** The rows of evidence in a form in their stored shape, not yet checked. */
export function evidenceFromForm(rows: readonly EvidenceValues[]) {
  return rows.map(({ language, copiedOn, ...row }) => ({
    ...row,
    ...(language && { language }),
    ...(copiedOn && { copiedOn }),
  }));
}
