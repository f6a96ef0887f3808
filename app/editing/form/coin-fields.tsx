import { PictureField } from '#app/editing/picture/picture-field.tsx';
import { TextField } from './controls.tsx';
import { FactFields, LinkFields, Section, TextFields } from './field-sections.tsx';

/** What a coin's form asks for. */
export function CoinFields() {
  return (
    <>
      <Section title="Coin">
        <FactFields>
          <TextField name="rank" inputMode="numeric" maxLength={7} placeholder="1" />
          <TextField name="marketId" placeholder="bitcoin" className="xl:col-span-2" />
        </FactFields>
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
