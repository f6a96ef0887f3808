/** Asks the sign-in API; answers what went wrong, in the server's words or else in `otherwise`; null if nothing did. */
export async function ask(path: string, body: object, otherwise: string): Promise<string | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return null;
    const said = answer && typeof answer === 'object' && 'error' in answer ? answer.error : null;
    return typeof said === 'string' ? said : otherwise;
  } catch {
    // No connection.
    return otherwise;
  }
}
