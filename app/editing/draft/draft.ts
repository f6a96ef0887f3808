import { z } from 'zod';
import { fromStorage } from '#app/ui/from-storage.ts';

/** What was typed and not saved, kept by the browser. */
export interface Draft {
  /** ISO time of the last change. */
  at: string;
  fields: Record<string, string>;
}

const draftSchema = z.object({ at: z.iso.datetime(), fields: z.record(z.string(), z.string()) });

/** Where an editor's draft of the form at `path` is kept. */
export function draftKey(email: string, path: string): string {
  return `draft:${email}:${path}`;
}

/** The draft, or null. */
export function readDraft(key: string): Draft | null {
  const kept = fromStorage(() => localStorage.getItem(key));
  return kept ? (draftSchema.safeParse(parsed(kept)).data ?? null) : null;
}

/** Keeps a draft; false where the browser does not let us. */
export function keepDraft(key: string, draft: Draft): boolean {
  return (
    fromStorage(() => {
      localStorage.setItem(key, JSON.stringify(draft));
      return true;
    }) ?? false
  );
}

/** Removes the draft, if there is one. */
export function forgetDraft(key: string): void {
  fromStorage(() => localStorage.removeItem(key));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
