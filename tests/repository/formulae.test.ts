import { expect, test } from 'vitest';
import { KINDS } from '#domain/listing/kind.ts';
import { readStarterListings } from '#domain/listing/transfer/starter.ts';
import { CURRENT_METHOD } from '#domain/method/method.ts';

// Notes are written for one listing each: a phrase that recurs from page to page reads as generated and says little.
const RUN = 6;
const MAX_LISTINGS = 3;
const FIGURE = '#';
// A date beside a name is no formula.
const MAX_FIGURES = 2;
// Introduces the list of what was read; the list differs.
const LABEL = /Documents read: (?:those listed under riba)?/;

type Listing = Awaited<ReturnType<typeof readStarterListings>>[number];

const listings = [
  ...(await readStarterListings('coin')),
  ...(await readStarterListings('exchange')),
];

test.each(['en', 'ar'] as const)(
  'no run of six words is in more than three listings’ notes (%s)',
  (language) => {
    const owners = new Map<string, Set<string>>();
    for (const listing of listings) {
      for (const run of notes(listing, language).flatMap((note) => runs(note, listing))) {
        owners.set(run, (owners.get(run) ?? new Set()).add(listing.id));
      }
    }
    expect(owners.size).toBeGreaterThan(5000);
    const repeated = [...owners].filter(([, ids]) => ids.size > MAX_LISTINGS);
    expect(repeated.map(([run, ids]) => `${run}: ${[...ids].join(', ')}`)).toEqual([]);
  },
);

/** The reason, and the notes of the rulings and on soundness. */
function notes({ texts, rulings, soundness }: Listing, language: 'en' | 'ar'): string[] {
  return [
    texts[language]?.reason,
    ...Object.values(rulings)
      .flatMap(({ grounds }) => Object.values(grounds?.criteria ?? {}))
      .map(({ note }) => note?.[language]),
    ...Object.values(soundness ?? {}).map((answer) => answer?.note?.[language]),
  ].flatMap((note) => (typeof note === 'string' ? [note.replace(LABEL, '')] : []));
}

// Names of several words, such as “Proceeds and treasury”, are as long as a formula.
const CRITERIA = KINDS.flatMap((kind) => Object.values(CURRENT_METHOD.criteria[kind]))
  .flatMap(({ name }) => [name.en.toLowerCase(), name.ar])
  .filter((name) => name.includes(' '));

// Sentence by sentence, with names and numbers masked.
function runs(note: string, { texts, symbol }: Listing): string[] {
  const own = [texts.en?.name, texts.ar?.name, symbol].filter((name) => name?.trim());
  const masked = [...own, ...CRITERIA].reduce<string>(
    (text, name) => text.replaceAll(name ?? '', FIGURE),
    note,
  );
  return masked.split(/[.؟?!](?:\s|$)/).flatMap((sentence) => {
    const words = (sentence.match(/[\p{L}\p{M}\p{N}#’'%]+/gu) ?? []).map((word, place) =>
      /[\d#]/.test(word) || (place > 0 && /^\p{Lu}/u.test(word)) ? FIGURE : word.toLowerCase(),
    );
    return words
      .slice(RUN - 1)
      .map((_, start) => words.slice(start, start + RUN))
      .filter((run) => run.filter((word) => word === FIGURE).length <= MAX_FIGURES)
      .map((run) => run.join(' '));
  });
}
