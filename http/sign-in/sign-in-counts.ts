import type { CodeVerdict } from '#domain/sign-in/code-step.ts';
import type { CodeSending } from '#domain/sign-in/mail-step.ts';
import type { SignInStart } from '#domain/sign-in/password-step.ts';
import type { SignInParts } from '#domain/sign-in/sign-in.ts';
import type { Metric } from '#http/metrics/prometheus.ts';

/** Each of them is told from the start: a rise from nothing is seen only where there was a nought. */
const OUTCOMES: {
  password: SignInStart['outcome'][];
  mail: CodeSending['outcome'][];
  code: CodeVerdict['outcome'][];
} = {
  password: ['pending', 'wrong', 'notAdmin', 'tooMany'],
  mail: ['sent', 'notPending', 'mailFailed', 'tooMany'],
  code: ['signedIn', 'wrong', 'expired', 'notPending', 'tooMany'],
};

/** Counts how sign-ins go, step by step, and never whose. */
export function countSignIns() {
  const counts = new Map<string, number>();
  const keyOf = (step: string, outcome: string) => `${step} ${outcome}`;
  const onOutcome: NonNullable<SignInParts['onOutcome']> = (step, outcome) => {
    const key = keyOf(step, outcome);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  return {
    onOutcome,
    metric: (): Metric => ({
      name: 'tabayyan_sign_in_steps_total',
      type: 'counter',
      help: 'Steps of sign-ins (password, mail with the code, code), by outcome.',
      samples: Object.entries(OUTCOMES).flatMap(([step, outcomes]) =>
        outcomes.map((outcome) => ({
          labels: { step, outcome },
          value: counts.get(keyOf(step, outcome)) ?? 0,
        })),
      ),
    }),
  };
}
