import { describe, expect, test } from 'vitest';
import { KINDS } from '#domain/listing/kind.ts';
import { readStarterListings } from '#domain/listing/transfer/starter.ts';
import { foldForSearch } from './search-text.ts';
import { SPELLINGS, spellingsOf } from './spellings.ts';

describe('a name that is written in more ways than one', () => {
  test.each([
    ['بتكوين', 'بيتكوين'],
    ['بيتكوين', 'بتكوين'],
    ['بت كوين', 'بيتكوين'],
    ['بايننس', 'باينانس'],
    ['باينانس', 'بايننس'],
    ['ايثريوم', 'إيثيريوم'],
    ['جولد', 'غولد'],
  ])('«%s» is «%s» too', (typed, meant) => {
    expect(spellingsOf(foldForSearch(typed))).toContain(foldForSearch(meant));
  });

  test('is searched for as it was typed first', () => {
    expect(spellingsOf('بتكوين')[0]).toBe('بتكوين');
  });

  test('is known among other words', () => {
    expect(spellingsOf('سعر بتكوين كاش')).toContain('سعر بيتكوين كاش');
  });

  test('is known once there is enough of it', () => {
    expect(spellingsOf('بتكو')).toContain('بيتكوين');
    expect(spellingsOf('بتك')).toEqual(['بتك']);
  });

  test('is not looked for inside of other words', () => {
    expect(spellingsOf('قيتار')).toEqual(['قيتار']);
    expect(spellingsOf('bitcoin')).toEqual(['bitcoin']);
  });
});

describe('the table of spellings', () => {
  test('has each spelling once, folded', () => {
    const all = SPELLINGS.flat();
    expect(all.filter((spelling, place) => all.indexOf(spelling) !== place)).toEqual([]);
    expect(all.map(foldForSearch)).toEqual(all);
  });

  test('begins each row with the spelling of the directory', async () => {
    const starters = await Promise.all(KINDS.map(readStarterListings));
    const names = starters.flat().map(({ texts }) => foldForSearch(texts.ar?.name ?? ''));
    const unknown = SPELLINGS.filter(([first = '']) => !names.some((name) => name.includes(first)));
    expect(unknown).toEqual([]);
  });
});
