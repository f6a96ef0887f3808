import { type FormEvent, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { LabelledControl } from '#app/ui/labelled-control.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { codeFrom } from '#domain/sign-in/typed-code.ts';
import { EXPIRED, NOT_SENT, type SignInResult } from './sign-in-result.ts';
import { StepForm, type StepSender } from './step-form.tsx';
import { minutesAndSeconds, useSecondsSince } from './use-seconds-since.ts';

/** A sign-in that waits for its code, as the server last reported it. */
interface Pending {
  email: string;
  /** Null: no code sent yet; 0: expired. */
  secondsLeft: number | null;
  resendInSeconds: number;
  sendsLeft: number;
}

interface StepProps {
  step: StepSender;
  isBusy: boolean;
  next: string;
  result: SignInResult;
  pending: Pending;
}

/** The second step: the mailed code, until it expires. */
export function CodeStep(props: StepProps) {
  const { pending, result } = props;
  useRefreshOnReturn();
  const passed = useSecondsSince(pending);
  const resendInSeconds = Math.max(0, pending.resendInSeconds - passed);
  if (pending.secondsLeft === null) {
    return <NotSentYet {...props} resendInSeconds={resendInSeconds} />;
  }
  const secondsLeft = Math.max(0, pending.secondsLeft - passed);
  return (
    <>
      <p>
        {result.isSent ? 'A new 6-digit code was sent to ' : 'A 6-digit code was sent to '}
        <bdi className="font-medium [overflow-wrap:anywhere]">{pending.email}</bdi>.
      </p>
      {secondsLeft === 0 && <Expired {...props} />}
      <VerifyForm {...props} secondsLeft={secondsLeft} />
      {secondsLeft > 0 && (
        <div className="grid gap-3 border-t border-line pt-5">
          <ResendForm {...props} resendInSeconds={resendInSeconds} />
          <CancelForm {...props} label="Use another account" />
        </div>
      )}
    </>
  );
}

function VerifyForm({
  step,
  isBusy,
  next,
  result,
  pending,
  secondsLeft,
}: StepProps & { secondsLeft: number }) {
  const isOver = secondsLeft === 0;
  return (
    <StepForm step={step} to="/admin/login/verify" next={next} result={isOver ? OVER : result}>
      {({ fields }) => (
        <fieldset disabled={isOver} className="grid gap-5">
          <legend className="sr-only">The code</legend>
          <input type="hidden" name="email" value={pending.email} />
          <LabelledControl label="Code" error={fields?.otp}>
            {(control) => (
              <input
                {...control}
                name="otp"
                inputMode="numeric"
                autoComplete="one-time-code"
                dir="ltr"
                required
                onInput={tidyCode}
                className={`${control.className} text-center text-xl tabular-nums`}
              />
            )}
          </LabelledControl>
          <p className="flex justify-between gap-4 text-muted">
            <span>Time left</span>
            <span role="timer" className="text-ink tabular-nums">
              {minutesAndSeconds(secondsLeft)}
            </span>
          </p>
          <button
            type="submit"
            disabled={isBusy || isOver}
            className="button button-primary disabled:opacity-60"
          >
            {isBusy && step.formAction?.endsWith('/verify') ? 'Checking…' : 'Verify'}
          </button>
        </fieldset>
      )}
    </StepForm>
  );
}

const OVER: SignInResult = {};

function Expired({ step, next }: StepProps) {
  // The focused field is disabled now.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box} className="grid gap-5">
      <p role="alert" className="card border-s-4 border-s-ink bg-raised px-4 py-3">
        {EXPIRED}
      </p>
      <CancelForm step={step} next={next} label="Try Again" isPrimary />
    </div>
  );
}

// The password was right; the mail with the code was not taken, or the code before it is less than a minute old.
function NotSentYet({
  step,
  isBusy,
  next,
  result,
  pending,
  resendInSeconds,
}: StepProps & { resendInSeconds: number }) {
  const isTooEarly = useHydrated() && resendInSeconds > 0;
  const visible = !isBusy && !result.error && resendInSeconds === 0 ? NOT_SENT_RESULT : result;
  return (
    <>
      <StepForm step={step} to="/admin/login/resend" next={next} result={visible}>
        {() => (
          <>
            <p>
              The code goes to{' '}
              <bdi className="font-medium [overflow-wrap:anywhere]">{pending.email}</bdi>.
            </p>
            <input type="hidden" name="email" value={pending.email} />
            <button
              type="submit"
              disabled={isTooEarly || isBusy}
              className="button button-primary disabled:opacity-60"
            >
              {isTooEarly && `Send the code in ${minutesAndSeconds(resendInSeconds)}`}
              {!isTooEarly && (isBusy ? 'Sending…' : 'Send the code')}
            </button>
          </>
        )}
      </StepForm>
      <CancelForm step={step} next={next} label="Use another account" />
    </>
  );
}

const NOT_SENT_RESULT: SignInResult = { error: NOT_SENT };

function ResendForm({
  step,
  isBusy,
  next,
  pending,
  resendInSeconds,
}: StepProps & { resendInSeconds: number }) {
  // Without scripts nothing counts down; the server refuses an early resend.
  const isTooEarly = useHydrated() && resendInSeconds > 0;
  if (pending.sendsLeft === 0) {
    return <p className="text-sm text-muted">That was the last code for this sign-in.</p>;
  }
  return (
    <step.Form method="post" action="/admin/login/resend" className="grid">
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="email" value={pending.email} />
      <button type="submit" disabled={isTooEarly || isBusy} className="button disabled:opacity-60">
        {isTooEarly ? `Resend code in ${minutesAndSeconds(resendInSeconds)}` : 'Resend code'}
      </button>
    </step.Form>
  );
}

function CancelForm({
  step,
  next,
  label,
  isPrimary = false,
}: Pick<StepProps, 'step' | 'next'> & { label: string; isPrimary?: boolean }) {
  return (
    <step.Form method="post" action="/admin/login/cancel" className="grid">
      <input type="hidden" name="next" value={next} />
      <button type="submit" className={`button ${isPrimary ? 'button-primary' : ''}`}>
        {label}
      </button>
    </step.Form>
  );
}

function tidyCode({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
  const code = codeFrom(field.value);
  // An assignment moves the cursor to the end.
  if (field.value !== code) field.value = code;
}

// The countdown stops while a laptop sleeps.
function useRefreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => void (document.visibilityState === 'visible' && revalidate());
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [revalidate]);
}
