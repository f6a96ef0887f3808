/** Posts to the sign-in API; returns the server's error message, else `otherwise`; null on success. */
export async function ask(path: string, body: object, otherwise: string): Promise<string | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const result: unknown = await response.json().catch(() => null);
    if (response.ok) return null;
    const error = result && typeof result === 'object' && 'error' in result ? result.error : null;
    return typeof error === 'string' ? error : otherwise;
  } catch {
    // No connection.
    return otherwise;
  }
}
