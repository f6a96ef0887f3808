import type { z } from 'zod';
import { changeRuling } from '#domain/listing/change/change-ruling.ts';
import { type Listing, withRulings } from '#domain/listing/listing.ts';
import { CURRENT_METHOD } from '#domain/method/method.ts';
import { SPOT } from '#domain/method/scope.ts';
import { type Position, positionSchema } from '#domain/position/position.ts';
import { type Grounds, groundsSchema, type Ruling } from '#domain/ruling/ruling.ts';
import type { Verdict } from '#domain/ruling/verdict.ts';

/** A sentence that a criterion may rest on. */
export const EVIDENCE = {
  url: 'https://paper.example/coin.pdf',
  title: 'The coin’s paper',
  quote: 'No interest is paid to anybody.',
  readOn: '2026-11-01',
};

/** The `watch` in the API of evidence that has not been looked for again. */
export const UNWATCHED = {
  state: null,
  lookedOn: null,
  seenOn: null,
  unreadable: false,
  textHash: null,
  hashedOn: null,
  hashedAsRead: false,
};

/** A criterion that passes, with its source. */
export const PASS = {
  finding: 'pass' as const,
  note: { en: 'Nothing bears interest.', ar: 'لا فائدة في شيء منها.' },
  evidence: [EVIDENCE],
};

/** The position of a body, with its source. */
export const POSITION = {
  who: { en: 'A board', ar: 'هيئة شرعية' },
  stance: 'questionable' as const,
  quote: 'It may be held by those who do not lend it.',
  language: 'en' as const,
  url: 'https://board.example/ruling',
  title: 'A ruling',
  saidOn: '2025',
};

/** A position on crypto-assets as such; forbidden unless said otherwise. */
export function newPosition(given: Partial<Position> & { id: string }): Position {
  return positionSchema.parse({
    decision: given.id,
    body: { en: 'A board', ar: 'هيئة شرعية' },
    stance: 'forbidden',
    covers: [{ type: 'class' }],
    quote: 'It is not permitted.',
    language: 'en',
    gloss: { en: null, ar: 'لا يجوز.' },
    url: 'https://board.example/ruling',
    title: 'A ruling',
    source: 'own',
    saidOn: '2025-03',
    readOn: '2026-11-01',
    ...given,
  });
}

type GroundsInput = z.input<ReturnType<typeof groundsSchema>>;

/** Grounds of a coin's main ruling by the current version; a single criterion passes unless said otherwise. */
export function currentGrounds(given: Partial<GroundsInput> = {}) {
  const why = { en: 'Its makers call it money to pay with.', ar: 'يسمّيها أصحابها نقودًا للدفع.' };
  const asset = { kind: 'payment', why };
  const grounds = { ...JUDGED, asset, criteria: { riba: PASS }, ...given };
  return groundsSchema('coin', SPOT, {}).parse(grounds);
}

/** Grounds of a coin's ruling on lending by the current version. */
export function groundsOfLending(given: Partial<GroundsInput> = {}) {
  const grounds = { ...JUDGED, criteria: { source: PASS }, ...given };
  return groundsSchema('coin', 'earn', {}).parse(grounds);
}

const JUDGED = { method: CURRENT_METHOD.version, judgedOn: '2026-11-01' };

/** Grounds of a coin's main ruling by the first version; a single criterion passes unless said otherwise. */
export function newGrounds(given: Partial<GroundsInput> = {}) {
  const grounds = { method: '1', firmness: 'disputed', criteria: { riba: PASS }, ...given };
  return groundsSchema('coin', SPOT, {}).parse(grounds);
}

/** A ruling with these grounds: halal, of the 1st of May 2026, unless said otherwise. */
export function newRuling(given: Partial<Ruling> = {}): Ruling {
  return { verdict: 'halal', ruledAt: '2026-05-01T00:00:00.000Z', grounds: newGrounds(), ...given };
}

/** The listing with another main ruling. */
export function ruledAs(listing: Listing, verdict: Verdict | null, grounds?: Grounds): Listing {
  return withRulings(listing, changeRuling(listing.rulings, SPOT, verdict, grounds));
}

/** The values of a form as fields, named as the form names them: `criteria.riba.evidence[0].url`. */
export function formFields(values: unknown, name = ''): Record<string, string> {
  if (Array.isArray(values)) {
    return Object.assign({}, ...values.map((row, place) => formFields(row, `${name}[${place}]`)));
  }
  if (typeof values !== 'object' || values === null) return { [name]: String(values) };
  const parts = Object.entries(values).map(([part, value]) =>
    formFields(value, name ? `${name}.${part}` : part),
  );
  return Object.assign({}, ...parts);
}
