import { TERMS } from '#domain/terms/terms.ts';

/** Whether a document is one listing as the API answers it, which has no grounds of rulings, no Turkish and no doubts. */
export function isApiResponse(raw: Record<string, unknown>): boolean {
  return 'arabicReason' in raw && 'translations' in raw && !('rulings' in raw);
}

/** An answer's soundness, products, or fees and availability in the shape of a document; other values as they are. */
export function fromApi(name: string, value: unknown): unknown {
  if (name === 'soundness') return withoutWatch(soundnessOf(value));
  if (name === 'offers') return withoutWatch(offersOf(value));
  return name === 'terms' ? withoutWatch(termsOf(value)) : value;
}

function soundnessOf(value: unknown): unknown {
  const { answers } = record(value);
  if (!Array.isArray(answers)) return value;
  return Object.fromEntries(
    answers.map(record).map(({ question, ...answer }) => [String(question), answer]),
  );
}

function offersOf(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return Object.fromEntries(
    value
      .map(record)
      .map(({ scope, main, ...offer }) => [
        String(scope),
        main === true ? { ...offer, isMain: true } : offer,
      ]),
  );
}

// The API has null for what was not looked at.
function termsOf(value: unknown): unknown {
  const terms = record(value);
  if (!TERMS.some((term) => terms[term] === null)) return value;
  return Object.fromEntries(Object.entries(terms).filter(([, term]) => term !== null));
}

// The state of a quote is left to this site's own watch.
function withoutWatch(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWatch);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      key === 'watch' ? [] : [[key, withoutWatch(inner)]],
    ),
  );
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
