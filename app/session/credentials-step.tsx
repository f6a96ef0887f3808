import { useState } from 'react';
import { LabelledControl } from '#app/ui/labelled-control.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { MAX_EMAIL_LENGTH } from '#domain/admin/credential-lengths.ts';
import { loginPath } from './next-page.ts';
import { PasswordField } from './password-field.tsx';
import type { SignInResult } from './sign-in-result.ts';
import { StepForm, type StepSender } from './step-form.tsx';
import { minutesAndSeconds, useSecondsSince } from './use-seconds-since.ts';

/** The first step: e-mail and password. */
export function CredentialsStep({
  step,
  isBusy,
  next,
  result,
}: {
  step: StepSender;
  isBusy: boolean;
  next: string;
  result: SignInResult;
}) {
  const { retryAfterSeconds = 0 } = result;
  const passed = useSecondsSince(retryAfterSeconds ? result : null);
  // Another address has another limit.
  const [released, setReleased] = useState<SignInResult>();
  const secondsLeft = released === result ? 0 : retryAfterSeconds - passed;
  return (
    <StepForm step={step} to={loginPath(null)} next={next} result={result}>
      {({ fields }) => (
        <>
          <LabelledControl label="E-mail" error={fields?.email}>
            {(control) => (
              <input
                {...control}
                name="email"
                type="email"
                autoComplete="username"
                spellCheck={false}
                dir="ltr"
                maxLength={MAX_EMAIL_LENGTH}
                required
                defaultValue={result.email}
                onInput={({ currentTarget: { value } }) =>
                  setReleased(value === result.email ? undefined : result)
                }
              />
            )}
          </LabelledControl>
          <PasswordField error={fields?.password} />
          <SubmitButton isBusy={isBusy} secondsLeft={secondsLeft} />
        </>
      )}
    </StepForm>
  );
}

function SubmitButton({ isBusy, secondsLeft }: { isBusy: boolean; secondsLeft: number }) {
  // Without scripts nothing would count down, and the button would stay disabled.
  const isTooEarly = useHydrated() && secondsLeft > 0;
  return (
    <button
      type="submit"
      disabled={isBusy || isTooEarly}
      className="button button-primary disabled:opacity-60"
    >
      {isTooEarly && `Try again in ${minutesAndSeconds(secondsLeft)}`}
      {!isTooEarly && (isBusy ? 'Signing in…' : 'Sign in')}
    </button>
  );
}
