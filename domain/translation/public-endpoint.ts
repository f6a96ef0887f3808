import { z } from 'zod';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { requestJson, UpstreamError } from '#domain/upstream/request.ts';
import {
  MAX_ANSWER_BYTES,
  serviceAddress,
  type TranslationService,
  translationOf,
} from './service.ts';

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
