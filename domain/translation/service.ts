import { z } from 'zod';
import { withoutHidden } from '#domain/text/hidden-characters.ts';

/** Bytes of an answer: both services take 2,000 characters at once, and the answer may hold them twice, escaped. */
export const MAX_ANSWER_BYTES = 60_000;

/** Somebody who translates English to Arabic. */
export interface TranslationService {
  name: string;
  /** Whether it takes so much at once. */
  fits(text: string): boolean;
  /** Throws UpstreamError. */
  translate(text: string, signal: AbortSignal): Promise<string>;
}

/** What a translation has to be like to go into a form: not empty, no control characters, not far longer than `text`. */
export function translationOf(text: string) {
  return (
    z
      .string()
      .max(text.length * 5 + 100)
      .refine((made) => !/[^\P{Cc}\n\r\t]/u.test(made))
      // Translators leave marks of direction and zero width spaces behind, which no form takes.
      .overwrite((made) => withoutHidden(made, 'prose'))
      .refine((made) => made.trim() !== '')
  );
}

/** The address to ask; a setting may name the host alone. */
export function serviceAddress(setting: string, path: string): URL {
  const url = new URL(setting);
  if (url.pathname === '/') url.pathname = path;
  return url;
}
