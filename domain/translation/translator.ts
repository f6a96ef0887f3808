import { z } from 'zod';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { withoutHidden } from '#domain/text/hidden-characters.ts';
import { newBackoff } from '#domain/upstream/backoff.ts';
import { rememberHealth, type UpstreamHealth } from '#domain/upstream/health.ts';
import { requestJson, retries, UpstreamError } from '#domain/upstream/request.ts';
import {
  isTranslatable,
  TRANSLATED_FIELDS,
  type Translated,
  type TranslatedField,
  type TranslatedTexts,
} from './fields.ts';
import { translateLines } from './translate-lines.ts';

/** The public host of LibreTranslate takes 2,000. */
const MAX_CHARACTERS = 1800;
/** The fallback gets the text in the address, which may not be much longer. */
const MAX_ADDRESS_LENGTH = 2000;
/** Both services take 2,000 characters at once, and the response may contain them twice, escaped. */
const MAX_RESPONSE_BYTES = 60_000;

export interface Translator {
  /** Never throws and takes at most 20 seconds; a text that could not be translated is returned as it is. */
  translate(texts: Partial<Record<TranslatedField, string>>): Promise<TranslatedTexts>;
  health(): UpstreamHealth[];
}

/** Translates by the translation service, and by the fallback if it fails. */
export function buildTranslator(
  fetch: Fetch,
  settings: { url: string; key: string | undefined; fallbackUrl: string },
  log: Log,
  {
    timeoutMs = 6000,
    deadlineMs = 18_000,
    restMs = 5000,
  }: { timeoutMs?: number; deadlineMs?: number; restMs?: number } = {},
): Translator {
  const services = [
    libreTranslate(fetch, settings, timeoutMs),
    publicEndpoint(fetch, settings.fallbackUrl, timeoutMs),
  ].map((service) => withBackoff(service, restMs, log));

  async function translateText(given: string, signal: AbortSignal): Promise<Translated> {
    const text = given.replaceAll('\r\n', '\n').toWellFormed();
    for (const { fits, translate } of services) {
      try {
        const made = await translateLines(text, fits, (piece) => translate(piece, signal));
        return { text: made, made: 'machine' };
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
      }
    }
    return { text: given, made: 'failed' };
  }

  return {
    async translate(texts) {
      const signal = AbortSignal.timeout(deadlineMs);
      const asked = TRANSLATED_FIELDS.filter((field) => isTranslatable(texts[field] ?? ''));
      const made = asked.map(
        async (field) => [field, await translateText(texts[field] ?? '', signal)] as const,
      );
      return Object.fromEntries(await Promise.all(made));
    },
    health: () => services.map(({ health }) => health()),
  };
}

interface Log {
  warn(details: object, message: string): void;
}

interface TranslationService {
  name: string;
  fits(text: string): boolean;
  /** Throws UpstreamError. */
  translate(text: string, signal: AbortSignal): Promise<string>;
}

function libreTranslate(
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
      const request = {
        url: address,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...question, ...(key && { api_key: key }) }),
      };
      const schema = z.object({ translatedText: translationOf(text) });
      return (await ask(fetch, { ...request, timeoutMs, signal }, schema)).translatedText;
    },
  };
}

// A list of sentences: translated, original, and more; what was only read aloud has no translation.
const sentence = z.tuple([z.string().nullable()], z.unknown()).transform(([text]) => text ?? '');
const spoken = z
  .tuple([z.array(sentence)], z.unknown())
  .transform(([sentences]) => sentences.join(''));

/** The public endpoint behind Google's translator, `GET /translate_a/single`. */
function publicEndpoint(fetch: Fetch, url: string, timeoutMs: number): TranslationService {
  const addressFor = (text: string) => {
    const address = serviceAddress(url, '/translate_a/single');
    const query = { client: 'gtx', sl: 'en', tl: 'ar', dt: 't', q: text };
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return address.href;
  };
  return {
    name: 'translation fallback',
    fits: (text) => addressFor(text).length <= MAX_ADDRESS_LENGTH,
    translate: (text, signal) =>
      ask(fetch, { url: addressFor(text), timeoutMs, signal }, spoken.pipe(translationOf(text))),
  };
}

async function ask<T>(
  fetch: Fetch,
  request: Omit<Parameters<typeof requestJson>[1], 'maxBytes'>,
  schema: z.ZodType<T>,
): Promise<T> {
  const read = schema.safeParse(
    await requestJson(fetch, { ...request, maxBytes: MAX_RESPONSE_BYTES }),
  );
  if (!read.success) throw new UpstreamError('the response is not a translation');
  return read.data;
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

function serviceAddress(setting: string, path: string): URL {
  const url = new URL(setting);
  if (url.pathname === '/') url.pathname = path;
  return url;
}

/** The service, which rests after a failure, and as long as its `Retry-After` says. */
function withBackoff(
  service: TranslationService,
  restMs: number,
  log: Log,
): Pick<TranslationService, 'fits' | 'translate'> & { health(): UpstreamHealth } {
  const backoff = newBackoff(restMs);
  const { answered, failed, health } = rememberHealth(service.name);
  return {
    fits: service.fits,
    health,
    async translate(text, signal) {
      if (signal.aborted || backoff.isResting()) throw new UpstreamError('the service is paused');
      try {
        const translation = await retries.execute(
          (context) => service.translate(text, context.signal),
          signal,
        );
        answered();
        // Another text that was sent at the same time may have been refused.
        if (!backoff.isResting()) backoff.recovered();
        return translation;
      } catch (error) {
        failed();
        log.warn({ err: error, upstream: service.name }, 'an outside service failed');
        backoff.failed(error instanceof UpstreamError ? error.retryAfterMs : null);
        throw error;
      }
    },
  };
}
