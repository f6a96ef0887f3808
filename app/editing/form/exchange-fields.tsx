import { PictureField } from '#app/editing/picture/picture-field.tsx';
import { FactFields, LinkFields, Section, TextFields } from './field-sections.tsx';

/** What an exchange's form asks for. */
export function ExchangeFields() {
  return (
    <>
      <Section title="Exchange">
        <FactFields />
        <PictureField />
      </Section>
      <Section title="Texts">
        <TextFields />
      </Section>
      <Section title="Links">
        <LinkFields />
      </Section>
    </>
  );
}
