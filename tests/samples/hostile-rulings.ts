import type { Kind } from '#domain/listing/kind.ts';
import { CURRENT_METHOD, criteriaOf } from '#domain/method/method.ts';
import type { Scope } from '#domain/method/scope.ts';
import type { Answer, Grounds, Ruling, Rulings } from '#domain/ruling/ruling.ts';
import type { Mark } from './hostile-markup.ts';

/** The fields of a ruling that take any text. */
export const RULING_FIELDS = [
  ...['note', 'quote', 'title', 'departure', 'reviewer'].map((field) => `ruling.${field}`),
  ...['who', 'quote', 'title'].map((field) => `position.${field}`),
];

interface Ruled {
  kind: Kind;
  numbers: number[];
  /** The address with a payload of that number. */
  address: (number: number) => string;
}

/** Rulings on spot and on margin with each of these payloads in each of their texts. */
export function markedRulings(mark: Mark, ruled: Ruled): Rulings {
  const of = (scope: Scope): Ruling => ({
    verdict: 'halal',
    ruledAt: '2026-05-01T00:00:00.000Z',
    grounds: grounds(mark, scope, ruled),
  });
  return { spot: of('spot'), margin: of('margin') };
}

/** Addresses that no form takes, as somebody may have written them into the database. */
export const PLANTED_ADDRESSES = [
  'javascript:window.hacked=1',
  ' https://coin.example/',
  'https:coin.example',
  'data:text/html,<script>window.hacked=1</script>',
  '//evil.example',
  'nowhere',
  '',
];

function grounds(mark: Mark, scope: Scope, { kind, numbers, address }: Ruled): Grounds {
  const every = (field: string) => numbers.map((number) => mark(field, number)).join('\n');
  const [first = 0] = numbers;
  const asked = criteriaOf(CURRENT_METHOD, kind, scope);
  const some = scope === 'spot' ? numbers : numbers.slice(0, 2);
  const shares = asked.map((_, place) => some.filter((__, at) => at % asked.length === place));
  const criteria = asked.flatMap((criterion, place): [string, Answer][] => {
    const share = shares[place] ?? [];
    if (share.length === 0) return [];
    const evidence = share.map((number) => ({
      url: address(number),
      title: mark('ruling.title', number),
      quote: mark('ruling.quote', number),
      readOn: '2026-11-01',
    }));
    const note = { en: every('ruling.note'), ar: every('ruling.note') };
    return [[criterion, { finding: 'concern', note, evidence }]];
  });
  return {
    method: CURRENT_METHOD.version,
    firmness: 'disputed',
    reviewDue: '2026-01-01',
    reviewer: mark('ruling.reviewer', scope === 'spot' ? first : (numbers.at(-1) ?? first)),
    departure: { en: every('ruling.departure'), ar: every('ruling.departure') },
    criteria: Object.fromEntries(criteria),
    positions: some.map((number) => ({
      who: { en: mark('position.who', number), ar: mark('position.who', number) },
      stance: 'haram',
      quote: mark('position.quote', number),
      language: 'en',
      url: address(number),
      title: mark('position.title', number),
      saidOn: '2025',
    })),
  };
}
