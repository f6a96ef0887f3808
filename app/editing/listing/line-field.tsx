import { InputField, type InputFieldProps } from '#app/editing/form/controls.tsx';
import { type FormField, maxLengthOf } from '#domain/listing/form/listing-input.ts';
import { labelledField } from './labelled-field.ts';

/** A field of one line with the limit of its rule. */
export function LineField({
  name,
  ...field
}: Omit<InputFieldProps, 'label'> & { name: FormField }) {
  return <InputField {...labelledField(name)} maxLength={maxLengthOf(name)} {...field} />;
}
