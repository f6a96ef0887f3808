import { useField } from '@conform-to/react';
import { InputField } from '#app/editing/form/controls.tsx';
import { FormSection } from '#app/editing/form/form-page.tsx';
import { RULING_LIMITS } from '#domain/ruling/ruling.ts';
import { SECTIONS } from './jump-list.tsx';

/** The days of a ruling, its reviewer, and a scholar's signature. */
export function ReviewFields({ publicName }: { publicName: string | null }) {
  const [reviewer, form] = useField<string>('reviewer');
  return (
    <FormSection id={SECTIONS.review} title="Review and signature">
      <div className="grid items-start gap-4 @sm:grid-cols-3">
        <InputField name="judgedOn" label="Findings weighed on" type="date" />
        <InputField name="reviewDue" label="Next review by" type="date" />
        <InputField
          name="reviewer"
          label="Reviewer, as shown to the public"
          maxLength={RULING_LIMITS.reviewer}
          beside={
            publicName !== null &&
            reviewer.value !== publicName && (
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  form.update({ name: 'reviewer', value: publicName });
                  currentTarget.parentElement?.querySelector('input')?.focus();
                }}
                className="link min-h-11 justify-self-start text-sm sm:min-h-8 noscript:hidden"
              >
                Use my name
              </button>
            )
          }
        />
      </div>
      <fieldset className="grid items-start gap-4 @xl:grid-cols-3">
        <legend className="pb-2 text-sm text-muted">
          Enter a scholar’s signature only if the scholar has given it. After a later change it is
          shown as given for the earlier version, until the scholar signs again.
        </legend>
        <InputField
          name="signature.name"
          label="Name of the scholar"
          maxLength={RULING_LIMITS.reviewer}
        />
        <InputField
          name="signature.url"
          label="Web page about the scholar"
          inputMode="url"
          maxLength={RULING_LIMITS.address}
          placeholder="https://"
        />
        <InputField name="signature.signedOn" label="Signed on" type="date" />
      </fieldset>
    </FormSection>
  );
}
