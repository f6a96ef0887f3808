import type { Logger } from 'pino';
import type { OnEnd } from '#cli/operator/operator.ts';
import type { Changes } from '#db/changes.ts';
import type { IdentifierCache } from '#domain/look-alike/identifier-cache.ts';

/**
 * Reads the identifiers of all listings before the first check, but after the server listens for changes: an earlier reading would
 * be repeated. The end of the server cuts a reading off, which is no error.
 */
export function readAhead(
  {
    identifiers,
    changes,
    log,
  }: {
    identifiers: Pick<IdentifierCache, 'get'>;
    changes: Pick<Changes, 'onChange'>;
    log: Pick<Logger, 'error'>;
  },
  onEnd: OnEnd,
): void {
  let isEnding = false;
  onEnd(async () => {
    isEnding = true;
  });
  changes.onChange((changed) => {
    if (changed !== null) return;
    identifiers.get().catch((error: unknown) => {
      if (!isEnding) log.error({ err: error }, 'listings were not read');
    });
  });
}
