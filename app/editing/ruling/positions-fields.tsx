import { Section } from '#app/editing/form/field-sections.tsx';
import { BothLanguages, Choice, Line, Lines } from './controls.tsx';
import { Rows } from './rows.tsx';
import { VERDICT_LABELS } from './ruling-words.ts';
import { SourceFields } from './source-fields.tsx';
import { useText } from './use-ruling-values.ts';

const BLANK = {
  who: { en: '', ar: '' },
  stance: 'halal' as const,
  quote: '',
  language: 'en' as const,
  url: '',
  title: '',
  saidOn: '',
};

/** What named bodies and scholars have said. */
export function PositionsFields() {
  return (
    <Section title="Positions">
      <p className="text-sm text-muted">
        What named bodies and scholars have said of it, dissent included. Without a link there is no
        entry.
      </p>
      <Rows path="positions" one="Position" of="what others say" blank={BLANK}>
        {(index, key) => <PositionFields index={index} rowKey={key} />}
      </Rows>
    </Section>
  );
}

function PositionFields({ index, rowKey }: { index: number; rowKey: number }) {
  const path = `positions.${index}`;
  const { text: language } = useText(`${path}.language`);
  return (
    <div className="grid gap-y-2">
      <BothLanguages path={`${path}.who`} label="Who" kind="line" maxLength={200} />
      <div className="grid gap-x-4 gap-y-2 md:grid-cols-2">
        <SourceFields list="positions" index={index} rowKey={rowKey} />
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-3 md:col-span-2">
          <Choice path={`${path}.stance`} label="Stance" options={VERDICT_LABELS} />
          <Line path={`${path}.saidOn`} label="Said on" maxLength={10} placeholder="2026-11-21" />
          <Choice
            path={`${path}.language`}
            label="Language of the quote"
            options={{ en: 'English', ar: 'Arabic' }}
          />
        </div>
        <Lines
          path={`${path}.quote`}
          label="Quote"
          language={language === 'ar' ? 'ar' : 'en'}
          maxLength={1500}
          className="md:col-span-2"
        />
      </div>
    </div>
  );
}
