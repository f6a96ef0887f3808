const TIMEOUT_MS = 10_000;
// A proxy sends these when it cannot reach the site; the site itself fails with 500.
const UNREACHABLE = [502, 503, 504];

/** The site's response; null without a connection, after the timeout, or if a proxy cannot reach the site. */
export async function answerInTime(
  pending: Promise<Response | null>,
  milliseconds = TIMEOUT_MS,
): Promise<Response | null> {
  // Many browsers lack `Promise.withResolvers`.
  const timeout = new Promise<null>((done) => setTimeout(() => done(null), milliseconds));
  const response = await Promise.race([pending, timeout]);
  return response && !UNREACHABLE.includes(response.status) ? response : null;
}
