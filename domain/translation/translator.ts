import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { newBackoff } from '#domain/upstream/backoff.ts';
import { rememberHealth, type UpstreamHealth } from '#domain/upstream/health.ts';
import { retries, UpstreamError } from '#domain/upstream/request.ts';
import {
  TRANSLATED_FIELDS,
  type Translated,
  type TranslatedField,
  type TranslatedTexts,
} from './fields.ts';
import { libreTranslate, publicEndpoint, type TranslationService } from './services.ts';
import { translateLines } from './translate-lines.ts';

/** Requirement 5.7. */
const MIN_CHARACTERS = 2;

interface Log {
  warn(details: object, message: string): void;
}

/** Translates English texts to Arabic. */
export interface Translator {
  /** Never throws and takes at most 20 seconds; a text that could not be translated is returned as it is. */
  translate(texts: Partial<Record<TranslatedField, string>>): Promise<TranslatedTexts>;
  /** The health of the service and of the fallback. */
  health(): UpstreamHealth[];
}

/** Translates by the translation service, and by the fallback if it fails. */
export function buildTranslator(
  fetch: Fetch,
  settings: { url: string; key: string | undefined; fallbackUrl: string },
  log: Log,
  // Time limits, for tests.
  {
    timeoutMs = 6000,
    deadlineMs = 18_000,
    restMs = 5000,
  }: {
    timeoutMs?: number;
    deadlineMs?: number;
    restMs?: number;
  } = {},
): Translator {
  const services = [
    libreTranslate(fetch, settings, timeoutMs),
    publicEndpoint(fetch, settings.fallbackUrl, timeoutMs),
  ].map((service) => restful(service, restMs, log));

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
      const asked = TRANSLATED_FIELDS.filter(
        (field) => (texts[field]?.trim().length ?? 0) >= MIN_CHARACTERS,
      );
      const made = asked.map(
        async (field) => [field, await translateText(texts[field] ?? '', signal)] as const,
      );
      return Object.fromEntries(await Promise.all(made));
    },
    health: () => services.map(({ health }) => health()),
  };
}

/** The service with backoff: it rests after a failure, and as long as its `Retry-After` says. */
function restful(
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
      if (signal.aborted || backoff.isResting()) throw new UpstreamError('the service rests');
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
