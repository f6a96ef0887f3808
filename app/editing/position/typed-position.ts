import { z } from 'zod';
import { bothOrNone, typed, typedInBoth, typedLine } from '#app/editing/form/typed-texts.ts';
import { isKind } from '#domain/listing/kind.ts';
import { STANCES } from '#domain/method/definition.ts';
import type { Cover, Position } from '#domain/position/position.ts';

// The values of a position's form: all texts as they are typed. `positionSchema` checks their limits.

export const typedPosition = z.object({
  version: typed,
  body: typedInBoth,
  person: typedInBoth,
  school: typedInBoth,
  country: typedLine,
  saidOn: typedLine,
  stance: z.enum(['', ...STANCES]).default(''),
  /** One per line: `class`, `kind payment`, `coin bitcoin`, `exchange binance staking`, `act futures`. */
  covers: typed,
  language: typedLine,
  quote: typed,
  gloss: typedInBoth,
  /** `on`: the box is ticked. */
  isGlossRead: typed,
  note: typedInBoth,
  url: typedLine,
  title: typedLine,
  source: z.enum(['own', 'reported']).default('own'),
  reportedBy: typedInBoth,
  readOn: typedLine,
  copiedOn: typedLine,
  id: typedLine,
  decision: typedLine,
});
export type PositionValues = z.output<typeof typedPosition>;

/** The names of the form's fields, from top to bottom. */
export const POSITION_FIELDS = Object.entries(typedPosition.shape)
  .filter(([name]) => name !== 'version')
  .flatMap(([name, schema]) =>
    schema instanceof z.ZodPrefault ? [`${name}.en`, `${name}.ar`] : [name],
  );

/** The form of a position, or of a new one. `today`: an ISO day. */
export function formOfPosition(
  position: Position | null,
  { today }: { today: string },
): PositionValues {
  if (!position) return typedPosition.parse({ readOn: today });
  const { covers, isGlossRead, gloss, ...rest } = position;
  const texts = Object.entries(rest).map(([name, value]) => [name, value ?? undefined]);
  return typedPosition.parse({
    ...Object.fromEntries(texts),
    covers: covers.map(lineOf).join('\n'),
    gloss: { en: gloss.en ?? '', ar: gloss.ar ?? '' },
    isGlossRead: isGlossRead ? 'on' : '',
  });
}

/** The position in a form in its stored shape, not yet checked. */
export function positionFromForm(input: PositionValues) {
  const { version: _, body, person, school, reportedBy, note, ...others } = input;
  const { gloss, covers, isGlossRead, ...rest } = others;
  return {
    ...rest,
    body: bothOrNone(body),
    person: bothOrNone(person),
    school: bothOrNone(school),
    note: bothOrNone(note),
    gloss: { en: gloss.en.trim() || null, ar: gloss.ar.trim() || null },
    covers: coverLines(covers).map(coverFromLine),
    isGlossRead: isGlossRead !== '',
    country: rest.country || null,
    saidOn: rest.saidOn || null,
    reportedBy: rest.source === 'reported' ? bothOrNone(reportedBy) : null,
    copiedOn: rest.copiedOn || null,
  };
}

function lineOf(cover: Cover): string {
  switch (cover.type) {
    case 'class':
      return 'class';
    case 'asset':
      return `kind ${cover.asset}`;
    case 'listing':
      return [cover.kind, cover.id, cover.act].filter(Boolean).join(' ');
    default:
      return `act ${cover.act}`;
  }
}

/** The lines that `coverFromLine` reads, for the editor. */
export const COVER_LINES =
  'class, kind payment, coin bitcoin, exchange binance staking, act futures';

/** Lines of the field `covers`, without empty ones. */
export function coverLines(covers: string): string[] {
  return covers.split(/\r?\n/).flatMap((line) => line.trim() || []);
}

/** The thing that a line covers; the schema refuses a line that is not understood. */
export function coverFromLine(line: string): object {
  const [first = '', second = '', act] = line.split(/\s+/);
  if (isKind(first)) return { type: 'listing', kind: first, id: second, ...(act && { act }) };
  if (first === 'kind') return { type: 'asset', asset: second };
  if (first === 'act') return { type: 'act', act: second };
  return { type: line };
}
