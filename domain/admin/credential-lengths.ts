/** The longest e-mail address that mail servers take (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/** Longer passwords are refused unhashed: composing accents takes quadratic time. */
export const MAX_HASHED_LENGTH = 1_000;
