import type { SignInAnswer } from './answer.ts';
import { Field } from './field.tsx';
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
          <Field
            label="E-mail"
            name="email"
            type="email"
            autoComplete="username"
            spellCheck={false}
            dir="ltr"
            maxLength={254}
            required
            defaultValue={answer.email}
            error={fields?.email}
          />
          <PasswordField error={fields?.password} />
          <button type="submit" disabled={isBusy} className="button button-primary">
            {isBusy ? 'Signing in…' : 'Sign in'}
          </button>
        </>
      )}
    </StepForm>
  );
}
