import { useFormMetadata } from '@conform-to/react';
import { LongTextField } from '#app/editing/form/controls.tsx';
import type { TranslatedTexts } from '#domain/translation/fields.ts';
import { ArabicField } from './arabic-field.tsx';
import { AutoTranslate } from './auto-translate.tsx';
import { withArabic } from './check-listing-form.ts';
import { useListingSetting } from './listing-form.tsx';

/** The texts, English beside Arabic. */
export function TextFields() {
  const form = useFormMetadata();
  const { translation, translatePath } = useListingSetting();
  const take = (made: TranslatedTexts) => form.update({ value: withArabic(form.value, made) });
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div className="md:col-span-2">
        <AutoTranslate
          names={ENGLISH}
          onTranslated={take}
          plainPath={translatePath}
          earlier={translation}
        />
      </div>
      <LongTextField name="en.description" required rows={4} />
      <ArabicField name="description" className="md:col-start-2" rows={4} />
      <LongTextField name="en.pros" hint="One a line" />
      <ArabicField name="pros" className="md:col-start-2" rows={3} />
      <LongTextField name="en.cons" hint="One a line" />
      <ArabicField name="cons" className="md:col-start-2" rows={3} />
      <LongTextField name="en.reason" required rows={5} />
      <ArabicField name="reason" className="md:col-start-2" rows={5} />
    </div>
  );
}

const ENGLISH = {
  description: 'en.description',
  pros: 'en.pros',
  cons: 'en.cons',
  reason: 'en.reason',
};
