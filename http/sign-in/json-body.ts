import type { Context } from 'hono';
import type { z } from 'zod';

// Sign-in requests are flat; deeper nesting is an attack.
const DEEPEST = 10;

/** The body as parsed by `shape`, which ignores unknown members, or an error in a sentence. */
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
  const { data: body, error } = shape.safeParse(json);
  if (!error) return { body };
  return { error: error.issues[0]?.message ?? 'The request lacks something.' };
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1));
}
