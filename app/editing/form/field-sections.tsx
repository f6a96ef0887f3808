import { useFormMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';
import { AutoTranslate } from '#app/editing/translations/auto-translate.tsx';
import type { TranslatedTexts } from '#domain/translation/fields.ts';
import { ArabicField } from './arabic-field.tsx';
import { LongTextField } from './controls.tsx';
import { readFields, writeFields } from './form-fields.ts';
import { useFormSetting } from './form-setting.ts';
import { arabicFrom } from './take-translation.ts';

/** A part of a form under a heading. */
export function Section({
  title,
  beside,
  children,
}: {
  title: string;
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="card grid gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}

/** The texts, English beside Arabic. */
export function TextFields() {
  const { id } = useFormMetadata();
  const { translation, translatePath } = useFormSetting();
  const take = (made: TranslatedTexts) => takeTranslation(document.forms.namedItem(id), made);
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

function takeTranslation(form: HTMLFormElement | null, made: TranslatedTexts) {
  if (!form) return;
  const before = readFields(form);
  writeFields(
    form,
    arabicFrom(made, (name) => before[name]),
  );
}
