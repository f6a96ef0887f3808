import { Counter, type Metric } from 'prom-client';
import type { CodeOutcome } from '#domain/sign-in/code-step.ts';
import type { CodeSending } from '#domain/sign-in/mail-step.ts';
import type { SignInStart } from '#domain/sign-in/password-step.ts';
import type { SignInParts } from '#domain/sign-in/sign-in.ts';

/** Every outcome of each step: the compiler refuses a table that lacks one. */
const OUTCOMES: {
  password: Record<SignInStart['outcome'], true>;
  mail: Record<CodeSending['outcome'], true>;
  code: Record<CodeOutcome['outcome'], true>;
} = {
  password: { pending: true, wrong: true, notAdmin: true, tooMany: true },
  mail: { sent: true, notPending: true, mailFailed: true, tooMany: true },
  code: { signedIn: true, wrong: true, expired: true, notPending: true, tooMany: true },
};

/** Counts the outcomes of sign-ins by step, not by account. */
export function countSignIns() {
  const steps = new Counter({
    name: 'tabayyan_sign_in_steps_total',
    help: 'Steps of sign-ins (password, mail with the code, code), by outcome.',
    labelNames: ['step', 'outcome'],
    registers: [],
  });
  // Counters start at 0: Prometheus sees an increase only where there was a sample before.
  for (const [step, outcomes] of Object.entries(OUTCOMES)) {
    for (const outcome of Object.keys(outcomes)) steps.inc({ step, outcome }, 0);
  }
  const onOutcome: NonNullable<SignInParts['onOutcome']> = (step, outcome) => {
    steps.inc({ step, outcome });
  };
  return { onOutcome, metrics: [steps] as Metric[] };
}
