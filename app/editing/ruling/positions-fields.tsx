import { useField } from '@conform-to/react';
import { ChoiceField, LongTextField, TextField } from '#app/editing/form/controls.tsx';
import { Section } from '#app/editing/form/form-page.tsx';
import { LONGEST_IN_RULING } from '#domain/ruling/ruling.ts';
import { BothLanguages } from './both-languages.tsx';
import { RowList } from './row-list.tsx';
import { VERDICT_LABELS } from './ruling-words.ts';
import { SourceFields } from './source-fields.tsx';
import { BLANK_POSITION } from './typed-ruling.ts';

// Nobody's position is preset.
const STANCES = { '': 'Choose…', ...VERDICT_LABELS };

/** Statements of named bodies and scholars. */
export function PositionsFields() {
  return (
    <Section title="Positions">
      <p className="text-sm text-muted">
        What named bodies and scholars have said of it, dissent included. Without a link there is no
        entry.
      </p>
      <RowList
        name="positions"
        rowName="Position"
        listName="what others say"
        blank={BLANK_POSITION}
      >
        {(row) => <PositionFields row={row} />}
      </RowList>
    </Section>
  );
}

function PositionFields({ row }: { row: string }) {
  const [language] = useField<string>(`${row}.language`);
  return (
    <div className="grid gap-y-2">
      <BothLanguages name={`${row}.who`} label="Who" isOneLine maxLength={LONGEST_IN_RULING.who} />
      <div className="grid gap-x-4 gap-y-2 md:grid-cols-2">
        <SourceFields row={row} />
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-3 md:col-span-2">
          <ChoiceField name={`${row}.stance`} label="Stance" options={STANCES} />
          <TextField
            name={`${row}.saidOn`}
            label="Said on"
            maxLength={10}
            placeholder="2026-11-21"
          />
          <ChoiceField
            name={language.name}
            label="Language of the quote"
            options={{ en: 'English', ar: 'Arabic' }}
          />
        </div>
        <LongTextField
          name={`${row}.quote`}
          label="Quote"
          language={language.value === 'ar' ? { lang: 'ar', dir: 'rtl' } : {}}
          rows={2}
          maxLength={LONGEST_IN_RULING.position}
          className="md:col-span-2"
        />
      </div>
    </div>
  );
}
