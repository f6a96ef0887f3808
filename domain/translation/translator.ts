import { BrokenCircuitError, TaskCancelledError } from 'cockatiel';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { UpstreamError } from '#domain/upstream/ask.ts';
import { rememberHealth, type UpstreamHealth } from '#domain/upstream/health.ts';
import { breakAfterFailure } from '#domain/upstream/retries.ts';
import {
  TRANSLATED_FIELDS,
  type Translated,
  type TranslatedField,
  type TranslatedTexts,
} from './fields.ts';
import { libreTranslate } from './libre-translate.ts';
import { publicEndpoint } from './public-endpoint.ts';
import type { TranslationService } from './service.ts';
import { translateLines } from './translate-lines.ts';

/** Requirement 5.7. */
const MIN_CHARACTERS = 2;

interface Log {
  warn(details: object, message: string): void;
}

/** Translates English texts to Arabic. */
export interface Translator {
  /** Never throws, and is done within 20 seconds; what could not be translated comes back as it was. */
  translate(texts: Partial<Record<TranslatedField, string>>): Promise<TranslatedTexts>;
  /** Of the service and of the fallback. */
  health(): UpstreamHealth[];
}

/** Asks the translation service, and the fallback where that fails. */
export function buildTranslator(
  fetch: Fetch,
  settings: { url: string; key: string | undefined; fallbackUrl: string },
  log: Log,
  // For tests: how long things are waited for.
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

/** The service, left alone for a while after a failure, and for as long as it asks to be. */
function restful(
  service: TranslationService,
  restMs: number,
  log: Log,
): Pick<TranslationService, 'fits' | 'translate'> & { health(): UpstreamHealth } {
  const policy = breakAfterFailure(restMs);
  const { answered, failed, health } = rememberHealth(service.name);
  let rest = { from: 0, until: 0 };
  return {
    fits: service.fits,
    health,
    async translate(text, signal) {
      // By a clock that was set back, the rest has yet to begin.
      const isResting = Date.now() >= rest.from && Date.now() < rest.until;
      if (isResting) throw new UpstreamError('it asked to be left alone');
      try {
        const made = await policy.execute(
          (context) => service.translate(text, context.signal),
          signal,
        );
        answered();
        return made;
      } catch (error) {
        // Nobody was asked.
        if (error instanceof BrokenCircuitError || error instanceof TaskCancelledError) {
          throw new UpstreamError('it is left alone');
        }
        failed();
        log.warn({ err: error, upstream: service.name }, 'an outside service failed');
        const wish = error instanceof UpstreamError ? error.retryAfterMs : null;
        if (wish) rest = { from: Date.now(), until: Date.now() + wish };
        throw error;
      }
    },
  };
}
