import { z } from 'zod';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { withoutHidden } from '#domain/text/hidden-characters.ts';
import { requestJson, UpstreamError } from '#domain/upstream/request.ts';

/** Both services take 2,000 characters at once, and the answer may contain them twice, escaped. */
const MAX_ANSWER_BYTES = 60_000;

/** An outside service that translates English to Arabic. */
export interface TranslationService {
  name: string;
  /** Whether `text` is short enough for one request. */
  fits(text: string): boolean;
  /** Throws UpstreamError. */
  translate(text: string, signal: AbortSignal): Promise<string>;
}

/** The public host takes 2,000. */
const MAX_CHARACTERS = 1800;

/** LibreTranslate's `POST /translate`. */
export function libreTranslate(
  fetch: Fetch,
  { url, key }: { url: string; key: string | undefined },
  timeoutMs: number,
): TranslationService {
  const address = serviceAddress(url, '/translate').href;
  return {
    name: 'translation',
    fits: (text) => text.length <= MAX_CHARACTERS,
    async translate(text, signal) {
      const question = { q: text, source: 'en', target: 'ar', format: 'text' };
      const answer = await requestJson(fetch, {
        url: address,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...question, ...(key && { api_key: key }) }),
        timeoutMs,
        maxBytes: MAX_ANSWER_BYTES,
        signal,
      });
      const answerSchema = z.object({ translatedText: translationOf(text) });
      const read = answerSchema.safeParse(answer);
      if (!read.success) throw new UpstreamError('the answer is no translation');
      return read.data.translatedText;
    },
  };
}

/** The text goes into the address, which may not be much longer. */
const MAX_ADDRESS_LENGTH = 2000;

// A list of sentences: translated, original, and more; what was only read aloud has no translation.
const sentence = z.tuple([z.string().nullable()], z.unknown()).transform(([text]) => text ?? '');
const answerSchema = z
  .tuple([z.array(sentence)], z.unknown())
  .transform(([sentences]) => sentences.join(''));

/** The public endpoint behind Google's translator, `GET /translate_a/single`. */
export function publicEndpoint(fetch: Fetch, url: string, timeoutMs: number): TranslationService {
  const addressFor = (text: string) => {
    const address = serviceAddress(url, '/translate_a/single');
    const query = { client: 'gtx', sl: 'en', tl: 'ar', dt: 't', q: text };
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return address.href;
  };
  return {
    name: 'translation fallback',
    fits: (text) => addressFor(text).length <= MAX_ADDRESS_LENGTH,
    async translate(text, signal) {
      const answer = await requestJson(fetch, {
        url: addressFor(text),
        timeoutMs,
        maxBytes: MAX_ANSWER_BYTES,
        signal,
      });
      const read = answerSchema.pipe(translationOf(text)).safeParse(answer);
      if (!read.success) throw new UpstreamError('the answer is no translation');
      return read.data;
    },
  };
}

/** A translation that a form accepts: not empty, without control characters, not far longer than `text`. */
function translationOf(text: string) {
  return (
    z
      .string()
      .max(text.length * 5 + 100)
      .refine((made) => !/[^\P{Cc}\n\r\t]/u.test(made))
      // Translators leave direction marks and zero width spaces behind, which forms refuse.
      .overwrite((made) => withoutHidden(made, 'prose'))
      .refine((made) => made.trim() !== '')
  );
}

/** A setting may name the host alone. */
function serviceAddress(setting: string, path: string): URL {
  const url = new URL(setting);
  if (url.pathname === '/') url.pathname = path;
  return url;
}
