import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import type { SignInResult } from './sign-in-result.ts';

/** The fetcher of the sign-in steps; each result replaces the previous one. */
export type StepSender = FetcherWithComponents<SignInResult>;

/** The form of one step. It focuses the invalid field, else the last one, and hides errors once a field is edited. */
export function StepForm({
  step,
  to,
  next,
  result,
  children,
}: {
  step: StepSender;
  to: string;
  next: string;
  result: SignInResult;
  children: (shown: SignInResult) => ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [edited, setEdited] = useState<SignInResult>();
  const shown = result === edited ? {} : result;
  useEffect(() => focusFirst(form.current, result), [result]);
  return (
    <step.Form
      ref={form}
      method="post"
      action={to}
      noValidate
      onInput={() => setEdited(result)}
      className="grid gap-5"
    >
      <input type="hidden" name="next" value={next} />
      {shown.error && (
        <p role="alert" className="card border-s-4 border-s-ink bg-raised px-4 py-3">
          {shown.error}
        </p>
      )}
      {children(shown)}
    </step.Form>
  );
}

function focusFirst(form: HTMLFormElement | null, { fields, error, email }: SignInResult): void {
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? [])];
  const wrong = inputs.find(({ name }) => fields && name in fields);
  // After an error of the whole step the password is likelier to be wrong than the address.
  const first = wrong ?? (error || email ? inputs.at(-1) : inputs[0]);
  first?.focus();
  if (error && first?.type === 'password') first.select();
}
