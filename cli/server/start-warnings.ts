import type { Settings } from '#settings.ts';

/** Returns one line per setting that works but should be changed. */
export function startWarnings({ origin, mail }: Settings, uid: number | undefined): string[] {
  const warnings: string[] = [];
  if (uid === 0) {
    warnings.push(
      'running as root, which is not needed; run it as a user of its own (docs/operating.md, “A user of its own”)',
    );
  }
  if (origin?.startsWith('https:') && mail.smtpUrl === undefined) {
    warnings.push(
      'ORIGIN is https, but SMTP_URL is not set: the codes of sign-ins are written to this log and to DATA_DIR/outbox; ' +
        'set SMTP_URL to have them mailed (docs/operating.md, step 4)',
    );
  }
  return warnings;
}
