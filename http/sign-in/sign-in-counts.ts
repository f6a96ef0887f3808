import { Counter, type Metric } from 'prom-client';
import type { CodeOutcome } from '#domain/sign-in/code-step.ts';
import type { CodeSending } from '#domain/sign-in/mail-step.ts';
import type { SignInStart } from '#domain/sign-in/password-step.ts';
import type { SignInParts } from '#domain/sign-in/sign-in.ts';

/** Counters start at 0: Prometheus sees an increase only where there was a sample before. */
const OUTCOMES: {
  password: SignInStart['outcome'][];
  mail: CodeSending['outcome'][];
  code: CodeOutcome['outcome'][];
} = {
  password: ['pending', 'wrong', 'notAdmin', 'tooMany'],
  mail: ['sent', 'notPending', 'mailFailed', 'tooMany'],
  code: ['signedIn', 'wrong', 'expired', 'notPending', 'tooMany'],
};

/** Counts the outcomes of sign-ins by step, not by account. */
export function countSignIns() {
  const steps = new Counter({
    name: 'tabayyan_sign_in_steps_total',
    help: 'Steps of sign-ins (password, mail with the code, code), by outcome.',
    labelNames: ['step', 'outcome'],
    registers: [],
  });
  for (const [step, outcomes] of Object.entries(OUTCOMES)) {
    for (const outcome of outcomes) steps.inc({ step, outcome }, 0);
  }
  const onOutcome: NonNullable<SignInParts['onOutcome']> = (step, outcome) => {
    steps.inc({ step, outcome });
  };
  return { onOutcome, metrics: [steps] as Metric[] };
}
