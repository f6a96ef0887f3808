const PATIENCE_MILLISECONDS = 10_000;
// A proxy in front that does not reach the site. Its own failures the site says itself.
const UNREACHABLE = [502, 503, 504];

/** What the site answers where a kept page could stand in; null where nothing comes of it, or not in time. */
export async function answerInTime(
  asked: Promise<Response | null>,
  milliseconds = PATIENCE_MILLISECONDS,
): Promise<Response | null> {
  // Not `Promise.withResolvers`, which many browsers do not have yet.
  const tooLate = new Promise<null>((done) => setTimeout(() => done(null), milliseconds));
  const response = await Promise.race([asked, tooLate]);
  return response && !UNREACHABLE.includes(response.status) ? response : null;
}
