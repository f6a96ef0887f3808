import type { Context } from 'hono';
import type { z } from 'zod';

// A request to sign in is flat; whatever is deeper than this was made to hurt.
const DEEPEST = 10;

/** The body as `shape` reads it, or what is wrong with it, in a sentence. Members it does not know are ignored. */
export async function readJsonBody<T>(
  c: Context,
  shape: z.ZodType<T>,
): Promise<{ body: T } | { error: string }> {
  const text = await c.req.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { error: 'The request is not JSON.' };
  }
  if (isDeeper(json, DEEPEST)) return { error: 'The request is nested too deeply.' };
  const read = shape.safeParse(json);
  if (read.success) return { body: read.data };
  return { error: read.error.issues[0]?.message ?? 'The request lacks something.' };
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1));
}
