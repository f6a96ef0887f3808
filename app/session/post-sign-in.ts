/** A refusal: the server's message, else `fallback`, and how long it lasts. */
export type Refusal = { error: string; retryAfterSeconds?: number };

/** Longer than the server may take to send a code by mail. */
const TIMEOUT_MS = 15_000;

/** Posts to the sign-in API; null: it was accepted. */
export async function postSignIn(
  path: string,
  body: object,
  fallback: string,
): Promise<Refusal | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const result: unknown = await response.json().catch(() => null);
    if (response.ok) return null;
    const error = result && typeof result === 'object' && 'error' in result ? result.error : null;
    const retryAfterSeconds = Number(response.headers.get('Retry-After'));
    return {
      error: typeof error === 'string' ? error : fallback,
      ...(retryAfterSeconds > 0 && { retryAfterSeconds }),
    };
  } catch {
    // No connection, or no response in time.
    return { error: fallback };
  }
}
