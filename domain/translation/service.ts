import { z } from 'zod';

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
  return z
    .string()
    .max(text.length * 5 + 100)
    .refine((made) => made.trim() !== '' && !/[^\P{Cc}\n\r\t]/u.test(made));
}

/** The address to ask; a setting may name the host alone. */
export function serviceAddress(setting: string, path: string): URL {
  const url = new URL(setting);
  if (url.pathname === '/') url.pathname = path;
  return url;
}
