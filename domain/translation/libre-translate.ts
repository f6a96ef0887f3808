import { z } from 'zod';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { requestJson, UpstreamError } from '#domain/upstream/request.ts';
import {
  MAX_ANSWER_BYTES,
  serviceAddress,
  type TranslationService,
  translationOf,
} from './service.ts';

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
