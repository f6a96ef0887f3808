import { Field } from '#app/ui/field.tsx';
import type { SignInAnswer } from './answer.ts';
import { PasswordField } from './password-field.tsx';
import { StepForm, type StepSender } from './step-form.tsx';

/** The first step: e-mail and password. */
export function CredentialsStep({
  step,
  isBusy,
  next,
  answer,
}: {
  step: StepSender;
  isBusy: boolean;
  next: string;
  answer: SignInAnswer;
}) {
  return (
    <StepForm step={step} to="/admin/login" next={next} answer={answer}>
      {({ fields }) => (
        <>
          <Field label="E-mail" error={fields?.email}>
            {(control) => (
              <input
                {...control}
                name="email"
                type="email"
                autoComplete="username"
                spellCheck={false}
                dir="ltr"
                maxLength={254}
                required
                defaultValue={answer.email}
              />
            )}
          </Field>
          <PasswordField error={fields?.password} />
          <button type="submit" disabled={isBusy} className="button button-primary">
            {isBusy ? 'Signing in…' : 'Sign in'}
          </button>
        </>
      )}
    </StepForm>
  );
}
