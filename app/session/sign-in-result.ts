import { CODE_ERROR } from '#domain/sign-in/typed-code.ts';

/** The result of a sign-in step; the page itself is revalidated after each step. */
export interface SignInResult {
  /** Error of the whole step. */
  error?: string;
  /** Seconds for which the step is refused. */
  retryAfterSeconds?: number;
  /** Messages by field. */
  fields?: { email?: string; password?: string; otp?: string };
  /** As typed. */
  email?: string;
  /** A new code was sent. */
  isSent?: boolean;
}

// Texts: requirement 8.1.
export const WRONG_PASSWORD = 'Invalid email or password';
export const NOT_EDITOR = 'You are not authorized to access the admin dashboard.';
export const FAILED = 'An error occurred. Please try again.';
export const NOT_SENT = 'Failed to send OTP. Please try again.';
export const NOT_VERIFIED = 'Failed to verify OTP. Please try again.';
export const WRONG_CODE = 'Invalid OTP';
export const EXPIRED = 'OTP has expired. Please login again to request a new one.';
export const TOO_MANY = 'Too many attempts. Please try again later.';

/** The results that a form without scripts gets through the address, by name. */
export const PROBLEMS = {
  'not-sent': { error: NOT_SENT },
  wrong: { error: WRONG_CODE },
  expired: { error: EXPIRED },
  'too-many': { error: TOO_MANY },
  incomplete: { fields: { otp: CODE_ERROR } },
  'not-editor': { error: NOT_EDITOR },
  sent: { isSent: true },
} satisfies Record<string, SignInResult>;

export type Problem = keyof typeof PROBLEMS;

export const NO_PASSWORD = 'Please enter your password';
export const NO_ADDRESS = { email: 'Please enter a valid email address' };

/** Errors of empty fields; null if none is empty. */
export function emptyFields(email: string, password: string): SignInResult['fields'] | null {
  if (email && password) return null;
  return {
    ...(!email && { email: 'Please enter your email address' }),
    ...(!password && { password: NO_PASSWORD }),
  };
}
