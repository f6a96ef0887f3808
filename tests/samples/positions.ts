import { type Position, positionSchema } from '#domain/position/position.ts';

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
