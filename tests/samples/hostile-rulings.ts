import type { Kind } from '#domain/listing/kind.ts';
import { everyCriterionOf, methodOf } from '#domain/method/method.ts';
import type { Scope } from '#domain/method/scope.ts';
import type { Position } from '#domain/position/position.ts';
import type { Answer, Grounds, Ruling, Rulings } from '#domain/ruling/ruling.ts';
import { QUESTIONS, type Soundness } from '#domain/soundness/soundness.ts';
import type { FieldText } from './hostile-markup.ts';
import { newPosition } from './rulings.ts';

const STATED_FIELDS = ['person', 'quote', 'gloss', 'title', 'reporter', 'note'];

/** Positions of a body `marked`, one for each of `numbers` in each of their texts, on all coins and on one exchange in turn. */
export function positionsWithTexts(textFor: FieldText, numbers: readonly number[]): Position[] {
  return numbers.map((number) => {
    const text = (field: string) => textFor(`stated.${field}`, number);
    const both = (field: string) => ({ en: text(field), ar: text(field) });
    return newPosition({
      id: `marked-${number}`,
      body: { en: 'Marked', ar: 'هيئة' },
      person: both('person'),
      quote: text('quote'),
      language: 'tr',
      gloss: both('gloss'),
      title: text('title'),
      source: 'reported',
      reportedBy: both('reporter'),
      note: both('note'),
      covers: [
        number % 2 ? { type: 'listing', kind: 'exchange', id: 'marked' } : { type: 'class' },
      ],
    });
  });
}

/** The fields of a ruling, of positions on it and of soundness that take any text. */
export const RULING_FIELDS = [
  ...STATED_FIELDS.map((field) => `stated.${field}`),
  ...['note', 'quote', 'title', 'departure', 'reviewer'].map((field) => `ruling.${field}`),
  ...['who', 'quote', 'title'].map((field) => `position.${field}`),
  ...['note', 'quote', 'title'].map((field) => `soundness.${field}`),
];

interface Options {
  kind: Kind;
  numbers: readonly number[];
  /** The address with a payload of that number. */
  address: (number: number) => string;
}

/** Rulings on spot and margin with every one of `numbers` in each of their texts. */
export function rulingsWithTexts(textFor: FieldText, options: Options): Rulings {
  const of = (scope: Scope): Ruling => ({
    verdict: 'halal',
    ruledAt: '2026-05-01T00:00:00.000Z',
    grounds: grounds(textFor, scope, options),
  });
  return { spot: of('spot'), margin: of('margin') };
}

/** Answers about soundness with every one of `numbers` in each of their texts. */
export function soundnessWithTexts(
  textFor: FieldText,
  { numbers, address }: Pick<Options, 'numbers' | 'address'>,
): Soundness {
  const answers = QUESTIONS.map((question, place) => {
    const share = numbers.filter((_, at) => at % QUESTIONS.length === place);
    const note = share.map((number) => textFor('soundness.note', number)).join('\n');
    const evidence = share.map((number) => ({
      url: address(number),
      title: textFor('soundness.title', number),
      quote: textFor('soundness.quote', number),
      readOn: '2026-11-01',
    }));
    return [question, { answer: 'partly', note: { en: note, ar: note }, evidence }];
  });
  return Object.fromEntries(answers);
}

/** Addresses that forms refuse, written directly into the database. */
export const PLANTED_ADDRESSES = [
  'javascript:window.hacked=1',
  ' https://coin.example/',
  'https:coin.example',
  'data:text/html,<script>window.hacked=1</script>',
  '//evil.example',
  'nowhere',
  '',
];

function grounds(textFor: FieldText, scope: Scope, { kind, numbers, address }: Options): Grounds {
  const textsOf = (field: string) => numbers.map((number) => textFor(field, number)).join('\n');
  const [first = 0] = numbers;
  // The version whose rulings hold positions.
  const method = methodOf('1');
  const all = everyCriterionOf(method, kind, scope);
  const some = scope === 'spot' ? numbers : numbers.slice(0, 2);
  const shares = all.map((_, place) => some.filter((__, at) => at % all.length === place));
  const criteria = all.flatMap((criterion, place): [string, Answer][] => {
    const share = shares[place] ?? [];
    if (share.length === 0) return [];
    const evidence = share.map((number) => ({
      url: address(number),
      title: textFor('ruling.title', number),
      quote: textFor('ruling.quote', number),
      readOn: '2026-11-01',
    }));
    const note = share.map((number) => textFor('ruling.note', number)).join('\n');
    return [[criterion, { finding: 'concern', note: { en: note, ar: note }, evidence }]];
  });
  return {
    method: method.version,
    firmness: 'disputed',
    reviewDue: '2026-01-01',
    reviewer: textFor('ruling.reviewer', scope === 'spot' ? first : (numbers.at(-1) ?? first)),
    departure: { en: textsOf('ruling.departure'), ar: textsOf('ruling.departure') },
    criteria: Object.fromEntries(criteria),
    positions: some.map((number) => ({
      who: { en: textFor('position.who', number), ar: textFor('position.who', number) },
      stance: 'haram',
      quote: textFor('position.quote', number),
      language: 'en',
      url: address(number),
      title: textFor('position.title', number),
      saidOn: '2025',
    })),
  };
}
