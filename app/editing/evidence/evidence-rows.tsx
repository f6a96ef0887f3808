import type { ReactNode } from 'react';
import type { FormValues } from '#app/editing/draft/draft.ts';
import { ChoiceField, InputField, TextareaField } from '#app/editing/form/controls.tsx';
import { RowList } from '#app/editing/form/row-list.tsx';
import { Day } from '#app/editing/moment.tsx';
import { webAddress } from '#domain/outbound/web-address.ts';
import { QUOTE_LANGUAGES } from '#domain/ruling/quote-languages.ts';
import { RULING_LIMITS } from '#domain/ruling/ruling.ts';
import { SourceFields } from './source-fields.tsx';
import { blankEvidence, typedEvidence } from './typed-evidence.ts';

const languages = new Intl.DisplayNames('en', { type: 'language' });

const QUOTE_LANGUAGE_LABELS: Record<string, string> = {
  '': 'English or Arabic',
  ...Object.fromEntries(QUOTE_LANGUAGES.map((code) => [code, languages.of(code) ?? code])),
};

/** The quoted sources of an answer, in rows. */
export function EvidenceRows({
  name,
  listName,
  today,
}: {
  name: string;
  /** Tells it from the lists beside it. */
  listName: string;
  /** An ISO day, for new rows. */
  today: string;
}) {
  return (
    <RowList
      name={name}
      rowName="Evidence"
      listName={listName}
      blank={blankEvidence(today)}
      lineOf={evidenceLine}
    >
      {(row) => (
        <div className="grid gap-x-4 gap-y-2 @sm:grid-cols-2">
          <SourceFields row={row} />
          <TextareaField
            name={`${row}.quote`}
            label="Quoted sentence"
            rows={2}
            maxLength={RULING_LIMITS.evidence}
          />
          <div className="grid content-start gap-2">
            <InputField name={`${row}.readOn`} label="Read on" type="date" />
            <InputField
              name={`${row}.copiedOn`}
              label="Day of the stored copy"
              type="date"
              hint="Only if a stored copy was read"
            />
            <ChoiceField
              name={`${row}.language`}
              label="Language of the quoted sentence"
              options={QUOTE_LANGUAGE_LABELS}
            />
          </div>
        </div>
      )}
    </RowList>
  );
}

function evidenceLine(row: FormValues): ReactNode {
  const { url, title, quote, readOn, language } = typedEvidence.parse(row);
  if (!url || !title || !quote || !readOn) return null;
  return (
    <>
      <span className="flex">
        <bdi className="truncate">{title}</bdi>
        <span className="shrink-0 whitespace-pre text-muted @max-md:hidden">
          {' · '}
          <bdi dir="ltr">{hostOf(url)}</bdi> · <Day on={readOn} />
        </span>
      </span>
      {/* The same page may be quoted several times. */}
      <bdi lang={language || undefined} className="block truncate text-muted">
        {quote}
      </bdi>
    </>
  );
}

function hostOf(url: string): string {
  return webAddress(url)?.host ?? url;
}
