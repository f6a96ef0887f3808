import { useField } from '@conform-to/react';
import { useFormSetting } from '#app/editing/form/form-setting.ts';
import { Theirs } from '#app/editing/form/theirs.tsx';
import { PICTURE } from '#domain/listing/plain-field.ts';
import { ImageField } from './image-field.tsx';

/** The picture of a listing. */
export function PictureField() {
  const { kind, stored, preview, conflict } = useFormSetting();
  const [field, form] = useField<string>('image');
  const address = field.initialValue ?? '';
  const theirs = conflict?.theirs.image;
  return (
    <div id={`${form.id}-image`} className="grid items-start gap-3">
      <ImageField
        label={PICTURE[kind].name}
        defaultValue={address || null}
        defaultPreview={preview}
        required={PICTURE[kind].isNeededInEdit || !stored}
        error={field.errors?.[0]}
      />
      {theirs !== undefined && <Theirs name="image" text={theirs} />}
    </div>
  );
}
